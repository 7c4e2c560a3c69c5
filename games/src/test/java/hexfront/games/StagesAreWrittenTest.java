package hexfront.games;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Board;
import hexfront.engine.Order;
import hexfront.engine.Rulebook;
import hexfront.engine.Stage;
import hexfront.engine.orders.Hex;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.OrderText;
import hexfront.engine.orders.OrderType;
import hexfront.engine.orders.Paths;
import hexfront.engine.orders.Steps;
import hexfront.engine.orders.UnitRef;
import hexfront.engine.orders.Units;
import hexfront.engine.written.Written;
import java.lang.reflect.Constructor;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Every stage that a game can be in is written, and nothing of the program shows in it. */
class StagesAreWrittenTest {
  private static Rulebook rulebook(Box box) {
    Map<String, Boolean> options = new HashMap<>();
    box.options().forEach(option -> options.put(option.id(), option.byDefault()));
    return box.open(box.scenarios().getFirst().id(), options).rulebook();
  }

  static Stream<Arguments> stages() {
    return Shelf.boxes().stream()
        .flatMap(
            box -> {
              Rulebook rulebook = rulebook(box);
              return rulebook.written().stages().stream()
                  .map(type -> Arguments.of(box.id(), type, rulebook));
            });
  }

  @ParameterizedTest(name = "{0} {1}")
  @MethodSource("stages")
  void aStageIsReadAsItWasWrittenAndNamesNothingOfTheProgram(
      String game, Class<? extends Stage> type, Rulebook rulebook) {
    Written written = rulebook.written();
    for (int variant = 0; variant < 3; variant++) {
      Stage stage = (Stage) new Samples(rulebook, variant).of(type, 0);
      String text = written.text(stage);
      assertThat(written.readStage(text)).as(text).isEqualTo(stage);
      assertThat(words(text)).allMatch(word -> word.matches("[a-z0-9.-]+|[0-9]+"), text);
      assertThat(text).doesNotContain(type.getSimpleName(), "hexfront", "$", "[", "{");
    }
  }

  /** The words of a text, without quoted orders, ids of units and hexes. */
  private static List<String> words(String text) {
    return Arrays.stream(text.replaceAll("\"(?:[^\"\\\\]|\\\\.)*\"", "").split("[ ()]+"))
        .filter(word -> !word.isEmpty())
        .filter(word -> !word.matches("[A-Za-z0-9]+-[A-Za-z0-9./-]+|S?[0-9]+"))
        .toList();
  }

  /** Makes records of any type, each variant with other values in them. */
  private record Samples(Rulebook rulebook, int variant) {
    Object of(Type type, int depth) {
      Board board = rulebook.board();
      if (type instanceof ParameterizedType list) {
        Object element = of(list.getActualTypeArguments()[0], depth);
        return variant == 0 ? List.of() : List.of(element);
      }
      Class<?> c = (Class<?>) type;
      if (c == int.class || c == Integer.class) {
        return variant;
      } else if (c == boolean.class) {
        return variant == 1;
      } else if (c == String.class) {
        return "a \"quoted\" word".repeat(variant);
      } else if (c == UnitRef.class) {
        return new UnitRef(variant);
      } else if (c == Hex.class) {
        return new Hex(variant);
      } else if (c == Units.class) {
        return variant == 0 ? Units.of() : Units.of(board.unitCount() - 1, variant);
      } else if (c == Hexes.class) {
        return variant == 0 ? Hexes.of() : Hexes.of(board.hexes() - 1, -1, variant);
      } else if (c == Steps.class) {
        return Steps.of(variant, 2);
      } else if (c == Paths.class) {
        return Paths.of(variant, Hexes.of(1, 2));
      } else if (c.isEnum()) {
        return c.getEnumConstants()[variant % c.getEnumConstants().length];
      } else if (Order.class.isAssignableFrom(c)) {
        return order(c, depth);
      } else if (c.isRecord()) {
        return record(c, depth);
      }
      List<Class<? extends Stage>> stages =
          rulebook.written().stages().stream()
              .filter(c::isAssignableFrom)
              .filter(stage -> depth < 2 || stage.getRecordComponents().length < 2)
              .toList();
      return record(stages.get(variant % stages.size()), depth + 1);
    }

    private Object order(Class<?> type, int depth) {
      OrderText orders = new OrderText(rulebook.board(), rulebook.orderTypes());
      OrderType known =
          rulebook.orderTypes().stream().filter(o -> o.type() == type).findFirst().orElseThrow();
      List<Object> values =
          known.fields().stream()
              .map(field -> of(field.component().getGenericType(), depth))
              .toList();
      return orders.read(orders.write(known.make(values)));
    }

    /** A component; what may be nothing is nothing inside another record, so that it ends. */
    private @Nullable Object part(RecordComponent part, int depth) {
      boolean maybe = part.getAnnotatedType().isAnnotationPresent(Nullable.class);
      if (!maybe) {
        return of(part.getGenericType(), depth);
      }
      return depth > 0 ? null : of(part.getGenericType(), depth + 1);
    }

    private Object record(Class<?> type, int depth) {
      RecordComponent[] components = type.getRecordComponents();
      try {
        Constructor<?> constructor =
            type.getDeclaredConstructor(
                Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new));
        constructor.setAccessible(true);
        return constructor.newInstance(
            Arrays.stream(components).map(part -> part(part, depth)).toArray());
      } catch (ReflectiveOperationException e) {
        throw new IllegalStateException(e);
      }
    }
  }
}
