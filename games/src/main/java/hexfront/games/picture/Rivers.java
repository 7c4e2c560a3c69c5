package hexfront.games.picture;

import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexMap;
import hexfront.engine.map.HexSet;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Draws rivers along their hexsides: soft, wider by rank, joined where they meet. */
final class Rivers {
  /** A river with the way it takes. */
  record Course(String name, boolean major, List<Point> points) {}

  private static final double GREAT = 8;
  private static final double MAJOR = 5.4;
  private static final double MINOR = 2.7;
  private static final double SOURCE = 1.7;
  private static final int SOURCE_HEXSIDES = 3;

  private final HexMap map;
  private final Layout layout;
  private final HexSet water;
  private final Shore shore;
  private final Map<Long, Point> bends = new HashMap<>();
  private final List<MapPicture.Stream> streams = new ArrayList<>();
  private final List<Course> courses = new ArrayList<>();

  Rivers(HexMap map, Layout layout, HexSet water) {
    this.map = map;
    this.layout = layout;
    this.water = water;
    this.shore = new Shore(layout);
    List<HexMap.Line> rivers =
        map.lines().stream()
            .filter(line -> map.hexsideKinds().has(line.kind()) && !line.hexsides().isEmpty())
            .sorted(Comparator.comparing(line -> !isMajor(line.kind())))
            .toList();
    rivers.forEach(river -> noteBends(corners(river.hexsides())));
    rivers.forEach(this::draw);
  }

  List<MapPicture.Stream> streams() {
    return streams;
  }

  List<Course> courses() {
    return courses;
  }

  static boolean isMajor(String kind) {
    return !kind.contains("minor");
  }

  /** A river with a kind of its own, as the Volga, is greater than the major ones. */
  private static double width(String kind) {
    if (!isMajor(kind)) {
      return MINOR;
    }
    return kind.contains("major") || kind.equals("river") ? MAJOR : GREAT;
  }

  private void noteBends(List<Point> corners) {
    for (int i = 1; i < corners.size() - 1; i++) {
      Point bend = shore.nearCorner(corners.get(i - 1), corners.get(i), corners.get(i + 1));
      bends.putIfAbsent(key(corners.get(i)), bend);
    }
  }

  /** The corners along a chain of hexsides, one more than hexsides. */
  List<Point> corners(List<Integer> hexsides) {
    List<Point> corners = new ArrayList<>();
    Point[] first = layout.ends(hexsides.getFirst());
    if (hexsides.size() == 1) {
      return List.of(first);
    }
    Point[] second = layout.ends(hexsides.get(1));
    boolean forward = first[1].isAt(second[0]) || first[1].isAt(second[1]);
    corners.add(forward ? first[0] : first[1]);
    for (int hexside : hexsides) {
      Point[] ends = layout.ends(hexside);
      corners.add(ends[0].isAt(corners.getLast()) ? ends[1] : ends[0]);
    }
    return corners;
  }

  private void draw(HexMap.Line river) {
    List<Point> corners = corners(river.hexsides());
    boolean major = isMajor(river.kind());
    double width = width(river.kind());
    Point start = end(river, corners, true);
    Point mouth = end(river, corners, false);
    Curve curve = new Curve().from(start);
    boolean source =
        start.isAt(corners.getFirst()) && !atMapEdge(river.hexsides().getFirst(), start);
    boolean tapered = source && corners.size() > SOURCE_HEXSIDES + 2;
    List<Point> course = new ArrayList<>();
    for (int i = 1; i < corners.size(); i++) {
      Point middle = shore.middle(corners.get(i - 1), corners.get(i));
      if (i == 1) {
        curve.lineTo(middle);
      } else {
        curve.bendTo(corners.get(i - 1), middle);
      }
      if (tapered && i == SOURCE_HEXSIDES) {
        streams.add(stream(river, major ? MINOR : SOURCE, curve));
        course.addAll(curve.points());
        curve = new Curve().from(middle);
      }
    }
    curve.lineTo(mouth);
    course.addAll(curve.points());
    streams.add(stream(river, width, curve));
    courses.add(new Course(river.name(), major, course));
  }

  private static MapPicture.Stream stream(HexMap.Line river, double width, Curve curve) {
    return new MapPicture.Stream(river.name(), river.kind(), width, curve.data());
  }

  /** Where a river begins or ends: on the river it joins, a little into the sea, or at a corner. */
  private Point end(HexMap.Line river, List<Point> corners, boolean first) {
    Point corner = first ? corners.getFirst() : corners.getLast();
    Point bend = bends.get(key(corner));
    if (bend != null) {
      return bend;
    }
    int hexside = first ? river.hexsides().getFirst() : river.hexsides().getLast();
    int hex = hexside / Direction.COUNT;
    for (int d = 0; d < Direction.COUNT; d++) {
      int next = map.grid().neighbour(hex, d);
      if (next != HexGrid.OFF && water.has(next) && touches(next, corner)) {
        return corner.towards(layout.centre(next), 0.35);
      }
    }
    return corner;
  }

  private boolean touches(int hex, Point corner) {
    return layout.corners(hex).stream().anyMatch(corner::isAt);
  }

  private boolean atMapEdge(int hexside, Point corner) {
    int hex = hexside / Direction.COUNT;
    int touching = 1;
    for (int d = 0; d < Direction.COUNT; d++) {
      int next = map.grid().neighbour(hex, d);
      if (next != HexGrid.OFF && touches(next, corner)) {
        touching++;
      }
    }
    return touching < 3;
  }

  private static long key(Point p) {
    return Math.round(p.x() * 8) * 10_000_000L + Math.round(p.y() * 8);
  }
}
