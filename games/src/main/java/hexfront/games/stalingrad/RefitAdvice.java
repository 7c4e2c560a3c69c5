package hexfront.games.stalingrad;

import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.kernels.Reach;
import hexfront.engine.map.HexGrid;
import hexfront.engine.orders.Enter;
import hexfront.engine.orders.Hex;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Move;
import hexfront.engine.orders.Rail;
import hexfront.engine.orders.Units;
import org.jspecify.annotations.Nullable;

/**
 * Section 21 for commanders: which Replacements come to the Front HQs, where the others go, and who
 * rests to take them. An Army HQ that is lost comes first, whole cadres next, then weak units
 * behind the front.
 */
final class RefitAdvice {
  /** What the return of a lost Army HQ counts, in factors of units. */
  private static final double COMMAND = 60;

  /** What a unit counts that comes back from the Cadre Box, in its own. */
  private static final double CADRE = 2;

  /** How near the enemy may be to a unit that rests. */
  private static final int BEHIND = 2;

  /** So many factors a hex of the way to a unit costs. */
  private static final double WAY = 0.5;

  private final StalingradRules rules;
  private final HexGrid grid;
  private final Reach reach;

  RefitAdvice(StalingradRules rules) {
    this.rules = rules;
    grid = rules.board().grid();
    reach = new Reach(grid);
  }

  // ---- who comes

  /** What a Replacement is worth on a Front HQ, where units return from the Cadre Box. */
  double atFrontHq(Position p, int with) {
    double most = 0;
    for (int unit : rules.roster.ground(rules.board().side(with))) {
      if (rules.replacements.mayRebuild(with, unit)) {
        boolean cadre = p.hex(unit) == Boxes.CADRE || isLostHq(p, unit);
        most = Math.max(most, cadre ? CADRE * factors(unit) : 0);
      }
    }
    return most;
  }

  private boolean isLostHq(Position p, int unit) {
    return rules.roster.isArmyHq(unit) && p.hex(unit) == Boxes.LOST;
  }

  private double factors(int unit) {
    return rules.roster.isArmyHq(unit)
        ? COMMAND
        : 1 + rules.board().unit(unit).steps().getFirst().attack();
  }

  // ---- where they go

  /** A Replacement that enters or goes to whoever needs it, or null. */
  @Nullable Order moving(Position p) {
    for (int with : rules.roster.replacements(p.phasing())) {
      Order order = null;
      if (p.onMap(with)) {
        order = rules.movement.canMove(p, with) ? going(p, with) : null;
      } else if (rules.offMap.mayEnter(p, with)) {
        order = entering(p, with);
      }
      if (order != null) {
        return order;
      }
    }
    return null;
  }

  private @Nullable Order entering(Position p, int with) {
    Order found = null;
    double most = 0;
    for (int hex : rules.offMap.gates()) {
      if (rules.offMap.isEntry(p, with, hex)) {
        int unit = neediest(p, with, hex);
        double worth = unit < 0 ? 0 : need(p, unit, hex);
        Order order = worth > most ? new Enter(Units.of(with), new Hex(hex)) : null;
        if (order != null && rules.check(p, order).isLegal()) {
          most = worth;
          found = order;
        }
      }
    }
    return found;
  }

  /**
   * Nearer to the neediest, by rail or on the ground; null if it is there or waits on a Front HQ.
   */
  private @Nullable Order going(Position p, int with) {
    int from = p.hex(with);
    int unit = neediest(p, with, from);
    boolean waits = atFrontHq(p, with) > 0 && isAtFrontHq(p, with);
    if (unit < 0 || p.hex(unit) == from || waits) {
      return null;
    }
    int to = p.hex(unit);
    Order[] found = new Order[1];
    int[] least = {grid.distance(from, to)};
    rules.movement.spread(p, with, false, reach);
    for (int i = 1; i < reach.size(); i++) {
      int far = grid.distance(reach.hex(i), to);
      if (far < least[0]) {
        Order order = new Move(Units.of(with), Hexes.of(reach.path(reach.hex(i))));
        if (isSafe(p, reach.hex(i)) && rules.check(p, order).isLegal()) {
          least[0] = far;
          found[0] = order;
        }
      }
    }
    rules.rails.list(
        p,
        with,
        order -> {
          int end = order instanceof Rail o ? o.path().last() : -1;
          int far = end < 0 ? least[0] : grid.distance(end, to);
          if (far < least[0] && rules.check(p, order).isLegal()) {
            least[0] = far;
            found[0] = order;
          }
          return true;
        });
    return found[0];
  }

  private boolean isAtFrontHq(Position p, int with) {
    for (int hq : rules.roster.frontHqs(rules.board().side(with))) {
      if (p.hex(hq) == p.hex(with)) {
        return true;
      }
    }
    return false;
  }

  /** The unit behind the front that gains most by a Replacement, the way to it reckoned, or -1. */
  private int neediest(Position p, int with, int from) {
    int best = -1;
    double most = 0;
    for (int unit : rules.roster.ground(rules.board().side(with))) {
      if (p.onMap(unit)
          && p.lost(unit) > 0
          && rules.replacements.mayRebuild(with, unit)
          && isSafe(p, p.hex(unit))
          && !isServed(p, unit, with)) {
        double need = need(p, unit, from);
        if (need > most) {
          most = need;
          best = unit;
        }
      }
    }
    return best;
  }

  private double need(Position p, int unit, int from) {
    int all = rules.board().unit(unit).steps().size();
    double weak = (double) p.lost(unit) / all;
    return factors(unit) * (1 + weak) - WAY * grid.distance(from, p.hex(unit));
  }

  private boolean isSafe(Position p, int hex) {
    Side enemy = p.phasing().enemy();
    for (int held : p.occupied(enemy).toArray()) {
      if (grid.distance(held, hex) <= BEHIND) {
        return false;
      }
    }
    return true;
  }

  private boolean isServed(Position p, int unit, int except) {
    for (int with : rules.roster.replacements(rules.board().side(unit))) {
      if (with != except && p.hex(with) == p.hex(unit)) {
        return true;
      }
    }
    return false;
  }

  // ---- who rests

  /** Whether a unit stays where it is and leaves combat to others, to take a Replacement. */
  boolean rests(Position p, int unit) {
    if (!p.onMap(unit) || p.lost(unit) == 0) {
      return false;
    }
    for (int with : rules.roster.replacements(rules.board().side(unit))) {
      if (p.hex(with) == p.hex(unit)
          && rules.replacements.mayRebuild(with, unit)
          && isSafe(p, p.hex(unit))) {
        return true;
      }
    }
    return false;
  }
}
