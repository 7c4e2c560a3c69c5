package hexfront.bench;

import hexfront.engine.Board;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.kernels.Reach;
import hexfront.engine.map.Direction;
import hexfront.games.ags.AgsRules;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.PriorityQueue;

/**
 * Reach as a textbook writes it: objects, a priority queue and a map. Major river bans are left
 * out, in its favour.
 */
final class TextbookDijkstra {
  private record Node(int hex, int cost) {}

  private final AgsRules rules;

  TextbookDijkstra(AgsRules rules) {
    this.rules = rules;
  }

  Map<Integer, Integer> reach(Position p, int unit) {
    Side side = p.phasing();
    byte[] costs = rules.terrain().costs(p, unit, false);
    int budget = 2 * rules.roster().movement(p, unit);
    Map<Integer, Integer> best = new HashMap<>();
    PriorityQueue<Node> open = new PriorityQueue<>(Comparator.comparingInt(Node::cost));
    open.add(new Node(p.hex(unit), 0));
    best.put(p.hex(unit), 0);
    while (!open.isEmpty()) {
      Node node = open.poll();
      boolean stops = node.cost() > 0 && p.inZone(side.enemy(), Board.MOVEMENT_ZONE, node.hex());
      if (node.cost() > best.getOrDefault(node.hex(), Integer.MAX_VALUE) || stops) {
        continue;
      }
      for (int d = 0; d < Direction.COUNT; d++) {
        int step = costs[node.hex() * Direction.COUNT + d];
        int to = rules.board().grid().neighbour(node.hex(), d);
        int total = node.cost() + (step & ~Reach.ASK);
        if (step >= 0
            && total <= budget
            && !p.holds(side.enemy(), to)
            && total < best.getOrDefault(to, Integer.MAX_VALUE)) {
          best.put(to, total);
          open.add(new Node(to, total));
        }
      }
    }
    return best;
  }
}
