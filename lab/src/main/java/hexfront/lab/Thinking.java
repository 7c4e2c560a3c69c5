package hexfront.lab;

import hexfront.ai.Budget;
import hexfront.games.wire.Fields;
import hexfront.games.wire.Json;
import java.time.Duration;
import java.util.function.BooleanSupplier;
import tools.jackson.databind.node.ObjectNode;

/**
 * How long the commanders of a run may think.
 *
 * @param turn CPU time for a player turn
 * @param simulations instead of time, simulations for a player turn; 0 where the time counts
 */
public record Thinking(Duration turn, int simulations) {
  /** What an opponent at the table may take. */
  public static final Thinking USUAL = ofTurn(Duration.ofSeconds(5));

  public static Thinking ofTurn(Duration turn) {
    return new Thinking(turn, 0);
  }

  public static Thinking ofSimulations(int simulations) {
    return new Thinking(Duration.ZERO, simulations);
  }

  Budget budget(BooleanSupplier stopped) {
    return new Budget(turn, simulations, stopped);
  }

  /** Whether time is counted, so that what a commander does may depend on the machine. */
  public boolean isTimed() {
    return simulations == 0;
  }

  public String words() {
    return isTimed()
        ? turn.toMillis() / 1000.0 + " s of CPU time a turn"
        : simulations + " simulations a turn";
  }

  ObjectNode write() {
    return Json.object().put("turn-millis", turn.toMillis()).put("simulations", simulations);
  }

  static Thinking read(Fields fields) {
    return new Thinking(
        Duration.ofMillis(fields.wholeNumber("turn-millis", 0, Integer.MAX_VALUE)),
        fields.number("simulations", 0, Integer.MAX_VALUE));
  }
}
