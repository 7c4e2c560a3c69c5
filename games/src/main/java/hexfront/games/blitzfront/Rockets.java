package hexfront.games.blitzfront;

import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.dice.Dice;
import hexfront.engine.events.Rolled;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.orders.Hex;
import hexfront.engine.orders.UnitRef;
import java.util.List;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** Rocket units, which shell a hex before the ground attacks. */
final class Rockets {
  private final BlitzfrontRules rules;
  private final HexGrid grid;

  Rockets(BlitzfrontRules rules) {
    this.rules = rules;
    grid = rules.board().grid();
  }

  @Case("BF-KAT-1")
  private boolean canFire(Position p, int unit) {
    return rules.roster.is(unit, BlitzfrontRoster.ROCKET)
        && p.onMap(unit)
        && rules.board().side(unit) == p.phasing()
        && (p.flags(unit) & (Flag.DISRUPTED | Flag.ATTACKED | Flag.BONUS)) == 0
        && rules.supply.isSupplied(p, unit);
  }

  /** Whether a rocket unit that could fire stands beside an enemy. */
  boolean anyTarget(Position p) {
    for (int unit : rules.roster.ground(p.phasing())) {
      if (rules.roster.is(unit, BlitzfrontRoster.ROCKET) && canFire(p, unit)) {
        for (int d = 0; d < Direction.COUNT; d++) {
          if (isTarget(p, unit, grid.neighbour(p.hex(unit), d))) {
            return true;
          }
        }
      }
    }
    return false;
  }

  private boolean isTarget(Position p, int unit, int hex) {
    return hex >= 0 && p.holds(p.phasing().enemy(), hex) && rules.attacks.reaches(p.hex(unit), hex);
  }

  @Case("BF-KAT-1")
  Verdict check(Position p, Fighting stage, Bombard order) {
    int unit = order.unit().index();
    if (stage.begun()) {
      return Verdict.refused("BF-KAT-1", "rockets are fired before the first battle");
    } else if (!canFire(p, unit)) {
      return Verdict.refused(
          "BF-KAT-1",
          rules.name(unit) + " is no rocket unit in supply and good order that may fire");
    }
    return isTarget(p, unit, order.hex().index())
        ? Verdict.legal()
        : Verdict.refused("BF-KAT-1", "rockets are fired at enemies in an adjacent hex");
  }

  @Case({"BF-KAT-1", "BF-ENT-3"})
  void carryOut(Position p, Bombard order, Dice dice, Chronicle chronicle) {
    UnitRef by = order.unit();
    Side who = p.phasing();
    p.mark(by.index(), Flag.ATTACKED);
    for (int target : p.stack(order.hex().index())) {
      int die = dice.roll();
      chronicle.tell(new Rolled(List.of(die), "rockets", who, "BF-KAT-1"));
      String result = result(CombatTable.row(die, rules.has(BlitzfrontRules.INDEX_B)));
      chronicle.tell(new Bombed(new UnitRef(target), by, result, "BF-KAT-1"));
      if (result.equals("D")) {
        rules.disruption.disrupt(p, target, "BF-KAT-1", chronicle);
      }
    }
  }

  @Case("BF-KAT-1")
  String result(int row) {
    return rules.tables.rockets().get(row - 1);
  }

  boolean list(Position p, Predicate<Order> each) {
    for (int unit : rules.roster.ground(p.phasing())) {
      for (int d = 0; d < Direction.COUNT && canFire(p, unit); d++) {
        int hex = grid.neighbour(p.hex(unit), d);
        if (isTarget(p, unit, hex) && !each.test(new Bombard(new UnitRef(unit), new Hex(hex)))) {
          return false;
        }
      }
    }
    return true;
  }

  @Nullable Order draw(Position p, Fighting stage, RandomGenerator random) {
    for (int unit : rules.roster.ground(p.phasing())) {
      if (rules.roster.is(unit, BlitzfrontRoster.ROCKET) && canFire(p, unit)) {
        int hex = grid.neighbour(p.hex(unit), random.nextInt(Direction.COUNT));
        if (isTarget(p, unit, hex)) {
          return new Bombard(new UnitRef(unit), new Hex(hex));
        }
      }
    }
    return null;
  }
}
