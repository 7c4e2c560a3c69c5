package hexfront.games.picture;

import hexfront.engine.map.HexMap;
import hexfront.games.data.MapSheet;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;

/** Draws what the rules put on the map: areas along its edge, lines across it. */
final class Margins {
  private static final Set<String> NEAR = Set.of("entry", "exit");
  private static final Set<String> FAR = Set.of("supply", "edge");

  private final MapSheet sheet;
  private final HexMap map;
  private final Layout layout;
  private final Regions regions;

  Margins(MapSheet sheet, Layout layout, Regions regions) {
    this.sheet = sheet;
    this.map = sheet.map();
    this.layout = layout;
    this.regions = regions;
  }

  List<MapPicture.Edge> edges() {
    List<MapPicture.Edge> edges = new ArrayList<>();
    for (HexMap.Area area : map.areas().values()) {
      boolean near = NEAR.contains(area.kind());
      if (near || FAR.contains(area.kind())) {
        edge(area, near ? 7 : 16, edges);
      }
    }
    return edges;
  }

  private void edge(HexMap.Area area, double away, List<MapPicture.Edge> edges) {
    List<List<Point>> runs = regions.alongTheMapEdge(area.hexes(), away);
    if (runs.isEmpty()) {
      return;
    }
    List<Point> longest = runs.stream().max(Comparator.comparingInt(List::size)).orElseThrow();
    List<String> band = runs.stream().map(Margins::line).toList();
    Point middle = longest.get(longest.size() / 2);
    Point first = longest.getFirst();
    Point last = longest.getLast();
    boolean upright = Math.abs(last.y() - first.y()) > Math.abs(last.x() - first.x());
    MapSheet.Origin origin = sheet.origins().get(area.name());
    String label = sheet.labels().getOrDefault(area.name(), area.name());
    edges.add(
        new MapPicture.Edge(
            label,
            area.kind(),
            area.side() == null ? "" : area.side(),
            origin == null || origin.given(),
            band,
            outwards(middle, upright, away + 17),
            upright));
  }

  /** A spot in the margin beside a point of the edge. */
  private Point outwards(Point middle, boolean upright, double away) {
    double margin = Math.max(14, 46 - away);
    if (upright) {
      boolean west = middle.x() < layout.width() / 2;
      return new Point(west ? margin : layout.width() - margin, middle.y());
    }
    boolean north = middle.y() < layout.height() / 2;
    return new Point(middle.x(), north ? margin : layout.height() - margin);
  }

  private static String line(List<Point> points) {
    Curve curve = new Curve().from(points.getFirst());
    points.stream().skip(1).forEach(curve::lineTo);
    return curve.data();
  }

  /** The lines of the rules; rivers are drawn elsewhere. */
  List<MapPicture.Border> borders(Rivers rivers) {
    Shore shore = new Shore(layout);
    List<MapPicture.Border> borders = new ArrayList<>();
    for (HexMap.Line line : map.lines()) {
      if (!map.hexsideKinds().has(line.kind()) && !line.hexsides().isEmpty()) {
        List<Point> corners = rivers.corners(line.hexsides());
        Curve curve = new Curve().from(corners.getFirst());
        for (int i = 1; i < corners.size(); i++) {
          Point middle = shore.middle(corners.get(i - 1), corners.get(i));
          if (i == 1) {
            curve.lineTo(middle);
          } else {
            curve.bendTo(corners.get(i - 1), middle);
          }
        }
        curve.lineTo(corners.getLast());
        borders.add(new MapPicture.Border(line.name(), line.kind(), curve.data()));
      }
    }
    return borders;
  }
}
