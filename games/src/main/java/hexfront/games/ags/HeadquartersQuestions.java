package hexfront.games.ags;

import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Unit;

/** Section 11: headquarters. The answers are those of the Standard rules. */
public interface HeadquartersQuestions {
  @Case("AGS-11.0")
  default boolean needsHeadquarters(Side side) {
    return side == Side.SOVIET;
  }

  /** Whether a headquarters may add its rating to an attack. */
  default boolean addsRating(Position p, int headquarters) {
    return true;
  }

  /** The case behind {@link #addsRating}. */
  default String ratingCase() {
    return "AGS-11.37";
  }

  /** What a headquarters is worth in defence. */
  @Case("AGS-11.38")
  default int headquartersDefence(Unit headquarters) {
    return headquarters.leadership();
  }

  @Case("AGS-11.38")
  default boolean addsToDefence(Unit headquarters) {
    return false;
  }

  /** Whether lines of communication may lead to this headquarters. */
  default boolean commands(Position p, int headquarters) {
    return true;
  }
}
