package hexfront.games.blitzkrieg57;

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

/** Where the game stands. The active side decides, unless a stage says otherwise. */
interface BlitzkriegStage extends PlayedStage<BlitzkriegRules> {
  Ask END = new Ask.OneOf(new EndPhase());
  Ask PASS = new Ask.OneOf(new Pass());

  @Override
  default Side decides(BlitzkriegRules rules, Position p) {
    return p.phasing();
  }

  /** An order that this stage does not take. */
  @Case({"GJ-5.0", "GJ-5.4.1", "GJ-5.4.2"})
  default Verdict outOfPlace(BlitzkriegRules rules, Position p, Order order) {
    String rule =
        switch (order) {
          case Move o -> "GJ-5.4.1";
          case Attack o -> "GJ-5.4.2";
          case SelectChits o -> "GJ-5.1";
          case Draw o -> "GJ-5.2";
          case Enter o -> "GJ-12.0";
          case Transfer o -> "GJ-11.2";
          case Fortify o -> "GJ-11.3";
          default -> "GJ-5.0";
        };
    return Verdict.refused(
        rule,
        "'%s' has no place in the %s stage; expected one of %s"
            .formatted(order.type(), word(), rules.decision(p).orders()));
  }
}
