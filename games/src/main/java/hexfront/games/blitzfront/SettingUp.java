package hexfront.games.blitzfront;

import hexfront.engine.Ask;
import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.dice.Dice;
import hexfront.engine.events.Entered;
import hexfront.engine.events.Points;
import hexfront.engine.orders.EndPhase;
import hexfront.engine.orders.Hex;
import hexfront.engine.orders.UnitRef;
import hexfront.engine.orders.Units;
import java.util.List;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;

/** A side rearranges its units within their areas, the Soviets first. */
record SettingUp(Side side) implements BlitzfrontStage {
  @Override
  public String word() {
    return "set-up";
  }

  @Override
  public Side decides(BlitzfrontRules rules, Position p) {
    return side;
  }

  @Override
  public String prompt(BlitzfrontRules rules, Position p) {
    return "Set up your units within their areas.";
  }

  @Override
  public List<Ask> asks(BlitzfrontRules rules, Position p) {
    return List.of(new Ask.Phase("place", each -> list(rules, p, each)), END);
  }

  private boolean list(BlitzfrontRules rules, Position p, Predicate<Order> each) {
    for (int unit : rules.roster.units(side)) {
      if (p.onMap(unit)) {
        for (int hex : rules.setUp.hexes(p, unit).toArray()) {
          if (!each.test(new Place(new UnitRef(unit), new Hex(hex)))) {
            return false;
          }
        }
      }
    }
    return true;
  }

  @Override
  @Case({"BF-ROS-1", "BF-STK-1"})
  public Verdict check(BlitzfrontRules rules, Position p, Order order) {
    return switch (order) {
      case Place o -> rules.setUp.check(p, side, o.unit().index(), o.hex().index());
      case EndPhase o -> {
        List<Integer> overfull = rules.stacking.overfull(p, side);
        yield overfull.isEmpty()
            ? Verdict.legal()
            : Verdict.refused(
                String.valueOf(rules.stacking.broken(p, overfull.getFirst())),
                rules.number(overfull.getFirst()) + " holds too many units");
      }
      default -> outOfPlace(rules, p, order);
    };
  }

  @Override
  public void carryOut(
      BlitzfrontRules rules, Position p, Order order, Dice dice, Chronicle chronicle) {
    if (order instanceof Place(UnitRef unit, Hex hex)) {
      p.place(unit.index(), hex.index());
      rules.control.settled(p, unit.index(), chronicle);
      chronicle.tell(new Entered(Units.of(unit.index()), hex, new Points(0), "BF-ROS-1"));
    } else {
      rules.sequence.endSetUp(p, side, dice, chronicle);
    }
  }

  @Override
  public Order draw(BlitzfrontRules rules, Position p, RandomGenerator random) {
    int[] units = rules.roster.units(side);
    for (int i = 0; i < 2 && units.length > 0; i++) {
      int unit = units[random.nextInt(units.length)];
      int[] hexes = p.onMap(unit) ? rules.setUp.hexes(p, unit).toArray() : new int[0];
      if (hexes.length > 0) {
        int hex = hexes[random.nextInt(hexes.length)];
        boolean room = !p.holds(side.enemy(), hex) && rules.stacking.hasRoom(p, hex, unit);
        if (room && hex != p.hex(unit)) {
          return new Place(new UnitRef(unit), new Hex(hex));
        }
      }
    }
    return check(rules, p, new EndPhase()).isLegal()
        ? new EndPhase()
        : BlitzfrontStage.super.draw(rules, p, random);
  }
}
