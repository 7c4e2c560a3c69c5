package hexfront.app.referee;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import hexfront.engine.Order;
import hexfront.engine.orders.Amounts;
import hexfront.engine.orders.Field;
import hexfront.engine.orders.Hex;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.OrderType;
import hexfront.engine.orders.Paths;
import hexfront.engine.orders.Steps;
import hexfront.engine.orders.UnitRef;
import hexfront.engine.orders.Units;
import hexfront.games.Box;
import hexfront.games.Shelf;
import hexfront.games.table.Table;
import hexfront.games.table.Tables;
import hexfront.games.wire.Json;
import hexfront.games.wire.Malformed;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import tools.jackson.databind.node.ObjectNode;

/** Every type of order of every game, as text, as JSON and before its schema. */
class EveryOrderTest {
  @TestFactory
  Stream<DynamicTest> anOrderIsReadAsItIsWrittenAndFitsItsSchema() {
    Schema all = schema(new Describing(new Tables(Shelf.boxes())).schema(Optional.empty()));
    return Shelf.boxes().stream()
        .flatMap(
            box -> {
              Tables tables = new Tables(List.of(box));
              Table table = table(tables, box);
              Schema own = schema(new Describing(tables).schema(Optional.empty()));
              return types(table)
                  .map(
                      type ->
                          DynamicTest.dynamicTest(
                              box.id() + " " + type, () -> goesThere(table, type, own, all)));
            });
  }

  private static void goesThere(Table table, OrderType type, Schema own, Schema all) {
    for (Order order : List.of(full(type), bare(type))) {
      assertThat(table.orderText().read(table.orderText().write(order))).isEqualTo(order);
      ObjectNode json = table.orders().write(order);
      assertThat(table.orders().read(json)).isEqualTo(order);
      assertThat(complaints(own, json)).isEmpty();
      assertThat(complaints(all, json)).isEmpty();
    }
    assertThat(table.orders().write(full(type)).propertyNames())
        .containsAll(type.fields().stream().map(Field::word).toList());
  }

  @TestFactory
  Stream<DynamicTest> aFieldThatAnOrderOfTheGameDoesNotHaveIsRefusedByName() {
    return Shelf.boxes().stream()
        .flatMap(
            box -> {
              Tables tables = new Tables(List.of(box));
              Table table = table(tables, box);
              Schema own = schema(new Describing(tables).schema(Optional.empty()));
              return types(table)
                  .map(
                      type ->
                          DynamicTest.dynamicTest(
                              box.id() + " " + type.word(), () -> refuses(table, type, own)));
            });
  }

  /** Fields that another game has for the same order, and one that nobody has. */
  private static void refuses(Table table, OrderType type, Schema schema) {
    List<String> known = type.fields().stream().map(Field::word).toList();
    List<String> foreign =
        Stream.concat(Stream.of("nonsense"), everyField(type.word()))
            .distinct()
            .filter(word -> !known.contains(word))
            .toList();
    for (String word : foreign) {
      ObjectNode json = table.orders().write(full(type)).put(word, true);
      assertThatThrownBy(() -> table.orders().read(json))
          .isInstanceOf(Malformed.class)
          .hasMessageStartingWith(type.word() + ": unknown field '" + word + "'");
      String text = table.orderText().write(full(type)) + " " + word + "=true";
      assertThatThrownBy(() -> table.orderText().read(text))
          .hasMessage(type.word() + " has no field [" + word + "]");
      assertThat(complaints(schema, json)).isNotEmpty();
    }
  }

  private static Stream<String> everyField(String order) {
    return Shelf.boxes().stream()
        .flatMap(box -> types(table(new Tables(List.of(box)), box)))
        .filter(type -> type.word().equals(order))
        .flatMap(type -> type.fields().stream())
        .map(Field::word);
  }

  private static Table table(Tables tables, Box box) {
    return tables.open(box, Optional.empty(), Map.of(), Optional.of(1L));
  }

  private static Stream<OrderType> types(Table table) {
    return table.game().rulebook().orderTypes().stream();
  }

  private static Schema schema(ObjectNode described) {
    described.remove("oneOf");
    described.put("$ref", "#/$defs/order");
    return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
        .getSchema(Json.write(described), InputFormat.JSON);
  }

  private static List<?> complaints(Schema schema, ObjectNode json) {
    return schema.validate(Json.write(json), InputFormat.JSON);
  }

  /** An order that says something in every field. */
  private static Order full(OrderType type) {
    return type.make(type.fields().stream().map(field -> something(field.type())).toList());
  }

  /** An order that says no more than it must. */
  private static Order bare(OrderType type) {
    return type.make(
        type.fields().stream()
            .map(
                field ->
                    Optional.ofNullable(field.natural()).orElseGet(() -> something(field.type())))
            .toList());
  }

  private static Object something(Class<?> type) {
    if (type == boolean.class) {
      return true;
    } else if (type == int.class) {
      return 3;
    } else if (type == String.class) {
      return "word";
    } else if (type == List.class) {
      return List.of("one", "two");
    } else if (type == UnitRef.class) {
      return new UnitRef(2);
    } else if (type == Units.class) {
      return Units.of(4, 1);
    } else if (type == Hex.class) {
      return new Hex(9);
    } else if (type == Hexes.class) {
      return Hexes.of(3, 4, -1);
    } else if (type == Steps.class) {
      return new Steps(Map.of(1, 2, 3, 1));
    } else if (type == Amounts.class) {
      return new Amounts(Map.of("one", 2, "two", 1));
    } else if (type == Paths.class) {
      return new Paths(Map.of(1, Hexes.of(7, 8), 2, Hexes.of(9)));
    }
    throw new IllegalStateException("no value for a field of " + type);
  }
}
