package hexfront.games.kesselschlacht;

import hexfront.engine.Ask;
import hexfront.engine.PlayedStage;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.orders.EndPhase;
import hexfront.engine.orders.Pass;

/**
 * Where the game stands. The side whose player-turn it is decides, unless a stage says otherwise.
 */
interface KesselStage extends PlayedStage<KesselRules> {
  Ask END = new Ask.OneOf(new EndPhase());
  Ask PASS = new Ask.OneOf(new Pass());
  Ask ROLL = new Ask.OneOf(new Roll());

  @Override
  default Side decides(KesselRules rules, Position p) {
    return p.phasing();
  }
}
