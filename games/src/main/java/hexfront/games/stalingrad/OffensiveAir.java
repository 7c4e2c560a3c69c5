package hexfront.games.stalingrad;

import hexfront.engine.Ask;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Verdict;
import hexfront.engine.Word;
import hexfront.engine.dice.Dice;
import hexfront.engine.orders.EndPhase;
import java.util.List;
import java.util.random.RandomGenerator;

/** The phasing side places its air units. */
@Word("offensive-air")
record OffensiveAir() implements Part {
  @Override
  public Step step() {
    return Step.OFFENSIVE_AIR;
  }

  @Override
  public boolean isDue(StalingradRules rules, Position p) {
    return rules.airPlacement.isDue(p, p.phasing());
  }

  @Override
  public String prompt(StalingradRules rules, Position p) {
    return "Place your air units.";
  }

  @Override
  public List<Ask> asks(StalingradRules rules, Position p) {
    return List.of(
        new Ask.Phase("place-air", each -> rules.airPlacement.list(p, p.phasing(), each)),
        new Ask.Phase("activate", each -> rules.headquarters.list(p, each)),
        rules.airLimits.ask(p, p.phasing()),
        Ask.END);
  }

  @Override
  public Verdict check(StalingradRules rules, Position p, Order order) {
    return switch (order) {
      case PlaceAir o -> rules.airPlacement.check(p, p.phasing(), o);
      case Activate o -> rules.headquarters.check(p, o);
      case ExpendSupply o -> rules.airLimits.check(p, p.phasing(), o);
      case EndPhase o -> Verdict.legal();
      default -> rules.outOfPlace(p, order);
    };
  }

  @Override
  public void carryOut(
      StalingradRules rules, Position p, Order order, Dice dice, Chronicle chronicle) {
    switch (order) {
      case PlaceAir o -> rules.airPlacement.carryOut(p, p.phasing(), o, chronicle);
      case Activate o -> rules.headquarters.carryOut(p, o, chronicle);
      case ExpendSupply o -> rules.airLimits.carryOut(p, p.phasing(), o);
      default -> rules.sequence.after(p, this, dice, chronicle);
    }
  }

  @Override
  public Order draw(StalingradRules rules, Position p, RandomGenerator random) {
    return random.nextInt(8) == 0
        ? Part.super.draw(rules, p, random)
        : rules.airPlacement.draw(p, p.phasing(), random);
  }
}
