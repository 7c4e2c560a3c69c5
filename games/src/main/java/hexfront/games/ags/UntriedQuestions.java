package hexfront.games.ags;

import hexfront.engine.Case;
import hexfront.engine.Position;
import java.util.random.RandomGenerator;

/** Section 13: untried units. The answers are those of the Standard rules. */
public interface UntriedQuestions {
  UntriedQuestions STANDARD = new UntriedQuestions() {};

  /** The counters that an untried stand-in may turn out to be; empty if it is the unit itself. */
  @Case("AGS-13.1")
  default int[] drawPool(Position p, int unit) {
    return new int[0];
  }

  /** The counters that an untried unit may be as far as the players can know. */
  default int[] mayBe(Position p, int unit) {
    return drawPool(p, unit);
  }

  /** Whether a position keeps anything that no player can know. */
  default boolean isRedrawn() {
    return false;
  }

  /** Draws anew what a position keeps and no player can know. */
  default void redraw(Position p, RandomGenerator random) {}

  /** An untried unit has turned out to be this counter. */
  default void revealed(Position p, int unit, int counter) {}

  @Case("AGS-13.3")
  default boolean removesNoStrength() {
    return true;
  }

  /** Whether attackers that turn out to have no strength at all are eliminated. */
  default boolean strengthlessAttackersDie() {
    return false;
  }

  default String strengthlessCase() {
    return "AGS-13.3";
  }

  default String noDefenceCase() {
    return "AGS-13.3";
  }
}
