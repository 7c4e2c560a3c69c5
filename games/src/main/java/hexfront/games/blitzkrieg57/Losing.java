package hexfront.games.blitzkrieg57;

import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Word;
import hexfront.games.common.LossStage;
import hexfront.games.common.Losses;

/** Case 10.5: a side names the steps it loses. */
@Word("lose")
record Losing(Battle battle, boolean attacker) implements LossStage<BlitzkriegRules> {
  @Override
  public Side decides(BlitzkriegRules rules, Position p) {
    return attacker ? p.phasing() : p.phasing().enemy();
  }

  @Override
  public int due() {
    return battle.steps();
  }

  @Override
  @Case("GJ-10.5")
  public int[] suffering(Position p) {
    return attacker
        ? battle.attackers().stream().filter(p::onMap).toArray()
        : p.stack(battle.hex());
  }

  @Override
  public String rule() {
    return "GJ-10.5";
  }

  @Override
  public Losses losses(BlitzkriegRules rules) {
    return rules.losses;
  }

  @Override
  public void goOn(BlitzkriegRules rules, Position p, Chronicle chronicle) {
    if (attacker) {
      p.setStage(battle.in());
    } else {
      Retreating.begin(rules, p, battle.settled(), chronicle);
    }
  }
}
