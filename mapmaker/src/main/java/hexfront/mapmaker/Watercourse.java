package hexfront.mapmaker;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.LineString;

/**
 * A river as one line in the plane. The pieces of a layer come in any order and direction; here
 * they are joined.
 */
record Watercourse(String name, String rank, List<Coordinate> points) {
  /** Pieces of one name are one river when their ends are this close, in hexes. */
  private static final double GAP = 1.2;

  private static final GeometryFactory SHAPES = new GeometryFactory();

  /** All rivers of a layer, the longest first. */
  static List<Watercourse> of(List<Geography.Feature> features, boolean unnamed) {
    Map<String, List<List<Coordinate>>> pieces = new TreeMap<>();
    Map<String, String> ranks = new TreeMap<>();
    int without = 0;
    for (Geography.Feature feature : features) {
      String name = feature.text("name");
      if (name == null) {
        if (!unnamed) {
          continue;
        }
        name = "stream " + ++without;
      }
      String rank = feature.text("rank");
      if (rank != null && !"major".equals(ranks.get(name))) {
        ranks.put(name, rank);
      }
      List<List<Coordinate>> list = pieces.computeIfAbsent(name, n -> new ArrayList<>());
      Geometry shape = feature.shape();
      for (int i = 0; i < shape.getNumGeometries(); i++) {
        list.add(List.of(shape.getGeometryN(i).getCoordinates()));
      }
    }
    List<Watercourse> rivers = new ArrayList<>();
    pieces.forEach(
        (name, list) -> {
          for (List<Coordinate> line : join(list)) {
            rivers.add(new Watercourse(name, ranks.getOrDefault(name, "minor"), line));
          }
        });
    rivers.sort(
        Comparator.comparingDouble((Watercourse r) -> -r.length())
            .thenComparing(Watercourse::name));
    return rivers;
  }

  private static List<List<Coordinate>> join(List<List<Coordinate>> pieces) {
    List<List<Coordinate>> open = new ArrayList<>(pieces);
    open.sort(Comparator.comparingDouble((List<Coordinate> p) -> -length(p)));
    List<List<Coordinate>> lines = new ArrayList<>();
    while (!open.isEmpty()) {
      List<Coordinate> line = new ArrayList<>(open.removeFirst());
      while (attachNearest(line, open)) {}
      lines.add(List.copyOf(line));
    }
    return lines;
  }

  private static boolean attachNearest(List<Coordinate> line, List<List<Coordinate>> open) {
    double nearest = GAP;
    int which = -1;
    boolean atEnd = false;
    boolean turned = false;
    for (int i = 0; i < open.size(); i++) {
      List<Coordinate> piece = open.get(i);
      for (boolean end : new boolean[] {true, false}) {
        Coordinate anchor = end ? line.getLast() : line.getFirst();
        for (boolean turn : new boolean[] {false, true}) {
          Coordinate joint = end != turn ? piece.getFirst() : piece.getLast();
          double gap = anchor.distance(joint);
          if (gap < nearest) {
            nearest = gap;
            which = i;
            atEnd = end;
            turned = turn;
          }
        }
      }
    }
    if (which < 0) {
      return false;
    }
    List<Coordinate> piece = open.remove(which);
    line.addAll(atEnd ? line.size() : 0, turned ? piece.reversed() : piece);
    return true;
  }

  double length() {
    return length(points);
  }

  static double length(List<Coordinate> points) {
    double sum = 0;
    for (int i = 1; i < points.size(); i++) {
      sum += points.get(i).distance(points.get(i - 1));
    }
    return sum;
  }

  Coordinate source() {
    return points.getFirst();
  }

  Coordinate mouth() {
    return points.getLast();
  }

  Watercourse reversed() {
    return new Watercourse(name, rank, List.copyOf(points.reversed()));
  }

  /** The same river, carried on to a mouth that its line does not reach. */
  Watercourse to(Coordinate mouth) {
    if (mouth().distance(mouth) < 0.3) {
      return this;
    }
    List<Coordinate> longer = new ArrayList<>(points);
    longer.add(mouth);
    return new Watercourse(name, rank, List.copyOf(longer));
  }

  LineString line() {
    return line(points);
  }

  static LineString line(List<Coordinate> points) {
    return SHAPES.createLineString(points.toArray(Coordinate[]::new));
  }

  /** The points at most a tenth of a hex apart. */
  List<Coordinate> dense() {
    List<Coordinate> result = new ArrayList<>();
    result.add(points.getFirst());
    for (int i = 1; i < points.size(); i++) {
      Coordinate from = points.get(i - 1);
      Coordinate to = points.get(i);
      int steps = Math.max(1, (int) Math.ceil(from.distance(to) / 0.1));
      for (int s = 1; s <= steps; s++) {
        double t = (double) s / steps;
        result.add(new Coordinate(from.x + t * (to.x - from.x), from.y + t * (to.y - from.y)));
      }
    }
    return result;
  }
}
