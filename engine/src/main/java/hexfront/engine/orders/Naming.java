package hexfront.engine.orders;

import java.util.Locale;

/** Words of the protocol, made from the names of records and their components. */
public final class Naming {
  private static final ClassValue<String> WORDS =
      new ClassValue<>() {
        @Override
        protected String computeValue(Class<?> type) {
          return kebab(type.getSimpleName());
        }
      };

  private Naming() {}

  /** The word of a type of order or event: {@code EndPhase} is {@code end-phase}. */
  public static String word(Class<?> type) {
    return WORDS.get(type);
  }

  /** {@code twoWords} and {@code TwoWords} become {@code two-words}. */
  public static String kebab(String camel) {
    return camel.replaceAll("(?<=[a-z0-9])([A-Z])", "-$1").toLowerCase(Locale.ROOT);
  }
}
