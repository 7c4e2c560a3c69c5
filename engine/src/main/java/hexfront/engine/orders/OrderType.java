package hexfront.engine.orders;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * The word of a type of order or event, made from the name of its record: {@code EndPhase} is
 * {@code end-phase}.
 */
public final class OrderType {
  private static final ClassValue<String> WORDS =
      new ClassValue<>() {
        @Override
        protected String computeValue(Class<?> type) {
          return kebab(type.getSimpleName());
        }
      };

  private static final ClassValue<List<Field>> FIELDS =
      new ClassValue<>() {
        @Override
        protected List<Field> computeValue(Class<?> type) {
          return Arrays.stream(type.getRecordComponents())
              .map(component -> new Field(component, kebab(component.getName())))
              .toList();
        }
      };

  /**
   * A field of a type of order or event.
   *
   * @param word its name in journal, protocol and interface
   */
  public record Field(RecordComponent component, String word) {
    /** What the field holds. */
    public Class<?> type() {
      return component.getType();
    }

    /** What an order or event has in this field. */
    public Object of(Object record) {
      try {
        return component.getAccessor().invoke(record);
      } catch (IllegalAccessException | InvocationTargetException e) {
        throw new IllegalStateException(record.getClass() + " is not readable", e);
      }
    }
  }

  private OrderType() {}

  /** The fields of a type of order or event, in order. */
  public static List<Field> fields(Class<?> type) {
    return FIELDS.get(type);
  }

  public static String word(Class<?> type) {
    return WORDS.get(type);
  }

  /** {@code hqBonus} and {@code HqBonus} become {@code hq-bonus}. */
  public static String kebab(String camel) {
    return camel.replaceAll("(?<=[a-z0-9])([A-Z])", "-$1").toLowerCase(Locale.ROOT);
  }
}
