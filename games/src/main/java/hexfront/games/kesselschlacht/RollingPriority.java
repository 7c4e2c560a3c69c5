package hexfront.games.kesselschlacht;

import hexfront.engine.Ask;
import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Verdict;
import hexfront.engine.dice.Dice;
import java.util.List;

/** Case 9.2.1: which of two armies tries first. */
record RollingPriority() implements KesselStage {
  @Override
  public String word() {
    return "army-priority";
  }

  @Override
  public String prompt(KesselRules rules, Position p) {
    return "Throw the dice for the armies with priority.";
  }

  @Override
  public List<Ask> asks(KesselRules rules, Position p) {
    return List.of(ROLL);
  }

  @Override
  public Verdict check(KesselRules rules, Position p, Order order) {
    return order instanceof Roll ? Verdict.legal() : rules.outOfPlace(p, order);
  }

  @Override
  @Case("KS-9.2.1")
  public void carryOut(KesselRules rules, Position p, Order order, Dice dice, Chronicle chronicle) {
    rules.activation.rollPriority(p, dice, chronicle);
    p.setStage(new Activating());
  }
}
