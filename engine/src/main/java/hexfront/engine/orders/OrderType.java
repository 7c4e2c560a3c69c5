package hexfront.engine.orders;

import hexfront.engine.Order;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * A type of order as one game has it: a record, and the records that the game adds to it. All their
 * components are its fields, in journal, protocol and interface alike.
 */
public final class OrderType {
  private final Class<? extends Order> type;
  private final List<Part> parts;
  private final List<Field> fields;

  /** A component of the order's record; what the game adds there, if it is open to that. */
  private record Part(
      RecordComponent component, Optional<Class<? extends Addition>> addition, List<Field> fields) {
    static Part of(RecordComponent component, Optional<Class<? extends Addition>> addition) {
      return new Part(
          component,
          addition,
          isOpen(component)
              ? addition.stream()
                  .flatMap(added -> Arrays.stream(added.getRecordComponents()))
                  .map(field -> new Field(field, component))
                  .toList()
              : List.of(new Field(component, null)));
    }

    private static boolean isOpen(RecordComponent component) {
      return Addition.class.isAssignableFrom(component.getType());
    }

    boolean isOpen() {
      return isOpen(component);
    }
  }

  private OrderType(Class<? extends Order> type, List<Class<? extends Addition>> additions) {
    this.type = type;
    this.parts =
        Arrays.stream(type.getRecordComponents())
            .map(
                c -> Part.of(c, additions.stream().filter(c.getType()::isAssignableFrom).findAny()))
            .toList();
    this.fields = parts.stream().flatMap(part -> part.fields().stream()).toList();
    long open = parts.stream().filter(part -> part.addition().isPresent()).count();
    long words = fields.stream().map(Field::word).distinct().count();
    if (open != additions.size() || words != fields.size()) {
      throw new IllegalArgumentException(word() + " has no room for " + additions);
    }
  }

  /**
   * A type of order.
   *
   * @param additions the records the game adds, at most one for each open component
   */
  @SafeVarargs
  public static OrderType of(Class<? extends Order> type, Class<? extends Addition>... additions) {
    List<Class<? extends Addition>> added = new ArrayList<>();
    for (Class<? extends Addition> addition : additions) {
      added.add(addition);
    }
    return new OrderType(type, added);
  }

  /** The types of order to which a game adds nothing. */
  @SafeVarargs
  public static List<OrderType> all(Class<? extends Order>... types) {
    List<OrderType> all = new ArrayList<>();
    for (Class<? extends Order> type : types) {
      all.add(of(type));
    }
    return List.copyOf(all);
  }

  public Class<? extends Order> type() {
    return type;
  }

  /** The records that the game adds. */
  public List<Class<? extends Addition>> additions() {
    return parts.stream().flatMap(part -> part.addition().stream()).toList();
  }

  public String word() {
    return Naming.word(type);
  }

  /** The fields, the game's own among them, in order. */
  public List<Field> fields() {
    return fields;
  }

  /**
   * Whether an order is only complete with this field: all but omittable ones and those that are
   * true or false, unless that is all there is to the order.
   */
  public boolean needs(Field field) {
    return !field.isOmittable() && (field.type() != boolean.class || fields.size() == 1);
  }

  /** Whether an order is of one of some types. */
  public static boolean has(List<OrderType> types, Order order) {
    for (OrderType each : types) {
      if (each.type == order.getClass()) {
        return true;
      }
    }
    return false;
  }

  /** Makes an order from the values of its fields. */
  public Order make(List<?> values) {
    List<Object> components = new ArrayList<>();
    int next = 0;
    for (Part part : parts) {
      int count = part.fields().size();
      List<?> own = values.subList(next, next + count);
      next += count;
      components.add(component(part, own));
    }
    return (Order) Field.make(type, components.toArray());
  }

  private static Object component(Part part, List<?> values) {
    if (!part.isOpen()) {
      return values.getFirst();
    }
    return part.addition()
        .map(added -> Field.make(added, values.toArray()))
        .orElseGet(() -> Addition.nothing(part.component().getType()));
  }

  @Override
  public String toString() {
    return word() + " " + fields.stream().map(Field::word).toList();
  }
}
