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
import java.util.List;

/** Sections 5.2 and 7: the next chit is to be drawn. */
@Word("order-execution")
record OrderExecution() implements PlayedStage<BlitzkriegRules> {
  @Override
  public String prompt(BlitzkriegRules rules, Position p) {
    int left = rules.chits.left(p);
    return "Draw a chit: " + left + (left == 1 ? " is" : " are") + " in the cup.";
  }

  @Override
  public List<Ask> asks(BlitzkriegRules rules, Position p) {
    return List.of(new Ask.OneOf(new Draw()));
  }

  @Override
  public Verdict check(BlitzkriegRules rules, Position p, Order order) {
    return order instanceof Draw ? Verdict.legal() : rules.outOfPlace(p, order);
  }

  @Override
  @Case({"GJ-5.2", "GJ-5.3", "GJ-7.1", "GJ-7.2.1", "GJ-7.2.2", "GJ-7.2.3", "GJ-7.2.4", "GJ-13.2"})
  public void carryOut(
      BlitzkriegRules rules, Position p, Order order, Dice dice, Chronicle chronicle) {
    Chit chit = rules.chits.draw(p, dice);
    Side side = chit.side();
    int hq = rules.chits.headquarters(chit);
    boolean effective = chit.kind() != Chit.Kind.HEADQUARTERS || hq >= 0 && p.onMap(hq);
    chronicle.tell(
        new Drawn(
            chit.name(),
            side == null ? "both" : side.word(),
            effective,
            rules.chits.left(p),
            effective ? "GJ-7.1" : "GJ-13.2"));
    p.setPhasing(side == null ? Side.AXIS : side);
    if (!effective) {
      rules.sequence.next(p, chronicle);
      return;
    }
    switch (chit.kind()) {
      case HEADQUARTERS -> {
        rules.activation.activate(p, hq, chronicle);
        rules.sequence.beginMovement(p, chronicle);
      }
      case REINFORCEMENT -> Reinforcing.begin(rules, p, chronicle);
      case RESERVE -> Reserving.begin(rules, p, dice, chronicle);
      case SUPPLY -> Transferring.begin(rules, p, chronicle);
    }
  }
}
