package hexfront.ai;

import java.time.Duration;
import java.util.function.BooleanSupplier;

/**
 * How long a commander may think. Time is what people wait for; work makes games that can be had
 * again whatever the machine.
 *
 * @param turn CPU time for a whole player turn; a decision takes its share
 * @param simulations instead of the time, how many simulations a whole player turn may take; 0
 *     where the time counts
 * @param stopped whether somebody wants the answer now; asked often
 */
public record Budget(Duration turn, int simulations, BooleanSupplier stopped) {
  /** No time at all: the answer a commander has without search. */
  public static final Budget AT_ONCE = ofTurn(Duration.ZERO);

  public Budget(Duration turn, BooleanSupplier stopped) {
    this(turn, 0, stopped);
  }

  public static Budget ofTurn(Duration turn) {
    return new Budget(turn, () -> false);
  }

  /** A budget for a whole player turn, counted in simulations, not in time. */
  public static Budget ofSimulations(int simulations) {
    return new Budget(Duration.ZERO, simulations, () -> false);
  }

  /** The same budget, ended early when somebody says so. */
  public Budget stoppedBy(BooleanSupplier stop) {
    return new Budget(turn, simulations, stop);
  }

  /** Whether the budget is counted in simulations. */
  public boolean countsSimulations() {
    return simulations > 0;
  }
}
