package hexfront.server.hall;

import hexfront.games.mail.ByLetter;
import hexfront.games.table.Table;
import java.util.Optional;

/** Who may do what with letters, and in which games. */
final class LetterRights {
  private LetterRights() {}

  /** Why a game cannot be played by letter; nothing if it can. */
  static Optional<String> whyNot(LiveGame game) {
    Table table = game.course().table();
    return ByLetter.whyNot(table.box(), table.game().rulebook());
  }

  static Seat expectSide(LiveGame game, String token) {
    Seat seat = game.seat(token);
    if (seat == Seat.SPECTATOR) {
      throw new Denied.NotYours("spectators give no orders");
    }
    return seat;
  }

  static void expectBoth(LiveGame game, String token, String other) {
    if (expectSide(game, token) == game.seat(other) || game.seat(other) == Seat.SPECTATOR) {
      throw new Denied.NotYours(
          "a letter is played by somebody who leads both sides in his copy of the game");
    }
  }

  static void expectByLetter(LiveGame game) {
    whyNot(game)
        .ifPresent(
            why -> {
              throw new Denied.NotYours(why);
            });
  }

  static void expectAfter(LiveGame game, LetterPlay.Wish wish) {
    if (wish.after() != game.course().sequence()) {
      throw new Denied.TooLate(wish.after(), game.course().sequence());
    }
  }
}
