package hexfront.games.blitzkrieg57;

import hexfront.engine.Ask;
import hexfront.engine.PlayedStage;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.orders.EndPhase;
import hexfront.engine.orders.Pass;

/** Where the game stands. The active side decides, unless a stage says otherwise. */
interface BlitzkriegStage extends PlayedStage<BlitzkriegRules> {
  Ask END = new Ask.OneOf(new EndPhase());
  Ask PASS = new Ask.OneOf(new Pass());

  @Override
  default Side decides(BlitzkriegRules rules, Position p) {
    return p.phasing();
  }
}
