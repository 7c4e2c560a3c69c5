package hexfront.games.kesselschlacht;

import hexfront.engine.Ask;
import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.dice.Dice;
import hexfront.engine.orders.EndPhase;
import hexfront.engine.orders.Enter;
import hexfront.engine.orders.Units;
import java.util.List;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** Phase G: Soviet headquarters try to activate, lost ones return. */
record Activating() implements KesselStage {
  @Override
  public String word() {
    return "activation";
  }

  @Override
  public String prompt(KesselRules rules, Position p) {
    return "Activate headquarters.";
  }

  @Override
  public List<Ask> asks(KesselRules rules, Position p) {
    return List.of(
        new Ask.Phase("activate", each -> list(rules, p, each)),
        new Ask.Phase("enter", each -> rules.reinforcements.list(p, each)),
        END);
  }

  private static boolean list(KesselRules rules, Position p, Predicate<Order> each) {
    for (int hq : rules.roster.ground(Side.SOVIET)) {
      if (rules.roster.isHeadquarters(hq)
          && p.onMap(hq)
          && !p.is(hq, Flag.ACTIVE | Flag.TRIED)
          && !each.test(new Activate(Units.of(hq)))) {
        return false;
      }
    }
    return true;
  }

  @Override
  public Verdict check(KesselRules rules, Position p, Order order) {
    return switch (order) {
      case Activate o -> rules.activation.check(p, o);
      case Enter o -> rules.reinforcements.check(p, o);
      case EndPhase o -> Verdict.legal();
      default -> rules.outOfPlace(p, order);
    };
  }

  @Override
  @Case({"KS-4.G", "KS-13.1.1"})
  public void carryOut(KesselRules rules, Position p, Order order, Dice dice, Chronicle chronicle) {
    switch (order) {
      case Activate o -> rules.activation.attempt(p, o.units().get(0), dice, chronicle);
      case Enter o -> rules.reinforcements.enter(p, o, chronicle);
      default -> rules.sequence.beginMovement(p, Side.SOVIET, chronicle);
    }
  }

  /** A random player tries until nobody can. */
  @Override
  public Order draw(KesselRules rules, Position p, RandomGenerator random) {
    int[] roster = rules.roster.ground(Side.SOVIET);
    for (int i = 0; i < roster.length && random.nextInt(60) > 0; i++) {
      int unit = roster[random.nextInt(roster.length)];
      if (rules.roster.isHeadquarters(unit)) {
        Activate order = new Activate(Units.of(unit));
        if (check(rules, p, order).isLegal()) {
          return order;
        }
      }
    }
    @Nullable Order[] entry = new Order[1];
    rules.reinforcements.list(
        p,
        order -> {
          entry[0] = check(rules, p, order).isLegal() ? order : null;
          return entry[0] == null;
        });
    Order found = entry[0];
    return found == null ? new EndPhase() : found;
  }
}
