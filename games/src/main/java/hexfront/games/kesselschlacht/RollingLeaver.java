package hexfront.games.kesselschlacht;

import hexfront.engine.Ask;
import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Verdict;
import hexfront.engine.dice.Dice;
import java.util.List;

/** Case 9.2.2: the die that may send a corps away. */
record RollingLeaver() implements KesselStage {
  @Override
  public String word() {
    return "fifth-guards-tank";
  }

  @Override
  public String prompt(KesselRules rules, Position p) {
    return "Throw the die for the corps that may have to leave.";
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
  @Case("KS-9.2.2")
  public void carryOut(KesselRules rules, Position p, Order order, Dice dice, Chronicle chronicle) {
    rules.activation.rollLeaver(p, dice, chronicle);
    rules.sequence.afterLeaver(p);
  }
}
