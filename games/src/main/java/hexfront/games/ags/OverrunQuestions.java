package hexfront.games.ags;

import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Unit;
import hexfront.engine.Verdict;
import hexfront.engine.orders.Overrun;
import hexfront.engine.orders.Units;

/** Section 6: overrun. The answers are those of the Standard rules. */
public interface OverrunQuestions {
  /** Whether a unit is of a kind that overruns. */
  default Verdict mayOverrun(Position p, Unit unit) {
    return Verdict.legal();
  }

  /** Whether a headquarters may add its rating to an overrun. */
  @Case("AGS-6.17")
  default boolean headquartersJoinOverruns() {
    return false;
  }

  default Verdict checkOverrun(Position p, Overrun order) {
    return Verdict.legal();
  }

  /** An overrun was declared and will be fought. */
  default void declared(Position p, Overrun order) {}

  /** Column shifts of an overrun, for the attacker. */
  @Case("AGS-14.15")
  default int shift(Position p, Overrun order) {
    return 0;
  }

  /** Units have entered the hex they overran. */
  default void overran(Position p, Units units, int hex) {}

  @Case("AGS-6.31")
  default boolean overrunDisrupts() {
    return true;
  }
}
