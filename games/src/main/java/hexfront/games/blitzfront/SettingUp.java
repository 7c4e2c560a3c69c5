package hexfront.games.blitzfront;

import hexfront.engine.Ask;
import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.Word;
import hexfront.engine.dice.Dice;
import hexfront.engine.events.Entered;
import hexfront.engine.events.Points;
import hexfront.engine.orders.EndPhase;
import hexfront.engine.orders.Hex;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.UnitRef;
import hexfront.engine.orders.Units;
import hexfront.games.common.Drafts;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/** A side rearranges its units within their areas, the Soviets first. */
@Word("set-up")
record SettingUp(Side side) implements BlitzfrontStage {
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
    List<Ask.Lot> lots =
        IntStream.of(rules.roster.units(side))
            .mapToObj(unit -> new Ask.Lot(unit, hexes(rules, p, unit)))
            .filter(lot -> lot.targets().size() > 0)
            .toList();
    return List.of(Ask.Allot.ofOne("place", lots, SettingUp::place), Ask.END);
  }

  private static Hexes hexes(BlitzfrontRules rules, Position p, int unit) {
    return p.onMap(unit) ? Hexes.of(rules.setUp.hexes(p, unit).toArray()) : Hexes.of();
  }

  private static Place place(int unit, int hex) {
    return new Place(new UnitRef(unit), new Hex(hex));
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
      default -> rules.outOfPlace(p, order);
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
    Order drawn =
        Drafts.setUp(rules, p, units, unit -> hexes(rules, p, unit), SettingUp::place, random);
    return drawn == null ? BlitzfrontStage.super.draw(rules, p, random) : drawn;
  }
}
