package hexfront.games.wire;

import hexfront.engine.Event;
import hexfront.engine.Side;
import hexfront.engine.events.Combat;
import hexfront.engine.events.InWords;
import hexfront.engine.events.Points;
import hexfront.engine.orders.Amounts;
import hexfront.engine.orders.ByUnit;
import hexfront.engine.orders.Field;
import hexfront.engine.orders.Hex;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Naming;
import hexfront.engine.orders.OrderType;
import hexfront.engine.orders.Paths;
import hexfront.engine.orders.Steps;
import hexfront.engine.orders.UnitRef;
import hexfront.engine.orders.Units;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * JSON Schemas of orders and events, from the components of their records. They refer to {@code
 * #/$defs/hex}, {@code case} and {@code side}, which the whole schema defines.
 */
public final class Shapes {
  private Shapes() {}

  /**
   * The schema of a type of order, as one game has it or as several have it: with every field that
   * one of them has.
   */
  public static ObjectNode order(List<OrderType> variants) {
    ObjectNode schema = begin(variants.getFirst().type());
    ArrayNode required = schema.putArray("required").add("type");
    Map<String, Field> fields = new LinkedHashMap<>();
    variants.forEach(variant -> variant.fields().forEach(f -> fields.putIfAbsent(f.word(), f)));
    for (Field field : fields.values()) {
      addField(schema, field);
      if (variants.stream().allMatch(variant -> isNeeded(variant, field.word()))) {
        required.add(field.word());
      }
    }
    return schema.put("additionalProperties", false);
  }

  private static boolean isNeeded(OrderType type, String word) {
    return type.fields().stream().anyMatch(f -> f.word().equals(word) && type.needs(f));
  }

  public static ObjectNode event(Class<? extends Event> type) {
    ObjectNode schema = begin(type);
    ObjectNode properties = schema.withObject("properties");
    ArrayNode required = schema.putArray("required").add("type");
    properties.set("case", ref("case"));
    properties.putObject("turn").put("type", "integer");
    properties.putObject("phase").put("type", "string");
    properties.set("side", ref("side"));
    required.add("case").add("turn").add("phase").add("side");
    for (Field field : Field.of(type)) {
      if (!field.word().equals("rule")) {
        boolean every = properties.has(field.word()); // the side, which all events have
        addField(schema, field);
        if (!every && !field.isOmittable()) {
          required.add(field.word());
        }
      }
    }
    if (type == Combat.class) {
      properties.putObject("die").put("type", "integer");
    }
    if (InWords.class.isAssignableFrom(type)) {
      properties.putObject("text").put("type", "string");
      required.add("text");
    }
    return schema.put("additionalProperties", false);
  }

  private static ObjectNode begin(Class<?> type) {
    ObjectNode schema = Json.object().put("type", "object");
    schema.putObject("properties").putObject("type").put("const", Naming.word(type));
    return schema;
  }

  private static void addField(ObjectNode schema, Field field) {
    schema.withObject("properties").set(field.word(), value(field.component()));
  }

  private static ObjectNode value(RecordComponent component) {
    Class<?> type = component.getType();
    if (type == boolean.class) {
      return Json.object().put("type", "boolean");
    } else if (type == int.class || type == Integer.class) {
      return Json.object().put("type", "integer");
    } else if (type == String.class) {
      return Json.object().put("type", "string");
    } else if (type == Points.class) {
      return Json.object().put("type", "number");
    } else if (type == Side.class) {
      return ref("side");
    } else if (type == UnitRef.class) {
      return ref("unit-id");
    } else if (type == Units.class) {
      return list(ref("unit-id"));
    } else if (type == Hex.class) {
      return ref("hex");
    } else if (type == Hexes.class) {
      return list(ref("hex"));
    } else if (type == Steps.class) {
      return map(Json.object().put("type", "integer").put("minimum", 0));
    } else if (type == Amounts.class) {
      return map(Json.object().put("type", "integer").put("minimum", 0));
    } else if (type == Paths.class) {
      return map(list(ref("hex")));
    } else if (type == ByUnit.class) {
      return map(Json.object().put("type", "string"));
    } else if (type == List.class) {
      return list(listed(component));
    }
    throw new IllegalStateException("no schema for field " + component);
  }

  private static ObjectNode listed(RecordComponent component) {
    boolean numbers =
        component.getGenericType() instanceof ParameterizedType p
            && p.getActualTypeArguments()[0] == Integer.class;
    return Json.object().put("type", numbers ? "integer" : "string");
  }

  /** A reference to one of the definitions of the whole schema. */
  public static ObjectNode ref(String name) {
    return Json.object().put("$ref", "#/$defs/" + name);
  }

  public static ObjectNode list(ObjectNode items) {
    ObjectNode schema = Json.object().put("type", "array");
    schema.set("items", items);
    return schema;
  }

  public static ObjectNode map(ObjectNode values) {
    ObjectNode schema = Json.object().put("type", "object");
    schema.set("additionalProperties", values);
    return schema;
  }
}
