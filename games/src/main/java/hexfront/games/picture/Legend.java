package hexfront.games.picture;

import hexfront.games.data.MapSheet;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

/** The panel below the map: title, scale, compass, what the signs mean, sources. */
final class Legend {
  private static final double INSET = 26;
  private static final double ROW = 27;
  private static final int ROWS = 6;
  private static final double COLUMN = 190;
  private static final double LINE = 14;

  /** One sign of the legend and its meaning. */
  private record Entry(String words, Consumer<Point> sign) {}

  private final MapPicture picture;
  private final MapSheet sheet;
  private final Svg svg = new Svg();
  private final List<Entry> entries = new ArrayList<>();

  Legend(MapPicture picture, MapSheet sheet) {
    this.picture = picture;
    this.sheet = sheet;
    grounds();
    lines();
    places();
    margins();
  }

  double height() {
    return ROWS * ROW + notes().size() * LINE + 92;
  }

  String draw() {
    double top = picture.height() + 4;
    svg.rect("panel", INSET, top, picture.width() - 2 * INSET, height() - 24);
    title(new Point(INSET + 24, top + 46));
    double left = INSET + 60 + Math.max(420, TextWidth.of(picture.title(), 30) * 1.06);
    int columns = (int) Math.max(1, (picture.width() - INSET - left - 10) / COLUMN);
    int rows = Math.max(ROWS, (entries.size() + columns - 1) / columns);
    double step = ROWS * ROW / rows;
    for (int i = 0; i < entries.size(); i++) {
      int column = i / rows;
      Point at = new Point(left + column * COLUMN + 24, top + 30 + i % rows * step);
      entries.get(i).sign.accept(at);
      svg.text("key", at.plus(new Point(32, 4.5)), entries.get(i).words);
    }
    double y = top + ROWS * ROW + 40;
    for (String line : notes()) {
      svg.text("small", new Point(INSET + 24, y), line);
      y += LINE;
    }
    return svg.toString();
  }

  private void title(Point at) {
    svg.text("title", at, picture.title());
    int hexes = picture.hexes().size();
    svg.text(
        "subtitle",
        at.plus(new Point(0, 24)),
        "One hex is " + Curve.text(picture.hexKm()) + " km from side to side; " + hexes + " hexes");
    double end = ruler(at.plus(new Point(0, 76)));
    svg.use("north", new Point(Math.max(at.x() + 330, end + 60), at.y() + 76), 1, 0);
  }

  /** A bar of round kilometres, about five hexes long. */
  private double ruler(Point at) {
    double pixels = picture.hexWidth() / picture.hexKm();
    double km = roundKilometres(5 * picture.hexKm());
    double part = km / 4 * pixels;
    for (int i = 0; i < 4; i++) {
      svg.rect(i % 2 == 0 ? "ruler" : "ruler light", at.x() + i * part, at.y(), part, 6);
    }
    svg.text("small", at.plus(new Point(-2, 20)), "0");
    svg.text("small", at.plus(new Point(2 * part - 8, 20)), Curve.text(km / 2));
    svg.text("small", at.plus(new Point(4 * part - 8, 20)), Curve.text(km) + " km");
    return at.x() + 4 * part;
  }

  private static double roundKilometres(double about) {
    double best = 20;
    for (double km : new double[] {20, 40, 60, 80, 100, 200, 400}) {
      if (Math.abs(km - about) < Math.abs(best - about)) {
        best = km;
      }
    }
    return best;
  }

  private void grounds() {
    entries.add(new Entry("Clear", at -> swatch(at, "paper", List.of())));
    for (MapPicture.Ground ground : picture.grounds()) {
      String symbol = SvgStyle.symbol(ground.kind());
      boolean textured = picture.symbols().stream().anyMatch(s -> s.kind().equals(ground.kind()));
      List<String> symbols = textured ? List.of(symbol, symbol, symbol) : List.of();
      entries.add(new Entry(Words.plain(ground.kind()), at -> swatch(at, ground.kind(), symbols)));
    }
  }

  private void swatch(Point at, String look, List<String> symbols) {
    Curve hex = new Curve();
    List<Point> corners = picture.corners();
    hex.from(at.plus(corners.getLast().times(0.42)));
    corners.forEach(corner -> hex.lineTo(at.plus(corner.times(0.42))));
    svg.path(look, hex.data()).path("grid", hex.data());
    for (int i = 0; i < symbols.size(); i++) {
      svg.use(symbols.get(i), at.plus(new Point((i - 1) * 6.5, i == 1 ? -3 : 3)), 0.8, 0);
    }
  }

