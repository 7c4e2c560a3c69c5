package hexfront.games.ags;

import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Side;

/** Section 14: air power. The answers are those of the Standard rules. */
public interface AirQuestions {
  /** No air power, by this case. */
  static AirQuestions none(String rule) {
    return new AirQuestions() {
      @Override
      public String airCase() {
        return rule;
      }
    };
  }

  @Case("AGS-14.0")
  default int airPoints(Position p, Side side) {
    return 0;
  }

  default void spendAirPoint(Position p, Side side) {}

  default String airCase() {
    return "AGS-14.0";
  }

  /** The case by which a side has no air point now. */
  default String airCase(Position p, Side side) {
    return airCase();
  }
}
