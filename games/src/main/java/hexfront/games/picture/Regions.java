package hexfront.games.picture;

import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexSet;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The outlines of sets of hexes. */
final class Regions {
  /** One hexside of an outline, the region on its right hand, walking from one end to the other. */
  private record Edge(Point from, Point to, Point outward, boolean onTheMapEdge) {}

  private final Layout layout;
  private final HexGrid grid;
  private final HexSet outside;
  private final Shore shore;

  Regions(Layout layout, HexGrid grid, HexSet outside) {
    this.layout = layout;
    this.grid = grid;
    this.outside = outside;
    this.shore = new Shore(layout);
  }

  /** The outline as it runs in nature; along the edge of the map it keeps to the hexes. */
  String soft(HexSet hexes) {
    StringBuilder data = new StringBuilder();
    for (List<Edge> loop : loops(hexes)) {
      data.append(soft(loop).close().data());
    }
    return data.toString();
  }

  private Curve soft(List<Edge> loop) {
    Curve curve = new Curve().from(pass(loop.getLast()));
    Edge before = loop.getLast();
    for (Edge edge : loop) {
      if (before.onTheMapEdge || edge.onTheMapEdge) {
        curve.lineTo(edge.from).lineTo(pass(edge));
      } else {
        curve.bendTo(edge.from, pass(edge));
      }
      before = edge;
    }
    return curve;
  }

  private Point pass(Edge edge) {
    return edge.onTheMapEdge ? edge.from.towards(edge.to, 0.5) : shore.middle(edge.from, edge.to);
  }

  /** The outline along the hexsides. */
  String exact(HexSet hexes) {
    StringBuilder data = new StringBuilder();
    for (List<Edge> loop : loops(hexes)) {
      Curve curve = new Curve().from(loop.getFirst().from);
      loop.forEach(edge -> curve.lineTo(edge.to));
      data.append(curve.close().data());
    }
    return data.toString();
  }

  /** Lines along the edge of the map where the region meets it, that far outside. */
  List<List<Point>> alongTheMapEdge(HexSet hexes, double away) {
    List<List<Point>> runs = new ArrayList<>();
    for (List<Edge> loop : loops(hexes)) {
      int start = 0;
      while (start < loop.size() && loop.get(start).onTheMapEdge) {
        start++;
      }
      List<Edge> run = new ArrayList<>();
      for (int i = 0; i < loop.size(); i++) {
        Edge edge = loop.get((start + i) % loop.size());
        if (edge.onTheMapEdge) {
          run.add(edge);
        } else if (!run.isEmpty()) {
          runs.add(away(run, away));
          run = new ArrayList<>();
        }
      }
      if (!run.isEmpty()) {
        runs.add(away(run, away));
      }
    }
    return runs;
  }

  private static List<Point> away(List<Edge> run, double away) {
    List<Point> points = new ArrayList<>();
    Edge before = run.getFirst();
    for (Edge edge : run) {
      Point outward = before.outward.plus(edge.outward).unit();
      points.add(edge.from.plus(outward.times(away)));
      before = edge;
    }
    points.add(before.to.plus(before.outward.times(away)));
    return points;
  }

  private List<List<Edge>> loops(HexSet hexes) {
    Map<Long, List<Edge>> byStart = new LinkedHashMap<>();
    hexes.stream()
        .forEach(
            hex -> {
              for (int d = 0; d < Direction.COUNT; d++) {
                int next = grid.neighbour(hex, d);
                if (next == HexGrid.OFF || !hexes.has(next)) {
                  Edge edge =
                      new Edge(
                          layout.corner(hex, d - 1),
                          layout.corner(hex, d),
                          layout.step(d).unit(),
                          next == HexGrid.OFF || outside.has(next));
                  byStart.computeIfAbsent(key(edge.from), k -> new ArrayList<>()).add(edge);
                }
              }
            });
    List<List<Edge>> loops = new ArrayList<>();
    while (!byStart.isEmpty()) {
      List<Edge> loop = new ArrayList<>();
      Edge edge = take(byStart, byStart.keySet().iterator().next());
      while (edge != null) {
        loop.add(edge);
        edge = byStart.containsKey(key(edge.to)) ? take(byStart, key(edge.to)) : null;
      }
      loops.add(loop);
    }
    return loops;
  }

  private static Edge take(Map<Long, List<Edge>> byStart, Long key) {
    List<Edge> edges = byStart.getOrDefault(key, List.of());
    Edge edge = edges.removeFirst();
    if (edges.isEmpty()) {
      byStart.remove(key);
    }
    return edge;
  }

  private static long key(Point p) {
    return Math.round(p.x() * 8) * 10_000_000L + Math.round(p.y() * 8);
  }
}