  private void lines() {
    Map<String, Double> rivers = new LinkedHashMap<>();
    picture.rivers().forEach(s -> rivers.merge(s.kind(), s.width(), Math::max));
    rivers.forEach(
        (kind, width) ->
            entries.add(
                new Entry(
                    Words.plain(kind),
                    at -> {
                      svg.path("bank", wave(at), width);
                      svg.path("stream", wave(at), width - (width > 4 ? 2 : 1.4));
                    })));
    for (MapPicture.Barrier barrier : picture.barriers()) {
      String look = barrier.kind().equals("impassable") ? "barrier" : "barrier wet";
      entries.add(
          new Entry(Words.plain(barrier.kind()) + " hexside", at -> svg.path(look, dash(at))));
    }
    for (String kind : picture.routes().stream().map(MapPicture.Route::kind).distinct().toList()) {
      String look = SvgStyle.way(kind);
      entries.add(
          new Entry(
              Words.plain(kind),
              at -> svg.path(look + "-edge", wave(at)).path(look + "-bed", wave(at))));
    }
    if (!picture.bridges().isEmpty()) {
      entries.add(new Entry("Bridge", at -> svg.use("bridge", at, 1.3, 0)));
    }
    Set<String> seen = new LinkedHashSet<>();
    for (MapPicture.Border border : picture.borders()) {
      if (seen.add(border.kind().equals("river-line") ? border.name() : border.kind())) {
        String look = SvgStyle.border(border.kind());
        String words =
            border.kind().equals("river-line")
                ? Words.proper(border.name()) + " line"
                : Words.plain(border.kind());
        entries.add(new Entry(words, at -> svg.path(look, dash(at))));
      }
    }
  }

  private static String wave(Point at) {
    return new Curve()
        .from(at.plus(new Point(-20, 3)))
        .bendTo(at.plus(new Point(-10, -7)), at)
        .bendTo(at.plus(new Point(10, 7)), at.plus(new Point(20, -3)))
        .data();
  }

  private static String dash(Point at) {
    return new Curve().from(at.plus(new Point(-20, 0))).lineTo(at.plus(new Point(20, 0))).data();
  }

  private void places() {
    Set<String> kinds = new LinkedHashSet<>();
    picture.towns().forEach(town -> kinds.add(town.kind()));
    kinds.stream()
        .sorted((a, b) -> Integer.compare(Labels.rank(a), Labels.rank(b)))
        .forEach(
            kind ->
                entries.add(
                    new Entry(
                        kind.equals("village") ? "Village (no effect)" : Words.plain(kind),
                        at -> svg.use(SvgStyle.symbol(kind), at, 1, 0))));
  }

  private void zone(Point at, String look) {
    Curve box = new Curve().from(at.plus(new Point(-19, -8)));
    box.lineTo(at.plus(new Point(19, -8))).lineTo(at.plus(new Point(19, 8)));
    box.lineTo(at.plus(new Point(-19, 8))).close();
    svg.path(look, box.data());
  }

  private void margins() {
    Set<String> seenZones = new LinkedHashSet<>();
    for (MapPicture.Zone zone : picture.zones()) {
      if (zone.kind().equals("set-up") && seenZones.add(zone.side())) {
        entries.add(
            new Entry(
                Words.plain((zone.side() + " set-up area").strip()),
                at -> zone(at, "zone set-up " + zone.side())));
      }
    }
    if (!picture.marks().isEmpty()) {
      entries.add(new Entry("Airfield", at -> svg.use("airfield", at, 1.2, 0)));
    }
    Set<String> seen = new LinkedHashSet<>();
    for (MapPicture.Edge edge : picture.edges()) {
      if (seen.add(edge.side() + edge.kind())) {
        boolean thin = !edge.kind().equals("entry") && !edge.kind().equals("exit");
        String words = Words.plain((edge.side() + " " + edge.kind()).strip());
        entries.add(
            new Entry(
                words, at -> svg.path("band " + edge.side() + (thin ? " thin" : ""), dash(at))));
      }
    }
  }

  private List<String> notes() {
    int letters = (int) ((picture.width() - 2 * INSET - 48) / 6.1);
    List<String> lines = new ArrayList<>();
    wrap("Given: " + String.join("; ", sheet.given()) + ".", letters, lines);
    wrap("Reconstructed: " + String.join("; ", sheet.reconstructed()) + ".", letters, lines);
    wrap("Sources: " + String.join("; ", sheet.credits()) + ".", letters, lines);
    return lines;
  }

  private static void wrap(String text, int letters, List<String> lines) {
    String rest = text;
    while (rest.length() > letters) {
      int cut = rest.lastIndexOf(' ', letters);
      cut = cut <= 0 ? letters : cut;
      lines.add(rest.substring(0, cut));
      rest = rest.substring(cut).strip();
    }
    lines.add(rest);
  }
}
