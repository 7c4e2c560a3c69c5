package hexfront.engine.journal;

import hexfront.engine.Board;
import hexfront.engine.Event;
import hexfront.engine.Order;
import hexfront.engine.Secret;
import hexfront.engine.Side;
import hexfront.engine.journal.Journal.Told;
import hexfront.engine.orders.Units;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What somebody may read, while the game runs, of an order and of what came of it.
 *
 * @param order null if he may not know it
 */
public record Seen(@Nullable Order order, List<Told> events) {
  /**
   * Leaves out what is secret, and the names of units that lie under others.
   *
   * @param by the side that gave the order
   * @param covered the units that their enemy could see neither before it nor after it
   * @param viewer the side that reads it, or null for one who sits at neither
   */
  public static Seen of(
      @Nullable Order order,
      List<Told> events,
      Side by,
      Units covered,
      @Nullable Side viewer,
      Board board) {
    int[] unknown = covered.stream().filter(unit -> board.side(unit) != viewer).toArray();
    Veil veil = new Veil(Units.of(unknown));
    List<Told> seen = new ArrayList<>();
    for (Told told : events) {
      Event event = told.event().seenBy(viewer, by);
      Event veiled = event == null ? null : veil.over(event);
      if (veiled != null) {
        seen.add(new Told(told.turn(), told.phase(), told.side(), veiled));
      }
    }
    boolean secret = viewer != by && order instanceof Secret || veil.hides(order);
    return new Seen(secret ? null : order, seen);
  }

  /** Whether it is all there is to read. */
  public boolean isWhole(Order given, List<Told> told) {
    return given.equals(order) && told.equals(events);
  }
}
