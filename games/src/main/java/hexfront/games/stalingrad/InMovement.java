package hexfront.games.stalingrad;

import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Word;
import hexfront.engine.dice.Dice;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Units;

/**
 * The Movement Phase.
 *
 * @param moving the units whose move is not over
 * @param open hexes with an enemy Bond that one of the side's own met as the phase began
 * @param openSides hexsides with such a Bond, both hexes of each one after the other
 */
@Word("movement")
record InMovement(Units moving, Hexes open, Hexes openSides) implements Part {
  static final InMovement BEGUN = new InMovement(Units.of(), Hexes.of(), Hexes.of());

  @Override
  public Step step() {
    return Step.MOVEMENT;
  }

  @Override
  public boolean isDue(StalingradRules rules, Position p) {
    return true;
  }

  @Override
  public String prompt(StalingradRules rules, Position p) {
    return "Move your units.";
  }

  @Override
  public void ended(StalingradRules rules, Position p, Dice dice, Chronicle chronicle) {
    rules.supply.removeSpent(p, chronicle);
  }
}
