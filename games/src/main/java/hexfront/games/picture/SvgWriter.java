package hexfront.games.picture;

import hexfront.games.data.MapFile;
import hexfront.games.data.MapSheet;

/** Writes a map as a printable sheet: the map, and below it legend, scale, compass and credits. */
public final class SvgWriter {

  private final MapPicture picture;
  private final Svg svg = new Svg();

  private SvgWriter(MapPicture picture) {
    this.picture = picture;
  }

  public static String write(MapSheet sheet) {
    MapPicture picture = MapPainter.paint(sheet);
    Legend legend = new Legend(picture, sheet);
    SvgWriter writer = new SvgWriter(picture);
    return writer.head(legend.height()).map().toString() + legend.draw() + "</svg>\n";
  }

  /** Writes a map with something drawn on it, and what that is told below instead of the legend. */
  public static String write(MapSheet sheet, Overlay overlay) {
    MapPicture picture = MapPainter.paint(sheet);
    OverlayWriter over = new OverlayWriter(picture, overlay);
    SvgWriter writer = new SvgWriter(picture);
    return writer.head(over.height()).map().toString() + over.draw() + "</svg>\n";
  }

  private SvgWriter head(double below) {
    double height = picture.height() + below;
    svg.raw(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%s\" height=\"%s\" viewBox=\"0 0 %s %s\" fill=\"none\" role=\"img\">"
            .formatted(
                Curve.text(picture.width()),
                Curve.text(height),
                Curve.text(picture.width()),
                Curve.text(height)));
    svg.raw("<title>" + Svg.escape(picture.title()) + "</title>");
    svg.raw(SvgStyle.STYLE.strip());
    svg.raw(SvgStyle.SYMBOLS.strip());
    svg.raw("<clipPath id=\"map\"><path d=\"" + picture.outline() + "\"/></clipPath>");
    svg.rect("page", 0, 0, picture.width(), height);
    return this;
  }

  private SvgWriter map() {
    svg.path("shade", picture.outline());
    svg.path("paper", picture.outline());
    svg.raw("<g clip-path=\"url(#map)\">");
    grounds(false);
    symbols();
    svg.path("grid", picture.gridLines());
    zones();
    picture.borders().stream()
        .filter(border -> border.kind().equals("river-line"))
        .forEach(border -> svg.path("river-line", border.shape()));
    rivers();
    grounds(true);
    numbers();
    barriers();
    svg.close();
    svg.path("rim", picture.outline());
    bands();
    routes();
    bridges();
    borders();
    picture.edges().forEach(edge -> badge(svg, edge));
    zoneNames();
    towns();
    letterings();
    labels();
    return this;
  }

  private void grounds(boolean wet) {
    for (MapPicture.Ground ground : picture.grounds()) {
      if (MapFile.WATER.contains(ground.kind()) == wet) {
        svg.path(ground.kind(), ground.shape());
        if (wet) {
          svg.path("shoal", ground.shape()).path("coast", ground.shape());
        }
      }
    }
    if (wet
        && picture.grounds().stream().anyMatch(ground -> MapFile.WATER.contains(ground.kind()))) {
      svg.raw("<clipPath id=\"water\"><path d=\"" + wetShapes() + "\"/></clipPath>");
      svg.raw("<g clip-path=\"url(#water)\" opacity=\".45\">");
      svg.path("grid", picture.gridLines()).close();
    }
  }

  private String wetShapes() {
    StringBuilder shapes = new StringBuilder();
    picture.grounds().stream()
        .filter(ground -> MapFile.WATER.contains(ground.kind()))
        .forEach(ground -> shapes.append(ground.shape()));
    return shapes.toString();
  }

  private void zones() {
    for (MapPicture.Zone zone : picture.zones()) {
      svg.path("zone " + zone.kind() + " " + zone.side(), zone.shape());
    }
  }

  private void zoneNames() {
    picture.zones().stream()
        .filter(zone -> !zone.kind().equals("out-of-play"))
        .forEach(zone -> svg.text("zone-name " + zone.side(), zone.at(), zone.label()));
    picture.marks().forEach(mark -> svg.use(mark.kind(), mark.at(), 1, 0));
  }

