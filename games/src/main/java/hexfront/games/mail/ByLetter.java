package hexfront.games.mail;

import hexfront.engine.Case;
import hexfront.engine.Rulebook;
import hexfront.engine.orders.EndPhase;
import hexfront.games.Box;
import java.util.Optional;

/** Which games can be played by letter. */
public final class ByLetter {
  private ByLetter() {}

  /**
   * Why a game cannot be played by letter, in a sentence that names it; nothing if it can. Both who
   * write have the whole saved game, so that neither could keep anything from the other. What
   * nobody knows before it is drawn, such as an untried unit, stands in no saved game.
   */
  @Case({"KIEV-25.0", "KIEV-25.2"})
  public static Optional<String> whyNot(Box box, Rulebook rulebook) {
    if (!rulebook.isOpenToAll()) {
      return Optional.of(
          box.title()
              + " cannot be played by letter: "
              + rulebook.secrets()
              + ", and each of the two who write has the whole game in his copy.");
    }
    return rulebook.orderTypes().stream().anyMatch(type -> type.type() == EndPhase.class)
        ? Optional.empty()
        : Optional.of(
            box.title()
                + " cannot be played by letter: a letter is for a phase, and here no phase is ended"
                + " by an order.");
  }
}
