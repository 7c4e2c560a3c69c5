package hexfront.server.hall;

import hexfront.engine.Position;
import hexfront.engine.Rulebook;
import hexfront.engine.Side;
import hexfront.games.inquiry.Inquiry;
import hexfront.games.inquiry.InquiryJson;
import hexfront.games.table.Table;

/** A game at one moment as somebody asks about it; nobody waits while the answer is worked out. */
record Snapshot(Seat seat, Table table, Position truth) {
  static Snapshot of(LiveGame game, String token) {
    Seat seat = game.seat(token);
    Course course = game.course();
    return new Snapshot(seat, course.table(), course.position().copy());
  }

  /** What the seat may ask at any time. */
  InquiryJson inquiry() {
    return new InquiryJson(table, new Inquiry(rulebook(), truth, seat.side()));
  }

  /** What the seat may ask while it decides. */
  InquiryJson ownInquiry() {
    expectToDecide();
    return inquiry();
  }

  /** Refuses a seat that has nothing to decide now. */
  void expectToDecide() {
    if (rulebook().isOver(truth)) {
      throw new Denied.NotYours("the game is over");
    }
    Side decides = rulebook().decides(truth);
    if (!seat.leads(decides)) {
      throw new Denied.NotYours("it is the " + decides.title() + " side that decides now");
    }
  }

  /** A position that could be the truth as far as the seat knows. */
  Position seen() {
    return new Inquiry(rulebook(), truth, seat.side()).seen();
  }

  Rulebook rulebook() {
    return table.game().rulebook();
  }
}
