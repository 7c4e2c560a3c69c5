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

/** Abstract air units are placed on Ground Support. */
@Word("ground-support")
record GroundSupporting() implements Part {
  @Override
  public Step step() {
    return Step.GROUND_SUPPORT;
  }

  @Override
  public boolean isDue(StalingradRules rules, Position p) {
    return rules.airPlacement.hasFree(p, p.phasing());
  }

  @Override
  public String prompt(StalingradRules rules, Position p) {
    return "Place air units on Ground Support.";
  }

  @Override
  public List<Ask> asks(StalingradRules rules, Position p) {
    return List.of(
        new Ask.Phase(
            "place-air",
            each ->
                rules.airPlacement.listAbstract(p, p.phasing(), AirPlacement.GROUND_SUPPORT, each)),
        Ask.END);
  }

  @Override
  public Verdict check(StalingradRules rules, Position p, Order order) {
    return switch (order) {
      case PlaceAir o ->
          rules.airPlacement.checkAbstract(p, p.phasing(), AirPlacement.GROUND_SUPPORT, o);
      case EndPhase o -> Verdict.legal();
      default -> rules.outOfPlace(p, order);
    };
  }

  @Override
  public void carryOut(
      StalingradRules rules, Position p, Order order, Dice dice, Chronicle chronicle) {
    if (order instanceof PlaceAir o) {
      rules.airPlacement.support(p, o, chronicle);
    } else {
      rules.sequence.after(p, this, dice, chronicle);
    }
  }
}
