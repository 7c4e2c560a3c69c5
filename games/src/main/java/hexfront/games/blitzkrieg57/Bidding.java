package hexfront.games.blitzkrieg57;

import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.events.Declared;

/**
 * Section 16.1: the Axis side goes to the player who promises most points with it. The players bid
 * in turn, each more than the one before, until one passes. If the player who sits at the Soviet
 * side bids highest, the players change seats; the game goes on by sides as ever.
 */
final class Bidding {
  static final String OPTION = "bid";

  private final BlitzkriegRules rules;

  Bidding(BlitzkriegRules rules) {
    this.rules = rules;
  }

  @Case("GJ-16.1")
  Verdict check(BlitzkriegStage.Bidding stage, Bid order) {
    int most = rules.data().points().highestBid();
    return order.points() > stage.highest() && order.points() <= most
        ? Verdict.legal()
        : Verdict.refused(
            "GJ-16.1", "expected a bid from " + (stage.highest() + 1) + " to " + most);
  }

  /** Whether the player may leave the Axis to the other. */
  Verdict checkPass(BlitzkriegStage.Bidding stage) {
    return stage.highest() >= 0
        ? Verdict.legal()
        : Verdict.refused("GJ-16.1", "the first player makes a bid");
  }

  @Case("GJ-16.1")
  void carryOut(Position p, BlitzkriegStage.Bidding stage, Bid order, Chronicle chronicle) {
    chronicle.tell(new BidMade(stage.by(), order.points(), "GJ-16.1"));
    BlitzkriegStage.Bidding next = new BlitzkriegStage.Bidding(stage.by().enemy(), order.points());
    if (order.points() == rules.data().points().highestBid()) {
      end(p, next, chronicle);
    } else {
      p.setPhasing(next.by());
      p.setStage(next);
    }
  }

  /** The player to speak passes: the other has the Axis. */
  @Case("GJ-16.1")
  void end(Position p, BlitzkriegStage.Bidding stage, Chronicle chronicle) {
    boolean changed = stage.by() == Side.AXIS;
    p.setValue(BlitzkriegRules.BID, stage.highest() + 1);
    p.setValue(BlitzkriegRules.SEATS_CHANGED, changed ? 1 : 0);
    chronicle.tell(new Declared("change of seats", changed, "GJ-16.1"));
    rules.sequence().beginSetUp(p, chronicle);
  }
}
