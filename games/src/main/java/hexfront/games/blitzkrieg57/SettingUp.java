package hexfront.games.blitzkrieg57;

import hexfront.engine.Ask;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
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
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/** A side arranges its units in the sectors of its armies. */
@Word("set-up")
record SettingUp(Side side) implements BlitzkriegStage {
  private static final int TRIES = 20;
  private static final int END_IN = 30;

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
    List<Ask.Lot> lots = new ArrayList<>();
    for (int unit : rules.roster.units(side)) {
      HexSet hexes = rules.setUp.hexes(p, unit);
      if (hexes != null) {
        lots.add(new Ask.Lot(unit, Hexes.of(hexes.toArray())));
      }
    }
    return List.of(Ask.Allot.one("place", lots, SettingUp::place), END);
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

  /** A set-up that could end is only changed so that it still can. */
  @Override
  public Order draw(BlitzkriegRules rules, Position p, RandomGenerator random) {
    boolean mayEnd = check(rules, p, new EndPhase()).isLegal();
    int[] roster = rules.roster.units(side);
    for (int i = 0; i < TRIES && !(mayEnd && random.nextInt(END_IN) == 0); i++) {
      int unit = roster.length == 0 ? -1 : roster[random.nextInt(roster.length)];
      HexSet hexes = unit < 0 ? null : rules.setUp.hexes(p, unit);
      if (hexes != null && !hexes.isEmpty()) {
        int[] all = hexes.toArray();
        Place order = place(unit, all[random.nextInt(all.length)]);
        if (check(rules, p, order).isLegal() && (!mayEnd || canEndAfter(rules, p, order))) {
          return order;
        }
      }
    }
    return mayEnd ? new EndPhase() : BlitzkriegStage.super.draw(rules, p, random);
  }

  private boolean canEndAfter(BlitzkriegRules rules, Position p, Place order) {
    Position after = p.copy();
    after.place(order.unit().index(), order.hex().index());
    return rules.setUp.checkEnd(after, side).isLegal();
  }
}
