package hexfront.games.kesselschlacht;

import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.map.Direction;
import hexfront.engine.orders.UnitRef;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The bridges on which the pocket depends: those that the enemy bombs, and the pontoon that First
 * Panzer Army lays itself.
 */
final class Crossings {
  /** What the loss of a bridge has to cost the pocket, in points times half points of the way. */
  private static final double LEAST = 200;

  private final KesselRules rules;
  private final Breakout breakout;

  /** The answer that was given last; immutable, so that threads may share it. */
  private volatile @Nullable Known known;

  /** An answer and all that it follows from. */
  private record Known(Going going, int turn, int weather, List<Integer> units, String bridge) {}

  Crossings(KesselRules rules, Breakout breakout) {
    this.rules = rules;
    this.breakout = breakout;
  }

  /** Forgets the last answer, because ways are weighed anew. */
  void forget() {
    known = null;
  }

  /** The bridge over a great river that the pocket would miss most; empty if it misses none. */
  String missed(Position p) {
    Going going = Going.of(rules.terrain, p);
    int weather = rules.ledger.weather(p);
    List<Integer> units = new ArrayList<>();
    for (Side side : Side.values()) {
      for (int unit : rules.roster.ground(side)) {
        units.add(p.onMap(unit) ? p.hex(unit) : -1);
      }
    }
    Known last = known;
    if (last == null
        || !last.going.equals(going)
        || last.turn != p.turn()
        || last.weather != weather
        || !last.units.equals(units)) {
      last = new Known(going, p.turn(), weather, units, find(p));
      known = last;
    }
    return last.bridge;
  }

  private String find(Position p) {
    double[] flow = breakout.flow(p);
    double before = breakout.hardship(p);
    String worst = "";
    double most = LEAST;
    for (int hexside : rules.bridges.standing(p)) {
      int near = Bridges.near(hexside);
      int kinds = p.hexside(near, hexside % Direction.COUNT);
      if ((kinds & Terrain.MAJOR_RIVER) != 0
          && flow[near] > 0
          && flow[rules.bridges.beyond(hexside)] > 0) {
        Position without = p.copy();
        rules.bridges.blow(without, hexside, "KS-15.1", event -> {});
        double cost = breakout.hardship(without) - before;
        if (cost > most) {
          most = cost;
          worst = rules.bridges.name(hexside);
        }
      }
    }
    return worst;
  }

  /** The pontoon that brings the pocket nearer home, where somebody can lay one. */
  @Nullable Order build(Position p) {
    Order best = null;
    double least = Double.MAX_VALUE;
    for (int hq : rules.roster.ground(Side.AXIS)) {
      if (rules.roster.isHeadquarters(hq) && p.onMap(hq) && rules.bridges.hasTrain(p, hq)) {
        for (int unit : rules.unitsOf(p, rules.roster.printed(hq))) {
          for (int d = 0; d < Direction.COUNT; d++) {
            BuildBridge order = order(p, hq, unit, d);
            if (order != null) {
              least = best == null ? breakout.hardship(p) - LEAST : least;
              Position with = p.copy();
              rules.bridges.build(with, order, event -> {});
              double now = breakout.hardship(with);
              if (now < least) {
                least = now;
                best = order;
              }
            }
          }
        }
      }
    }
    return best;
  }

  private @Nullable BuildBridge order(Position p, int hq, int unit, int d) {
    int to = rules.board().grid().neighbour(p.hex(unit), d);
    if (to < 0 || !Terrain.isUnbridgedMajor(p, p.hex(unit), d)) {
      return null;
    }
    String bridge =
        rules.number(Math.min(p.hex(unit), to)) + "/" + rules.number(Math.max(p.hex(unit), to));
    BuildBridge order = new BuildBridge(new UnitRef(hq), bridge, new UnitRef(unit));
    return rules.bridges.checkBuilding(p, Side.AXIS, order).isLegal() ? order : null;
  }
}
