package hexfront.games.wire;

import hexfront.engine.Event;
import hexfront.engine.Order;
import hexfront.engine.Side;
import hexfront.engine.events.InWords;
import hexfront.engine.events.Points;
import hexfront.engine.orders.Hex;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.OrderType;
import hexfront.engine.orders.Paths;
import hexfront.engine.orders.Steps;
import hexfront.engine.orders.UnitRef;
import hexfront.engine.orders.Units;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.util.List;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * JSON Schemas of orders and events, from the components of their records. They refer to {@code
 * #/$defs/hex}, {@code case} and {@code side}, which the whole schema defines.
 */
public final class Shapes {
  private Shapes() {}

  public static ObjectNode order(Class<? extends Order> type) {
    ObjectNode schema = begin(type);
    ArrayNode required = schema.putArray("required").add("type");
    RecordComponent[] components = type.getRecordComponents();
    for (RecordComponent component : components) {
      addField(schema, component);
      boolean needed = component.getType() != boolean.class && !OrderJson.isOmittable(component);
      if (needed || components.length == 1) {
        required.add(OrderType.kebab(component.getName()));
      }
    }
    return schema.put("additionalProperties", false);
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
    for (RecordComponent component : type.getRecordComponents()) {
      if (!component.getName().equals("rule")) {
        addField(schema, component);
        required.add(OrderType.kebab(component.getName()));
      }
    }
    if (InWords.class.isAssignableFrom(type)) {
      properties.putObject("text").put("type", "string");
      required.add("text");
    }
    return schema.put("additionalProperties", false);
  }

  private static ObjectNode begin(Class<?> type) {
    ObjectNode schema = Json.object().put("type", "object");
    schema.putObject("properties").putObject("type").put("const", OrderType.word(type));
    return schema;
  }

  private static void addField(ObjectNode schema, RecordComponent component) {
    schema.withObject("properties").set(OrderType.kebab(component.getName()), value(component));
  }

  private static ObjectNode value(RecordComponent component) {
    Class<?> type = component.getType();
    if (type == boolean.class) {
      return Json.object().put("type", "boolean");
    } else if (type == int.class) {
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
    } else if (type == Paths.class) {
      return map(list(ref("hex")));
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
