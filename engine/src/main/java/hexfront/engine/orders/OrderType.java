package hexfront.engine.orders;

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

  private OrderType() {}

  public static String word(Class<?> type) {
    return WORDS.get(type);
  }

  /** {@code hqBonus} and {@code HqBonus} become {@code hq-bonus}. */
  public static String kebab(String camel) {
    return camel.replaceAll("(?<=[a-z0-9])([A-Z])", "-$1").toLowerCase(Locale.ROOT);
  }
}
