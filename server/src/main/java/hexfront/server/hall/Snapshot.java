package hexfront.server.hall;

import hexfront.engine.Position;
import hexfront.engine.Rulebook;
import hexfront.engine.Side;
import hexfront.games.table.Table;
import java.util.Optional;
import java.util.SplittableRandom;

/** A game at one moment as somebody asks about it; nobody waits while the answer is worked out. */
record Snapshot(Seat seat, Table table, Position truth) {
  static Snapshot of(LiveGame game, String token) {
    Seat seat = game.seat(token);
    Course course = game.course();
    return new Snapshot(seat, course.table(), course.position().copy());
  }

  Rulebook rulebook() {
    return table.game().rulebook();
  }

  /** The position of the side that decides, which is the asker's. */
  Position mine() {
    if (rulebook().isOver(truth)) {
      throw new Denied.NotYours("the game is over");
    }
    Side decides = rulebook().decides(truth);
    if (!seat.leads(decides)) {
      throw new Denied.NotYours("it is the " + decides.title() + " side that decides now");
    }
    return truth;
  }

  /** A position that fits what the asker knows. What is hidden from it is drawn at random. */
  Position seen() {
    SplittableRandom random = new SplittableRandom(0);
    Position position = truth;
    for (Side side : seat.side().map(java.util.List::of).orElse(java.util.List.of(Side.values()))) {
      position = rulebook().imagine(position, side, random);
    }
    return position;
  }

  Optional<Side> side() {
    return seat.side();
  }
}
