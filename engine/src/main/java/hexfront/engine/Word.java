package hexfront.engine;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The word of a stage, the same in protocol, interface and saves. Once games are saved it stays.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface Word {
  String value();

  /** Looks words up. */
  final class Of {
    private static final ClassValue<String> WORDS =
        new ClassValue<>() {
          @Override
          protected String computeValue(Class<?> type) {
            Word word = type.getAnnotation(Word.class);
            if (word == null) {
              throw new IllegalStateException(type.getSimpleName() + " has no word");
            }
            return word.value();
          }
        };

    private Of() {}

    /** The word that a type is marked with. */
    public static String type(Class<?> type) {
      return WORDS.get(type);
    }
  }
}
