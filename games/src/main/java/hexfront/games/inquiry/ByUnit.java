package hexfront.games.inquiry;

import hexfront.engine.Ask;
import hexfront.engine.Order;
import hexfront.engine.orders.Field;
import hexfront.engine.orders.Hex;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.OrderTypes;
import hexfront.engine.orders.UnitRef;
import hexfront.engine.orders.Units;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Many orders of one type that each send one unit somewhere, as one question for each unit. */
final class ByUnit {
  private final OrderTypes types;
  private final Map<Integer, Map<Hexes, Order>> ways = new LinkedHashMap<>();
  private boolean alongPaths;

  ByUnit(OrderTypes types) {
    this.types = types;
  }

  /** The units that an order names. */
  static Units units(OrderTypes types, Order order) {
    Units units = Units.NONE;
    for (Field field : types.of(order).fields()) {
      units =
          switch (field.of(order)) {
            case Units u -> units.and(u);
            case UnitRef u when u.index() >= 0 -> units.and(Units.of(u.index()));
            default -> units;
          };
    }
    return units;
  }

  /**
   * The question about orders that name one unit and a hex or a path; of several alike the first.
   */
  Optional<Ask> ask(String type, List<Order> orders) {
    for (Order order : orders) {
      Units units = units(types, order);
      Optional<Hexes> where = where(order);
      if (units.size() == 1 && where.isPresent()) {
        ways.computeIfAbsent(units.get(0), unit -> new LinkedHashMap<>())
            .putIfAbsent(where.get(), order);
      }
    }
    return ways.isEmpty() ? Optional.empty() : Optional.of(alongPaths ? paths(type) : hexes(type));
  }

  private Optional<Hexes> where(Order order) {
    Hexes where = Hexes.of();
    for (Field field : types.of(order).fields()) {
      switch (field.of(order)) {
        case Hexes path -> {
          alongPaths = true;
          where = path;
        }
        case Hex hex when hex.index() >= 0 -> where = Hexes.of(hex.index());
        default -> {}
      }
    }
    return where.size() == 0 ? Optional.empty() : Optional.of(where);
  }

  private Ask paths(String type) {
    return Ask.Ways.ofOne(
        type,
        ways.entrySet().stream()
            .map(each -> new Ask.Mover(each.getKey(), List.copyOf(each.getValue().keySet())))
            .toList(),
        this::order);
  }

  private Ask hexes(String type) {
    return Ask.Allot.ofOne(
        type,
        ways.entrySet().stream()
            .map(
                each ->
                    new Ask.Lot(
                        each.getKey(),
                        Hexes.of(
                            each.getValue().keySet().stream().mapToInt(Hexes::first).toArray())))
            .toList(),
        (unit, hex) -> order(unit, Hexes.of(hex)));
  }

  private Order order(int unit, Hexes where) {
    Order order = ways.getOrDefault(unit, Map.of()).get(where);
    if (order == null) {
      throw new IllegalArgumentException("no such way was offered");
    }
    return order;
  }
}
