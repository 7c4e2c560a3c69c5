package hexfront.games.blitzkrieg57;

import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.Word;
import hexfront.engine.dice.Dice;
import hexfront.engine.orders.Hexes;
import hexfront.games.common.SetUpStage;

/** A side arranges its units in the sectors of its armies. */
@Word("set-up")
record SettingUp(Side side) implements SetUpStage<BlitzkriegRules> {
  @Override
  public String prompt(BlitzkriegRules rules, Position p) {
    return "Arrange your units in their sectors.";
  }

  @Override
  public int[] units(BlitzkriegRules rules) {
    return rules.roster.units(side);
  }

  @Override
  public Hexes hexes(BlitzkriegRules rules, Position p, int unit) {
    return Hexes.of(rules.setUp.hexes(p, unit).toArray());
  }

  @Override
  public Verdict check(BlitzkriegRules rules, Position p, int unit, int hex) {
    return rules.setUp.check(p, side, unit, hex);
  }

  @Override
  public Verdict checkEnd(BlitzkriegRules rules, Position p) {
    return rules.setUp.checkEnd(p, side);
  }

  @Override
  public void end(BlitzkriegRules rules, Position p, Dice dice, Chronicle chronicle) {
    rules.sequence.endSetUp(p, side, chronicle);
  }
}
