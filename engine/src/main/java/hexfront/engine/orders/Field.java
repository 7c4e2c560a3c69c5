package hexfront.engine.orders;

import hexfront.engine.Order;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A field of a type of order or event: a component of its record, or of the record that a game adds
 * to it.
 *
 * @param word its name in journal, protocol and interface
 * @param within the component that holds what the game adds, if the field is part of that
 */
public record Field(RecordComponent component, String word, @Nullable RecordComponent within) {
  private static final ClassValue<List<Field>> FIELDS =
      new ClassValue<>() {
        @Override
        protected List<Field> computeValue(Class<?> type) {
          return Arrays.stream(type.getRecordComponents()).map(c -> new Field(c, null)).toList();
        }
      };

  private static final ClassValue<Optional<Object>> NATURAL =
      new ClassValue<>() {
        @Override
        protected Optional<Object> computeValue(Class<?> type) {
          Object[] values = of(type).stream().map(Field::natural).toArray();
          return Arrays.asList(values).contains(null)
              ? Optional.empty()
              : Optional.of(make(type, values));
        }
      };

  private static final ClassValue<Constructor<?>> CONSTRUCTORS =
      new ClassValue<>() {
        @Override
        protected Constructor<?> computeValue(Class<?> type) {
          Class<?>[] signature =
              Arrays.stream(type.getRecordComponents())
                  .map(RecordComponent::getType)
                  .toArray(Class<?>[]::new);
          try {
            Constructor<?> constructor = type.getDeclaredConstructor(signature);
            constructor.setAccessible(true);
            return constructor;
          } catch (NoSuchMethodException e) {
            throw new IllegalStateException(type + " cannot be made", e);
          }
        }
      };

  public Field {
    component.getAccessor().setAccessible(true);
  }

  Field(RecordComponent component, @Nullable RecordComponent within) {
    this(component, word(component), within);
  }

  private static String word(RecordComponent component) {
    Called called = component.getAnnotation(Called.class);
    return called == null ? Naming.kebab(component.getName()) : called.value();
  }

  /** The fields of a record, one for each component, in order. */
  public static List<Field> of(Class<?> type) {
    return FIELDS.get(type);
  }

  /** Makes a record from the values of its components. */
  public static Object make(Class<?> type, @Nullable Object[] values) {
    try {
      return CONSTRUCTORS.get(type).newInstance(values);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(type + " cannot be made", e);
    }
  }

  /** A record all of whose fields have their natural value; null if a field has none. */
  static @Nullable Object natural(Class<?> type) {
    return NATURAL.get(type).orElse(null);
  }

  /** What the field holds. */
  public Class<?> type() {
    return component.getType();
  }

  /** Whether the field may be left out where it has its natural value. */
  public boolean isOmittable() {
    return component.isAnnotationPresent(Omittable.class);
  }

  /** The value of a field about which nothing is said: false, 0, empty. Null if it has none. */
  public @Nullable Object natural() {
    Class<?> type = type();
    if (type == boolean.class) {
      return false;
    } else if (type == int.class) {
      return 0;
    } else if (type == String.class) {
      return "";
    } else if (type == List.class) {
      return List.of();
    } else if (type == Units.class) {
      return Units.of();
    } else if (type == Hexes.class) {
      return Hexes.of();
    } else if (type == Steps.class) {
      return new Steps(Map.of());
    } else if (type == Amounts.class) {
      return Amounts.NONE;
    } else if (type == Paths.class) {
      return new Paths(Map.of());
    } else if (type == UnitRef.class && isOmittable()) {
      return UnitRef.NONE;
    } else if (type == Hex.class && isOmittable()) {
      return Hex.OFF;
    }
    return null;
  }

  /** What an order or event has in this field; null only if the field {@link #isOmittable}. */
  public @Nullable Object in(Object record) {
    return read(component, record);
  }

  /** What an order has in this field. */
  public Object of(Order order) {
    Addition addition = within == null ? null : (Addition) read(within, order);
    if (addition == null || addition.getClass() == component.getDeclaringRecord()) {
      return Objects.requireNonNull(read(component, addition == null ? order : addition), word);
    }
    Object natural = natural();
    if (natural == null || !addition.isNothing()) {
      throw new IllegalStateException(order + " has no field " + word);
    }
    return natural;
  }

  private static @Nullable Object read(RecordComponent component, Object record) {
    try {
      return component.getAccessor().invoke(record);
    } catch (IllegalAccessException | InvocationTargetException e) {
      throw new IllegalStateException(record.getClass() + " is not readable", e);
    }
  }
}
