package hexfront.games.blitzfront;

import hexfront.engine.Ask;
import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Verdict;
import hexfront.engine.dice.Dice;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.orders.Hex;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.UnitRef;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
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

  /** Whether a hex holds rocket units and nobody else. */
  boolean standAlone(Position p, int hex) {
    for (int unit = p.first(hex); unit >= 0; unit = p.next(unit)) {
      if (!rules.roster.is(unit, BlitzfrontRoster.ROCKET)) {
        return false;
      }
    }
    return !p.isEmpty(hex);
  }

  /** Whether a rocket unit that could fire stands beside an enemy. */
  boolean anyTarget(Position p) {
    return !lots(p).isEmpty();
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
    p.mark(by.index(), Flag.ATTACKED);
    for (int target : p.stack(order.hex().index())) {
      int row = rules.roll(p.phasing(), "rockets", "BF-KAT-1", dice, chronicle);
      String result = rules.tables.rockets().get(row - 1);
      chronicle.tell(new Bombed(new UnitRef(target), by, result, "BF-KAT-1"));
      if (result.equals("D")) {
        rules.disruption.disrupt(p, target, "BF-KAT-1", chronicle);
      }
    }
  }

  /** The rocket units that can fire, with the hexes they can fire at. */
  private List<Ask.Lot> lots(Position p) {
    List<Ask.Lot> lots = new ArrayList<>();
    for (int unit : rules.roster.rockets(p.phasing())) {
      if (canFire(p, unit)) {
        int[] targets =
            IntStream.range(0, Direction.COUNT)
                .map(d -> grid.neighbour(p.hex(unit), d))
                .filter(hex -> isTarget(p, unit, hex))
                .toArray();
        if (targets.length > 0) {
          lots.add(new Ask.Lot(unit, Hexes.of(targets)));
        }
      }
    }
    return lots;
  }

  Ask targets(Position p) {
    return Ask.Allot.ofOne("bombard", lots(p), Rockets::fire);
  }

  private static Bombard fire(int unit, int hex) {
    return new Bombard(new UnitRef(unit), new Hex(hex));
  }

  @Nullable Order draw(Position p, RandomGenerator random) {
    List<Ask.Lot> lots = lots(p);
    if (lots.isEmpty()) {
      return null;
    }
    Ask.Lot lot = lots.get(random.nextInt(lots.size()));
    return fire(lot.unit(), lot.targets().get(random.nextInt(lot.targets().size())));
  }
}
