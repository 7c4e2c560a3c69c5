package hexfront.games.data;

import hexfront.engine.Side;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.lang.reflect.Constructor;
import java.lang.reflect.RecordComponent;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Makes records of maps in a data file: the keys are the names of the components, in small letters
 * with hyphens, and there are no others.
 */
public final class Records {
  private static final int HIGHEST = 9999;

  private Records() {}

  /** The limits of a whole number; without them it lies between 0 and 9999. */
  @Retention(RetentionPolicy.RUNTIME)
  @Target(ElementType.RECORD_COMPONENT)
  public @interface Within {
    int least() default 0;

    int most();
  }

  /** A component that may be left out: then it is empty, false or 0. */
  @Retention(RetentionPolicy.RUNTIME)
  @Target(ElementType.RECORD_COMPONENT)
  public @interface Optionally {}

  /**
   * Reads a record of whole numbers, truths, texts, sides and lists of texts.
   *
   * @throws DataProblem naming file and line of what is not as expected
   */
  public static <T extends Record> T read(DataNode node, Class<T> type) {
    RecordComponent[] components = type.getRecordComponents();
    node.onlyKeys(Stream.of(components).map(Records::key).toArray(String[]::new));
    Class<?>[] types = Stream.of(components).map(RecordComponent::getType).toArray(Class[]::new);
    Object[] values = Stream.of(components).map(c -> value(node, c)).toArray();
    try {
      Constructor<T> constructor = type.getDeclaredConstructor(types);
      constructor.setAccessible(true);
      return constructor.newInstance(values);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("cannot make a " + type.getSimpleName(), e);
    }
  }

  private static String key(RecordComponent component) {
    return component.getName().replaceAll("([A-Z])", "-$1").toLowerCase(Locale.ROOT);
  }

  private static Object value(DataNode node, RecordComponent component) {
    String key = key(component);
    Optional<DataNode> found = node.optional(key);
    if (found.isEmpty() && component.isAnnotationPresent(Optionally.class)) {
      return nothing(component);
    }
    DataNode at = node.required(key);
    Class<?> type = component.getType();
    if (type == int.class) {
      Within within = component.getAnnotation(Within.class);
      return within == null ? at.number(0, HIGHEST) : at.number(within.least(), within.most());
    } else if (type == boolean.class) {
      return at.truth();
    } else if (type == String.class) {
      return at.text();
    } else if (type == Side.class) {
      return Side.of(at.text()).orElseThrow(() -> at.expected("axis or soviet"));
    } else if (type == List.class) {
      return at.texts();
    }
    throw unknown(component);
  }

  /** One of the constants of an enum, by its name in small letters with hyphens. */
  public static <E extends Enum<E>> E constant(DataNode node, Class<E> type) {
    E[] constants = type.getEnumConstants();
    List<String> words =
        Stream.of(constants)
            .map(constant -> constant.name().toLowerCase(Locale.ROOT).replace('_', '-'))
            .toList();
    return constants[words.indexOf(node.oneOf(words))];
  }

  private static Object nothing(RecordComponent component) {
    Class<?> type = component.getType();
    if (type == String.class) {
      return "";
    } else if (type == List.class) {
      return List.of();
    } else if (type == int.class) {
      return 0;
    } else if (type == boolean.class) {
      return false;
    }
    throw unknown(component);
  }

  private static IllegalArgumentException unknown(RecordComponent component) {
    return new IllegalArgumentException(
        component.getDeclaringRecord().getSimpleName()
            + " has a component that no file can hold: "
            + component);
  }
}
