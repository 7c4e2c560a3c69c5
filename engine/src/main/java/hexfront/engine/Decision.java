package hexfront.engine;

import hexfront.engine.orders.Choose;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The question the game now puts to one side. The interface, commanders, the referee and the fuzzer
 * all read it.
 *
 * @param stage the word of the stage, for example {@code combat}
 * @param prompt a sentence for the player
 * @param asks what may be answered; empty when the game is over
 */
public record Decision(Side side, String stage, String prompt, List<Ask> asks) {
  public Decision {
    asks = List.copyOf(asks);
  }

  /** The types of order that may answer it; none when the game is over. */
  public List<String> orders() {
    return asks.stream().map(Ask::order).distinct().toList();
  }

  /** Whether an order of this type may answer it. */
  public boolean takes(String order) {
    for (Ask ask : asks) {
      if (ask.order().equals(order)) {
        return true;
      }
    }
    return false;
  }

  /** What {@code choose} may name, if it is among the orders. */
  public List<String> options() {
    List<String> options = new ArrayList<>();
    for (Ask ask : asks) {
      if (ask instanceof Ask.OneOf one) {
        for (Order order : one.of()) {
          if (order instanceof Choose(String option)) {
            options.add(option);
          }
        }
      }
    }
    return List.copyOf(options);
  }

  /** The units it is about: those that lose steps, go a way or are to be named. */
  public int[] concerned() {
    return asks.stream().flatMapToInt(Decision::concerned).distinct().toArray();
  }

  private static IntStream concerned(Ask ask) {
    return switch (ask) {
      case Ask.Spread a -> a.among().stream().mapToInt(Ask.Share::unit);
      case Ask.Ways a -> a.movers().stream().mapToInt(Ask.Mover::unit);
      case Ask.Some a -> a.groups().stream().flatMapToInt(group -> group.among().stream());
      case Ask.Allot a -> a.lots().stream().mapToInt(Ask.Lot::unit);
      case Ask.OneOf a -> IntStream.empty();
      case Ask.Phase a -> IntStream.empty();
    };
  }

  /** What it asks for with orders of a type, in a form; nothing if it is asked in another. */
  public <A extends Ask> Optional<A> ask(String order, Class<A> form) {
    for (Ask ask : asks) {
      if (form.isInstance(ask) && ask.order().equals(order)) {
        return Optional.of(form.cast(ask));
      }
    }
    return Optional.empty();
  }

  public boolean isOver() {
    return asks.isEmpty();
  }
}
