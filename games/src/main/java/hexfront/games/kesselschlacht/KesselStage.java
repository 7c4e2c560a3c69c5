package hexfront.games.kesselschlacht;

import hexfront.engine.Ask;
import hexfront.engine.Case;
import hexfront.engine.Order;
import hexfront.engine.PlayedStage;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.orders.Attack;
import hexfront.engine.orders.EndPhase;
import hexfront.engine.orders.Enter;
import hexfront.engine.orders.Move;
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

  /** An order that this stage does not take. */
  @Case({"KS-4.0", "KS-11.1.6"})
  default Verdict outOfPlace(KesselRules rules, Position p, Order order) {
    String rule =
        switch (order) {
          case Move o -> "KS-11.1.6";
          case Attack o -> "KS-12.0";
          case Enter o -> "KS-18.1-R";
          case Activate o -> "KS-4.G";
          case Bomb o -> "KS-6.1.1";
          case Deliver o -> "KS-6.7.2";
          case DigIn o -> "KS-4.E";
          case Demolish o -> "KS-15.1.1";
          case BuildBridge o -> "KS-15.2.2";
          default -> "KS-4.0";
        };
    return Verdict.refused(
        rule,
        "'%s' has no place in the %s stage; expected one of %s"
            .formatted(order.type(), word(), rules.decision(p).orders()));
  }
}
