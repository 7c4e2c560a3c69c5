package hexfront.games.picture;

import hexfront.engine.map.HexMap;
import hexfront.games.data.HexWords;
import hexfront.games.data.MapSheet;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;

/** Draws what the rules put on the map: areas along its edge, lines across it. */
final class Margins {
  private static final Set<String> NEAR = Set.of("entry", "exit");
  private static final Set<String> FAR = Set.of("supply", "edge");
  private static final Set<String> ZONES = Set.of("set-up", "out-of-play");
  private static final Set<String> MARKS = Set.of("airfield");
  private static final String STRETCH = "-stretch";

  private final MapSheet sheet;
  private final HexMap map;
  private final Layout layout;
  private final Regions regions;
  private final List<Point> badges = new ArrayList<>();

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
            badge(longest, upright, away + 17),
            upright));
  }

  /** A spot beside the middle of an edge, or as near to it as other badges allow. */
  private Point badge(List<Point> edge, boolean upright, double away) {
    Point best = outwards(edge.get(edge.size() / 2), upright, away);
    for (int i = 0; i < edge.size(); i++) {
      int step = (i + 1) / 2 * (i % 2 == 0 ? 1 : -1);
      int at = Math.clamp(edge.size() / 2 + step, 0, edge.size() - 1);
      Point spot = outwards(edge.get(at), upright, away);
      if (badges.stream().allMatch(other -> other.distance(spot) > layout.hexWidth() * 1.5)) {
        best = spot;
        break;
      }
    }
    badges.add(best);
    return best;
  }

  List<MapPicture.Zone> zones() {
    List<MapPicture.Zone> zones = new ArrayList<>();
    for (HexMap.Area area : map.areas().values()) {
      boolean whole = area.hexes().size() > map.grid().size() / 6 && area.kind().equals("set-up");
      if (ZONES.contains(area.kind()) && !area.hexes().isEmpty() && !whole) {
        zones.add(
            new MapPicture.Zone(
                sheet.labels().getOrDefault(area.name(), area.name()),
                area.kind(),
                area.side() == null ? "" : area.side(),
                regions.exact(area.hexes()),
                middle(area)));
      }
    }
    return zones;
  }

  /** Below the middle of the hex of an area that lies nearest its centre. */
  private Point middle(HexMap.Area area) {
    Point sum =
        area.hexes().stream()
            .mapToObj(layout::centre)
            .reduce(new Point(0, 0), Point::plus)
            .times(1.0 / area.hexes().size());
    return area.hexes().stream()
        .mapToObj(layout::centre)
        .min(Comparator.comparingDouble(sum::distance))
        .orElse(sum)
        .plus(new Point(0, layout.hexWidth() * 0.12));
  }

  List<MapPicture.Mark> marks() {
    double off = layout.hexWidth() * 0.27;
    return map.areas().values().stream()
        .filter(area -> MARKS.contains(area.kind()))
        .flatMap(
            area ->
                area.hexes().stream()
                    .mapToObj(
                        hex ->
                            new MapPicture.Mark(
                                area.kind(), layout.centre(hex).plus(new Point(off, -off * 0.6)))))
        .toList();
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

  /** The lines of the rules; rivers are drawn elsewhere, parts of a line with the whole. */
  List<MapPicture.Border> borders(Rivers rivers) {
    List<MapPicture.Border> borders = new ArrayList<>();
    for (HexMap.Line line : map.lines()) {
      if (!map.hexsideKinds().has(line.kind()) && !line.kind().endsWith(STRETCH)) {
        StringBuilder shape = new StringBuilder();
        pieces(line.hexsides()).forEach(piece -> shape.append(soft(rivers.corners(piece)).data()));
        borders.add(new MapPicture.Border(line.name(), line.kind(), shape.toString()));
      }
    }
    return borders;
  }

  /** The parts of a line that hang together. */
  private List<List<Integer>> pieces(List<Integer> hexsides) {
    List<List<Integer>> pieces = new ArrayList<>();
    HexWords words = new HexWords(map.grid());
    for (int hexside : hexsides) {
      if (pieces.isEmpty() || !words.meet(pieces.getLast().getLast(), hexside)) {
        pieces.add(new ArrayList<>());
      }
      pieces.getLast().add(hexside);
    }
    return pieces;
  }

  private Curve soft(List<Point> corners) {
    Shore shore = new Shore(layout);
    Curve curve = new Curve().from(corners.getFirst());
    for (int i = 1; i < corners.size(); i++) {
      Point middle = shore.middle(corners.get(i - 1), corners.get(i));
      if (i == 1) {
        curve.lineTo(middle);
      } else {
        curve.bendTo(corners.get(i - 1), middle);
      }
    }
    return curve.lineTo(corners.getLast());
  }
}
