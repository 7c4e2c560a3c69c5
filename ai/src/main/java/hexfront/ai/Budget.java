package hexfront.ai;

import java.time.Duration;
import java.util.function.BooleanSupplier;

/**
 * How long a commander may think.
 *
 * @param turn CPU time for a whole player turn; a decision takes its share
 * @param stopped whether somebody wants the answer now; asked often
 */
public record Budget(Duration turn, BooleanSupplier stopped) {
  /** No time at all: the answer a commander has without search. */
  public static final Budget AT_ONCE = ofTurn(Duration.ZERO);

  public static Budget ofTurn(Duration turn) {
    return new Budget(turn, () -> false);
  }
}
