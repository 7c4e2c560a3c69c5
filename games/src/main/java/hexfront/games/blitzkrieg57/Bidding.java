package hexfront.games.blitzkrieg57;

import hexfront.engine.Ask;
import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.PlayedStage;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.Word;
import hexfront.engine.dice.Dice;
import hexfront.engine.events.Declared;
import hexfront.engine.orders.Pass;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Section 16.1: the Axis side goes to the player who promises most points with it. The players bid
 * in turn, each more than the one before, until one passes. If the player who sits at the Soviet
 * side bids highest, the players change seats; the game goes on by sides as ever.
 *
 * @param by whose seat speaks now
 * @param highest the highest bid so far, or -1
 */
@Word("bid")
record Bidding(Side by, int highest) implements PlayedStage<BlitzkriegRules> {
  static final String OPTION = "bid";

  @Override
  public Side decides(BlitzkriegRules rules, Position p) {
    return by;
  }

  @Override
  public String prompt(BlitzkriegRules rules, Position p) {
    return highest < 0
        ? "Bid points for the Axis side."
        : "Bid more than " + highest + " points for the Axis side, or pass.";
  }

  @Override
  public List<Ask> asks(BlitzkriegRules rules, Position p) {
    Ask bids =
        new Ask.OneOf(
            "bid",
            IntStream.rangeClosed(highest + 1, most(rules)).<Order>mapToObj(Bid::new).toList());
    return highest < 0 ? List.of(bids) : List.of(bids, Ask.PASS);
  }

  private static int most(BlitzkriegRules rules) {
    return rules.data.points().highestBid();
  }

  @Override
  @Case("GJ-16.1")
  public Verdict check(BlitzkriegRules rules, Position p, Order order) {
    return switch (order) {
      case Bid(int points) when points <= highest || points > most(rules) ->
          Verdict.refused("GJ-16.1", "expected a bid from " + (highest + 1) + " to " + most(rules));
      case Pass o when highest < 0 -> Verdict.refused("GJ-16.1", "the first player makes a bid");
      case Bid o -> Verdict.legal();
      case Pass o -> Verdict.legal();
      default -> rules.outOfPlace(p, order);
    };
  }

  @Override
  @Case("GJ-16.1")
  public void carryOut(
      BlitzkriegRules rules, Position p, Order order, Dice dice, Chronicle chronicle) {
    if (!(order instanceof Bid(int points))) {
      end(rules, p, chronicle);
      return;
    }
    chronicle.tell(new BidMade(by, points, "GJ-16.1"));
    Bidding next = new Bidding(by.enemy(), points);
    if (points == most(rules)) {
      next.end(rules, p, chronicle);
    } else {
      p.setPhasing(next.by);
      p.setStage(next);
    }
  }

  /** The player to speak passes: the other has the Axis. */
  private void end(BlitzkriegRules rules, Position p, Chronicle chronicle) {
    boolean changed = by == Side.AXIS;
    p.setValue(BlitzkriegRules.BID, highest + 1);
    p.setValue(BlitzkriegRules.SEATS_CHANGED, changed ? 1 : 0);
    chronicle.tell(new Declared("change of seats", changed, "GJ-16.1"));
    rules.sequence.beginSetUp(p, chronicle);
  }
}
