package hexfront.engine;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The state of victory.
 *
 * @param level what the points amount to, in the game's words
 * @param winner who would win, or has won, if anybody
 */
public record Score(int axis, int soviet, String level, @Nullable Side winner, List<Item> items) {
  /** One line of the account. */
  public record Item(Side side, String rule, int points, String why) {}

  public Score {
    items = List.copyOf(items);
  }

  public static Score of(List<Item> items, String level, @Nullable Side winner) {
    return new Score(sum(items, Side.AXIS), sum(items, Side.SOVIET), level, winner, items);
  }

  public static int sum(List<Item> items, Side side) {
    int sum = 0;
    for (Item item : items) {
      sum += item.side() == side ? item.points() : 0;
    }
    return sum;
  }
}