  private void symbols() {
    for (MapPicture.Symbol symbol : picture.symbols()) {
      svg.use(SvgStyle.symbol(symbol.kind()), symbol.at(), symbol.scale(), 0);
    }
  }

  private void rivers() {
    picture.rivers().forEach(s -> svg.path("bank", s.shape(), s.width()));
    picture.rivers().stream()
        .filter(s -> s.width() > 2)
        .forEach(s -> svg.path("stream", s.shape(), s.width() - (s.width() > 4 ? 2 : 1.4)));
  }

  private void numbers() {
    for (MapPicture.Hex hex : picture.hexes()) {
      Point at = hex.label().plus(new Point(0, 2.6));
      svg.text(hex.water() ? "number wet" : "number", at, hex.number());
    }
  }

  private void barriers() {
    for (MapPicture.Barrier barrier : picture.barriers()) {
      boolean wet = MapFile.WATER.contains(barrier.kind()) || barrier.kind().equals("strait");
      svg.path(wet ? "barrier wet" : "barrier", barrier.shape());
    }
  }

  private void routes() {
    routes(false, "edge");
    routes(false, "bed");
    routes(true, "edge");
    routes(true, "bed");
  }

  private void routes(boolean rail, String layer) {
    picture.routes().stream()
        .filter(route -> MapPainter.isRail(route.kind()) == rail)
        .forEach(route -> svg.path(SvgStyle.way(route.kind()) + "-" + layer, route.shape()));
  }

  private void bridges() {
    picture.bridges().forEach(bridge -> svg.use("bridge", bridge.at(), 1, bridge.degrees()));
  }

  private void borders() {
    picture.borders().stream()
        .filter(border -> !border.kind().equals("river-line"))
        .forEach(border -> svg.path(SvgStyle.border(border.kind()), border.shape()));
  }

  private void bands() {
    for (MapPicture.Edge edge : picture.edges()) {
      boolean thin = !edge.kind().equals("entry") && !edge.kind().equals("exit");
      edge.band().forEach(d -> svg.path("band " + edge.side() + (thin ? " thin" : ""), d));
    }
  }

  private static void badge(Svg svg, MapPicture.Edge edge) {
    Point text = edge.badge().plus(new Point(0, 5));
    if (edge.label().length() <= 2) {
      svg.circle("badge " + edge.side(), edge.badge(), 12);
      svg.text("badge-text", text, edge.label());
      return;
    }
    double wide = TextWidth.of(edge.label(), 10.5) + 12;
    String turn = edge.upright() ? " rotate(-90)" : "";
    svg.raw("<g transform=\"translate(" + Curve.text(edge.badge()) + ")" + turn + "\">");
    svg.raw(
        "<rect class=\"badge %s\" x=\"%s\" y=\"-8\" width=\"%s\" height=\"16\" rx=\"8\"/>"
            .formatted(edge.side(), Curve.text(-wide / 2), Curve.text(wide)));
    svg.text("badge-text long", new Point(0, 3.6), edge.label());
    svg.close();
  }

  private void towns() {
    picture
        .towns()
        .forEach(town -> svg.use(SvgStyle.symbol(town.kind()), town.at(), size(town), 0));
  }

  private static double size(MapPicture.Town town) {
    return Labels.rank(town.kind()) == 0 ? 1.3 : 1;
  }

  private void letterings() {
    for (MapPicture.Lettering lettering : picture.letterings()) {
      svg.raw("<g aria-label=\"" + Svg.escape(lettering.text()) + "\">");
      for (MapPicture.Glyph glyph : lettering.glyphs()) {
        svg.turnedText(
            "water-name " + lettering.kind(), glyph.at(), glyph.degrees(), glyph.letter());
      }
      svg.close();
    }
  }

  private void labels() {
    for (MapPicture.Label label : picture.labels()) {
      svg.text("name " + SvgStyle.lettering(label.kind()), label.at(), label.text());
    }
  }

  @Override
  public String toString() {
    return svg.toString();
  }
}
