package hexfront.engine.orders;

import hexfront.engine.Order;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/** The types of order of a game, by word and by record. */
public final class OrderTypes {
  private final Map<String, OrderType> byWord = new TreeMap<>();
  private final Map<Class<?>, OrderType> byRecord = new HashMap<>();

  public OrderTypes(List<OrderType> types) {
    for (OrderType type : types) {
      byRecord.put(type.type(), type);
      if (byWord.put(type.word(), type) != null) {
        throw new IllegalArgumentException("two types of order are called " + type.word());
      }
    }
  }

  public Set<String> words() {
    return byWord.keySet();
  }

  public Optional<OrderType> find(String word) {
    return Optional.ofNullable(byWord.get(word));
  }

  /** The type of an order of this game. */
  public OrderType of(Order order) {
    OrderType type = byRecord.get(order.getClass());
    if (type == null) {
      throw new IllegalArgumentException("the game has no order " + order);
    }
    return type;
  }
}
