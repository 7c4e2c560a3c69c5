package hexfront.bench;

import hexfront.engine.Board;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.kernels.Reach;
import hexfront.engine.map.Direction;
import hexfront.games.ags.AgsRules;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import org.jgrapht.Graph;
import org.jgrapht.graph.DefaultWeightedEdge;
import org.jgrapht.graph.SimpleDirectedWeightedGraph;
import org.jgrapht.traverse.ClosestFirstIterator;

/**
 * Reach by the general graph library JGraphT. The graph of each kind of unit is built beforehand
 * for one position, enemy units and zones taken into account, so that only the search itself is
 * measured.
 */
final class JgraphtDijkstra {
  private final AgsRules rules;
  private final Map<Integer, Graph<Integer, DefaultWeightedEdge>> byClass = new HashMap<>();

  JgraphtDijkstra(AgsRules rules, Position p, int[] movers) {
    this.rules = rules;
    for (int unit : movers) {
      byClass.computeIfAbsent(rules.roster().movementClass(unit), c -> graph(p, unit));
    }
  }

  private Graph<Integer, DefaultWeightedEdge> graph(Position p, int unit) {
    Graph<Integer, DefaultWeightedEdge> graph =
        new SimpleDirectedWeightedGraph<>(DefaultWeightedEdge.class);
    Side side = p.phasing();
    byte[] costs = rules.terrain().costs(p, unit, false);
    for (int hex = 0; hex < rules.board().hexes(); hex++) {
      graph.addVertex(hex);
    }
    for (int hex = 0; hex < rules.board().hexes(); hex++) {
      boolean stops = p.inZone(side.enemy(), Board.MOVEMENT_ZONE, hex);
      for (int d = 0; d < Direction.COUNT && !stops; d++) {
        int step = costs[hex * Direction.COUNT + d];
        int to = rules.board().grid().neighbour(hex, d);
        if (step >= 0 && !p.holds(side.enemy(), to)) {
          graph.setEdgeWeight(graph.addEdge(hex, to), step & ~Reach.ASK);
        }
      }
    }
    return graph;
  }

  int reach(Position p, int unit) {
    int budget = 2 * rules.roster().movement(p, unit);
    ClosestFirstIterator<Integer, DefaultWeightedEdge> search =
        new ClosestFirstIterator<>(
            Objects.requireNonNull(byClass.get(rules.roster().movementClass(unit))),
            p.hex(unit),
            budget);
    int reached = 0;
    while (search.hasNext()) {
      search.next();
      reached++;
    }
    return reached;
  }
}
