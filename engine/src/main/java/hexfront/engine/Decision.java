package hexfront.engine;

import java.util.List;

/**
 * The question the game now puts to one side. The interface, commanders, the referee and the fuzzer
 * all read it.
 *
 * @param stage the word of the stage, for example {@code combat}
 * @param prompt a sentence for the player
 * @param orders the types of order that may answer it; empty when the game is over
 * @param options what {@code choose} may name, if it is among the orders
 */
public record Decision(
    Side side, String stage, String prompt, List<String> orders, List<String> options) {
  public Decision {
    orders = List.copyOf(orders);
    options = List.copyOf(options);
  }

  public Decision(Side side, String stage, String prompt, List<String> orders) {
    this(side, stage, prompt, orders, List.of());
  }

  public boolean isOver() {
    return orders.isEmpty();
  }
}
