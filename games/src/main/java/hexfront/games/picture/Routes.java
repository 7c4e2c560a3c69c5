package hexfront.games.picture;

import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexMap;
import hexfront.engine.map.HexSet;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** Draws the network of one kind of way: each stretch between two junctions once. */
final class Routes {
  private static final double APART = 0.085;
  private static final double BEYOND = 0.24;

  private final HexMap map;
  private final Layout layout;
  private final HexSet towns;
  private final String kind;
  private final double shift;
  private final int otherBit;
  private final Map<Integer, Set<Integer>> joined = new TreeMap<>();
  private final List<Curve> curves = new ArrayList<>();

  /**
   * @param towns hexes a way passes through the middle of
   * @param otherBit the ways this one steps aside for where both cross a hexside
   */
  Routes(HexMap map, Layout layout, HexSet towns, String kind, int otherBit, int sign) {
    this.map = map;
    this.layout = layout;
    this.towns = towns;
    this.kind = kind;
    this.shift = sign * APART;
    this.otherBit = otherBit;
    for (HexMap.Way way : map.ways()) {
      if (way.kind().equals(kind)) {
        join(way.hexes());
      }
    }
    trace();
    map.ways().stream().filter(way -> way.kind().equals(kind)).forEach(this::exits);
  }

  List<MapPicture.Route> routes() {
    return curves.stream().map(curve -> new MapPicture.Route(kind, curve.data())).toList();
  }

  List<Point> points() {
    return curves.stream().flatMap(curve -> curve.points().stream()).toList();
  }

  private void join(List<Integer> hexes) {
    for (int i = 1; i < hexes.size(); i++) {
      int a = hexes.get(i - 1);
      int b = hexes.get(i);
      if (a != HexGrid.OFF && b != HexGrid.OFF) {
        joined.computeIfAbsent(a, k -> new TreeSet<>()).add(b);
        joined.computeIfAbsent(b, k -> new TreeSet<>()).add(a);
      }
    }
  }

  private boolean isNode(int hex) {
    return towns.has(hex) || joined.getOrDefault(hex, Set.of()).size() != 2;
  }

  private void trace() {
    Set<Long> done = new HashSet<>();
    for (int hex : joined.keySet()) {
      if (isNode(hex)) {
        joined.getOrDefault(hex, Set.of()).forEach(next -> trace(hex, next, done));
      }
    }
    for (int hex : joined.keySet()) {
      joined.getOrDefault(hex, Set.of()).forEach(next -> trace(hex, next, done));
    }
  }

  private void trace(int from, int towards, Set<Long> done) {
    if (!done.add(edge(from, towards))) {
      return;
    }
    List<Integer> chain = new ArrayList<>(List.of(from, towards));
    while (!isNode(chain.getLast()) && chain.getLast() != from) {
      int last = chain.getLast();
      int before = chain.get(chain.size() - 2);
      int next =
          joined.getOrDefault(last, Set.of()).stream()
              .filter(hex -> hex != before)
              .findFirst()
              .orElse(before);
      if (!done.add(edge(last, next))) {
        break;
      }
      chain.add(next);
    }
    curves.add(curve(chain));
  }

  private static long edge(int a, int b) {
    return (long) Math.min(a, b) << 32 | Math.max(a, b);
  }

  private Curve curve(List<Integer> chain) {
    Curve curve = new Curve().from(layout.centre(chain.getFirst()));
    for (int i = 1; i < chain.size(); i++) {
      Point gate = gate(chain.get(i - 1), chain.get(i));
      if (i == 1) {
        curve.lineTo(gate);
      } else {
        Point before = gate(chain.get(i - 2), chain.get(i - 1));
        curve.bendTo(bend(chain.get(i - 1), before, gate), gate);
      }
    }
    return curve.lineTo(layout.centre(chain.getLast()));
  }

  /** The middle of a hex, aside if the way runs aside on both hexsides. */
  private Point bend(int hex, Point in, Point out) {
    Point centre = layout.centre(hex);
    double wobble = layout.hexWidth() * 0.05;
    Point middle = in.towards(out, 0.5);
    return centre
        .towards(middle, 0.15)
        .plus(new Point(Wobble.at(centre, 3) * wobble, Wobble.at(centre, 4) * wobble));
  }

  /** Where the way crosses a hexside. */
  private Point gate(int a, int b) {
    Point[] ends = layout.ends(a * Direction.COUNT + map.grid().direction(a, b));
    Point middle = ends[0].towards(ends[1], 0.5);
    boolean shared = (map.hexside(a, map.grid().direction(a, b)) & otherBit) != 0;
    if (!shared) {
      return middle;
    }
    Point along = ends[1].minus(ends[0]).unit();
    if (along.y() + along.x() * 0.3 > 0) {
      along = along.times(-1);
    }
    return middle.plus(along.times(shift * layout.hexWidth()));
  }

  private void exits(HexMap.Way way) {
    List<Integer> hexes = way.hexes();
    for (int i = 0; i < hexes.size(); i++) {
      if (hexes.get(i) == HexGrid.OFF) {
        List<Integer> before = new ArrayList<>(hexes.subList(Math.max(0, i - 2), i));
        List<Integer> after = new ArrayList<>(hexes.subList(i + 1, Math.min(hexes.size(), i + 3)));
        Collections.reverse(after);
        exit(before);
        exit(after);
      }
    }
  }

  private void exit(List<Integer> last) {
    if (last.isEmpty() || last.contains(HexGrid.OFF)) {
      return;
    }
    int hex = last.getLast();
    Point heading =
        last.size() == 1
            ? new Point(0, 0)
            : layout.centre(hex).minus(layout.centre(last.getFirst())).unit();
    int best = -1;
    double bestFit = -Double.MAX_VALUE;
    for (int d = 0; d < Direction.COUNT; d++) {
      int next = map.grid().neighbour(hex, d);
      boolean off =
          next == HexGrid.OFF
              || map.terrain(next) == map.hexKinds().bit("outside") && map.terrain(next) != 0;
      Point step = layout.step(d).unit();
      double fit = step.x() * heading.x() + step.y() * heading.y();
      if (off && fit > bestFit) {
        best = d;
        bestFit = fit;
      }
    }
    if (best >= 0) {
      Point out = layout.step(best).times(0.5 + BEYOND);
      curves.add(new Curve().from(layout.centre(hex)).lineTo(layout.centre(hex).plus(out)));
    }
  }
}
