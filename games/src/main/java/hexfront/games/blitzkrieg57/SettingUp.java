package hexfront.games.blitzkrieg57;

import hexfront.engine.Ask;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.PlayedStage;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.Word;
import hexfront.engine.dice.Dice;
import hexfront.engine.map.HexSet;
import hexfront.engine.orders.EndPhase;
import hexfront.engine.orders.Hex;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.UnitRef;
import hexfront.games.common.Drafts;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/** A side arranges its units in the sectors of its armies. */
@Word("set-up")
record SettingUp(Side side) implements PlayedStage<BlitzkriegRules> {
  @Override
  public Side decides(BlitzkriegRules rules, Position p) {
    return side;
  }

  @Override
  public String prompt(BlitzkriegRules rules, Position p) {
    return "Arrange your units in their sectors.";
  }

  @Override
  public List<Ask> asks(BlitzkriegRules rules, Position p) {
    List<Ask.Lot> lots =
        IntStream.of(rules.roster.units(side))
            .mapToObj(unit -> new Ask.Lot(unit, hexes(rules, p, unit)))
            .filter(lot -> lot.targets().size() > 0)
            .toList();
    return List.of(Ask.Allot.ofOne("place", lots, SettingUp::place), Ask.END);
  }

  private static Hexes hexes(BlitzkriegRules rules, Position p, int unit) {
    HexSet hexes = rules.setUp.hexes(p, unit);
    return hexes == null ? Hexes.of() : Hexes.of(hexes.toArray());
  }

  private static Place place(int unit, int hex) {
    return new Place(new UnitRef(unit), new Hex(hex));
  }

  @Override
  public Verdict check(BlitzkriegRules rules, Position p, Order order) {
    return switch (order) {
      case Place o -> rules.setUp.check(p, side, o.unit().index(), o.hex().index());
      case EndPhase o -> rules.setUp.checkEnd(p, side);
      default -> rules.outOfPlace(p, order);
    };
  }

  @Override
  public void carryOut(
      BlitzkriegRules rules, Position p, Order order, Dice dice, Chronicle chronicle) {
    if (order instanceof Place(UnitRef unit, Hex hex)) {
      p.place(unit.index(), hex.index());
    } else {
      rules.sequence.endSetUp(p, side, chronicle);
    }
  }

  @Override
  public Order draw(BlitzkriegRules rules, Position p, RandomGenerator random) {
    int[] units = rules.roster.units(side);
    Order drawn =
        Drafts.setUp(rules, p, units, unit -> hexes(rules, p, unit), SettingUp::place, random);
    return drawn == null ? PlayedStage.super.draw(rules, p, random) : drawn;
  }
}
