package hexfront.games.blitzkrieg57;

import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Word;
import hexfront.engine.dice.Dice;
import hexfront.games.common.ChoiceStage;
import java.util.List;

/** Case 14.2.5: the garrison of a fortress holds or retreats, all or nothing. */
@Word("hold-or-retreat")
record Holding(Battle battle) implements ChoiceStage<BlitzkriegRules> {
  static final String HOLD = "hold";

  @Override
  public Side decides(BlitzkriegRules rules, Position p) {
    return p.phasing().enemy();
  }

  @Override
  public String prompt(BlitzkriegRules rules, Position p) {
    return "Hold the fortress and lose %d steps, or retreat %d and lose %d."
        .formatted(battle.held().steps(), battle.retreat(), battle.steps());
  }

  @Override
  public List<String> options() {
    return List.of(HOLD, "retreat");
  }

  @Override
  public String rule() {
    return "GJ-14.2.5";
  }

  @Override
  @Case("GJ-14.2.5")
  public void chosen(
      BlitzkriegRules rules, Position p, String option, Dice dice, Chronicle chronicle) {
    new Losing(option.equals(HOLD) ? battle.held() : battle, false).begin(rules, p, chronicle);
  }
}
