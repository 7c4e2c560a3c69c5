package hexfront.games.inquiry;

import hexfront.engine.Board;
import hexfront.engine.Forecast;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.orders.Attack;
import hexfront.engine.orders.EndPhase;
import hexfront.engine.orders.OrderType;
import hexfront.engine.orders.OrderTypes;
import hexfront.engine.orders.Pass;
import hexfront.engine.orders.Unasked;
import hexfront.engine.orders.Units;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * What could still be done before a phase ends, gathered from the orders that are legal now: units
 * that have not stirred, by the hex they stand in, and attacks, by their target, each with the best
 * odds among those listed.
 */
public final class Todo {
  private static final int MOST_ORDERS = 20_000;

  /**
   * Something that could be done.
   *
   * @param what the type of order
   * @param hex where the units stand or what they could attack; negative off the map
   * @param odds of an attack; otherwise empty
   */
  public record Item(String what, Units units, int hex, String odds, String text) {}

  private final Inquiry inquiry;
  private final Position position;
  private final Board board;
  private final OrderTypes types;
  private final Map<String, Map<Integer, TreeSet<Integer>>> byHex = new LinkedHashMap<>();
  private final Map<String, Attack> attacks = new TreeMap<>();

  Todo(Inquiry inquiry, List<OrderType> types) {
    this.inquiry = inquiry;
    this.position = inquiry.seen();
    this.board = position.board();
    this.types = new OrderTypes(types);
  }

  List<Item> items() {
    int[] left = {MOST_ORDERS};
    inquiry.legal(
        order -> {
          note(order);
          return --left[0] > 0;
        });
    List<Item> items = new ArrayList<>();
    byHex.forEach(
        (what, hexes) -> hexes.forEach((hex, units) -> items.add(item(what, hex, units))));
    attacks.values().forEach(attack -> items.add(item(attack)));
    return items;
  }

  private void note(Order order) {
    switch (order) {
      case EndPhase o -> {}
      case Pass o -> {}
      case Unasked o -> {}
      case Attack attack when attack.hexes().size() > 1 -> {}
      case Attack attack ->
          attacks.merge(
              attack.hexes().toString(),
              attack,
              (a, b) -> b.attackers().size() > a.attackers().size() ? b : a);
      default -> {
        for (int unit : ByUnit.units(types, order).toArray()) {
          if (hasNotStirred(unit)) {
            byHex
                .computeIfAbsent(order.type(), word -> new TreeMap<>())
                .computeIfAbsent(position.hex(unit), hex -> new TreeSet<>())
                .add(unit);
          }
        }
      }
    }
  }

  /** Whether a unit stands where it began; one that has come in since began where it came in. */
  private boolean hasNotStirred(int unit) {
    return position.spent(unit) == 0
        || position.onMap(unit) && position.startHex(unit) == position.hex(unit);
  }

  private Item item(String what, int hex, TreeSet<Integer> units) {
    Units together = Units.of(units.stream().mapToInt(Integer::intValue).toArray());
    return new Item(what, together, hex, "", names(together) + " " + possible(what));
  }

  private static String possible(String what) {
    return switch (what) {
      case "rail" -> "can still go by rail";
      case "enter" -> "can arrive";
      default -> "can still " + what.replace('-', ' ');
    };
  }

  private String names(Units units) {
    return units.stream().mapToObj(u -> board.unit(u).id()).collect(Collectors.joining(", "));
  }

  private Item item(Attack attack) {
    Forecast forecast = inquiry.odds(attack).forecast();
    String odds = forecast == null ? "" : forecast.column();
    String hexes =
        attack.hexes().stream()
            .mapToObj(hex -> board.grid().number(hex))
            .collect(Collectors.joining(", "));
    return new Item(
        "attack",
        attack.attackers(),
        attack.hexes().get(0),
        odds,
        "an attack on " + hexes + " is possible at " + odds);
  }
}
