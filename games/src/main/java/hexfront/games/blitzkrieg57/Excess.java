package hexfront.games.blitzkrieg57;

import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Word;
import hexfront.engine.dice.Dice;
import hexfront.games.common.OverfullStage;
import hexfront.games.common.StackLimit;

/**
 * The active side moved more units into a hex than may stay, and none of them can leave. A fortress
 * is never given up.
 */
@Word("remove")
record Excess() implements OverfullStage<BlitzkriegRules> {
  @Override
  public StackLimit limit(BlitzkriegRules rules) {
    return rules.stacking;
  }

  @Override
  @Case({"GJ-3.1.3", "GJ-14.3.2"})
  public void remove(BlitzkriegRules rules, Position p, int unit, Chronicle chronicle) {
    rules.losses.eliminate(p, unit, "too many units in a hex", "GJ-3.1.3", chronicle);
  }

  @Override
  public void goOn(BlitzkriegRules rules, Position p, Dice dice, Chronicle chronicle) {
    rules.sequence.beginCombat(p, chronicle);
  }
}
