package hexfront.games.stalingrad;

import hexfront.engine.Ask;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.Word;
import hexfront.engine.dice.Dice;
import hexfront.engine.orders.EndPhase;
import java.util.List;
import java.util.random.RandomGenerator;

/** The side whose turn it is not places its air units, at half range. */
@Word("defensive-air")
record DefensiveAir() implements Part {
  @Override
  public Step step() {
    return Step.DEFENSIVE_AIR;
  }

  @Override
  public Side decides(StalingradRules rules, Position p) {
    return p.phasing().enemy();
  }

  @Override
  public boolean isDue(StalingradRules rules, Position p) {
    return rules.airPlacement.isDue(p, p.phasing().enemy());
  }

  @Override
  public String prompt(StalingradRules rules, Position p) {
    return "Place air units against the enemy's turn.";
  }

  @Override
  public List<Ask> asks(StalingradRules rules, Position p) {
    return List.of(
        new Ask.Phase("place-air", each -> rules.airPlacement.list(p, decides(rules, p), each)),
        rules.airLimits.ask(p, decides(rules, p)),
        Ask.END);
  }

  @Override
  public Verdict check(StalingradRules rules, Position p, Order order) {
    return switch (order) {
      case PlaceAir o -> rules.airPlacement.check(p, decides(rules, p), o);
      case ExpendSupply o -> rules.airLimits.check(p, decides(rules, p), o);
      case EndPhase o -> Verdict.legal();
      default -> rules.outOfPlace(p, order);
    };
  }

  @Override
  public void carryOut(
      StalingradRules rules, Position p, Order order, Dice dice, Chronicle chronicle) {
    switch (order) {
      case PlaceAir o -> rules.airPlacement.carryOut(p, decides(rules, p), o, chronicle);
      case ExpendSupply o -> rules.airLimits.carryOut(p, decides(rules, p), o);
      default -> rules.sequence.after(p, this, dice, chronicle);
    }
  }

  @Override
  public Order draw(StalingradRules rules, Position p, RandomGenerator random) {
    return rules.airPlacement.draw(p, decides(rules, p), random);
  }
}
