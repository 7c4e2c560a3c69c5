package hexfront.games.stalingrad;

import hexfront.engine.Ask;
import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.PlayedStage;
import hexfront.engine.Position;
import hexfront.engine.Verdict;
import hexfront.engine.Word;
import hexfront.engine.dice.Dice;
import hexfront.engine.orders.EndPhase;
import hexfront.engine.orders.Hex;
import hexfront.engine.orders.Lose;
import hexfront.engine.orders.Steps;
import hexfront.engine.orders.UnitRef;
import hexfront.engine.orders.Units;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;

/**
 * A side sets up anew, from the default set-up.
 *
 * @param losers the units that bear the compulsory losses
 */
@Word("set-up")
record SettingUp(Units losers) implements PlayedStage<StalingradRules> {
  @Override
  public String prompt(StalingradRules rules, Position p) {
    return "Set up your units.";
  }

  @Override
  public List<Ask> asks(StalingradRules rules, Position p) {
    Ask place = new Ask.Phase("place", each -> list(rules, p, each));
    return losers.size() == 0
        ? List.of(place, Ask.END)
        : List.of(place, new Ask.Phase("lose", this::listLosses), Ask.END);
  }

  private boolean list(StalingradRules rules, Position p, Predicate<Order> each) {
    for (int unit : rules.roster.ground(p.phasing())) {
      for (int hex = 0; p.onMap(unit) && hex < rules.board().hexes(); hex++) {
        if (hex != p.hex(unit) && !each.test(new Place(new UnitRef(unit), new Hex(hex), ""))) {
          return false;
        }
      }
    }
    return false;
  }

  /** One way to lose them; there are more. */
  private boolean listLosses(Predicate<Order> each) {
    Map<Integer, Integer> same = new HashMap<>();
    losers.stream().forEach(unit -> same.put(unit, 1));
    var _ = each.test(new Lose(new Steps(same)));
    return false;
  }

  @Override
  @Case({"CTS-35.1.2", "CTS-35.1.3", "CTS-36.1.2"})
  public Verdict check(StalingradRules rules, Position p, Order order) {
    return switch (order) {
      case Place o -> rules.setUp.check(p, o);
      case Lose o -> rules.setUp.check(p, losers, o);
      case EndPhase o -> rules.setUp.checkLine(p, p.phasing());
      default -> rules.outOfPlace(p, order);
    };
  }

  @Override
  public void carryOut(
      StalingradRules rules, Position p, Order order, Dice dice, Chronicle chronicle) {
    switch (order) {
      case Place o -> {
        rules.stacking.put(p, o.unit().index(), o.hex().index());
        chronicle.tell(new Placed(o.unit(), p.place(o.unit().index()), "CTS-35.1a"));
      }
      case Lose o -> {
        losers.stream().forEach(unit -> p.setLost(unit, p.lost(unit) - 1));
        o.steps().byUnit().forEach((unit, n) -> p.setLost(unit, p.lost(unit) + n));
        Units now = Units.of(o.steps().byUnit().keySet().stream().mapToInt(u -> u).toArray());
        p.setStage(new SettingUp(now));
      }
      default -> rules.sequence.endSetUp(p, dice, chronicle);
    }
  }

  /** Random players move a few units within their lines and begin. */
  @Override
  public Order draw(StalingradRules rules, Position p, RandomGenerator random) {
    int[] units = rules.roster.ground(p.phasing());
    for (int i = 0; i < 8 && random.nextInt(4) > 0; i++) {
      int unit = units[random.nextInt(units.length)];
      int hex = p.onMap(unit) ? rules.board().grid().neighbour(p.hex(unit), random.nextInt(6)) : -1;
      Place order = new Place(new UnitRef(unit), new Hex(hex), "");
      if (hex >= 0 && rules.setUp.check(p, order).isLegal() && keepsLine(rules, p, order)) {
        return order;
      }
    }
    return new EndPhase();
  }

  private static boolean keepsLine(StalingradRules rules, Position p, Place order) {
    Position trial = p.copy();
    trial.place(order.unit().index(), order.hex().index());
    return rules.setUp.checkLine(trial, p.phasing()).isLegal();
  }
}
