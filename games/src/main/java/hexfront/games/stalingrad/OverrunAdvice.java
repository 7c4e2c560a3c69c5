package hexfront.games.stalingrad;

import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.orders.Hex;
import hexfront.engine.orders.Overrun;
import hexfront.engine.orders.Units;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Case 4.7 for commanders: those who stand ready roll over a hex so that others pass. */
final class OverrunAdvice {
  /** The odds before all shifts below which nobody looks closer. */
  private static final int LEAST_ODDS = 6;

  /** More are not bound to an overrun: they are missed elsewhere. */
  private static final int MOST = 2;

  /** How near those must be who would go through. */
  private static final int FOLLOWERS_WITHIN = 5;

  private final StalingradRules rules;

  OverrunAdvice(StalingradRules rules) {
    this.rules = rules;
  }

  /** The overrun to declare now, or null. */
  @Nullable Order on(Position p) {
    Side side = p.phasing();
    if (StalingradState.overrunAt(p, -1) > 0) {
      for (int hex : p.occupied(side.enemy()).toArray()) {
        if (p.inZone(side, ZonesOfControl.BESIDE, hex) && StalingradState.overrunAt(p, hex) == 0) {
          Order order = over(p, hex);
          if (order != null) {
            return order;
          }
        }
      }
    }
    return null;
  }

  /** The smallest company on foot that reaches the odds; others are to go through. */
  private @Nullable Order over(Position p, int hex) {
    int least = LEAST_ODDS * defence(p, hex);
    if (strengthAround(p, hex) < least || !hasFollowers(p, hex)) {
      return null;
    }
    List<Integer> ready = new ArrayList<>();
    int attack = 0;
    for (int unit : rules.overruns.able(p, hex)) {
      if (!rules.roster.isMotorized(unit)) {
        ready.add(unit);
        attack += rules.roster.attackNow(p, unit);
      }
    }
    Order order = order(ready, hex);
    if (attack < least || !isLegal(p, order)) {
      return null;
    }
    List<Integer> strongest = new ArrayList<>(ready);
    strongest.sort(Comparator.comparingInt(unit -> -rules.roster.attackNow(p, unit)));
    for (Integer unit : strongest) {
      ready.removeIf(unit::equals);
      Order without = order(ready, hex);
      if (isLegal(p, without)) {
        order = without;
      } else {
        ready.add(unit);
      }
    }
    return ready.size() > MOST ? null : order;
  }

  private int defence(Position p, int hex) {
    Side enemy = p.phasing().enemy();
    int defence = 0;
    for (int unit = p.first(hex, enemy); unit >= 0; unit = p.next(unit, enemy)) {
      defence += rules.roster.defence(p, unit);
    }
    return defence;
  }

  /** What all on foot beside a hex could attack with, whether they may or not. */
  private int strengthAround(Position p, int hex) {
    Side side = p.phasing();
    int attack = 0;
    for (int d = 0; d < Direction.COUNT; d++) {
      int near = rules.board().grid().neighbour(hex, d);
      if (near != HexGrid.OFF && p.holds(side, near)) {
        for (int unit = p.first(near, side); unit >= 0; unit = p.next(unit, side)) {
          attack += rules.roster.isMotorized(unit) ? 0 : rules.roster.attackNow(p, unit);
        }
      }
    }
    return attack;
  }

  private static Overrun order(List<Integer> units, int hex) {
    return new Overrun(Units.of(units.stream().mapToInt(i -> i).sorted().toArray()), new Hex(hex));
  }

  private boolean isLegal(Position p, Order order) {
    return rules.check(p, order).isLegal();
  }

  private boolean hasFollowers(Position p, int hex) {
    for (int unit : rules.roster.ground(p.phasing())) {
      if (rules.roster.isMotorized(unit)
          && p.onMap(unit)
          && rules.board().grid().distance(p.hex(unit), hex) <= FOLLOWERS_WITHIN
          && rules.movement.canMove(p, unit)) {
        return true;
      }
    }
    return false;
  }
}
