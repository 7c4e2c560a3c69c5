package hexfront.games.wire;

import hexfront.engine.Board;
import hexfront.engine.Order;
import hexfront.engine.orders.Amounts;
import hexfront.engine.orders.Field;
import hexfront.engine.orders.Hex;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Naming;
import hexfront.engine.orders.OrderType;
import hexfront.engine.orders.OrderTypes;
import hexfront.engine.orders.Paths;
import hexfront.engine.orders.Rail;
import hexfront.engine.orders.Steps;
import hexfront.engine.orders.UnitRef;
import hexfront.engine.orders.Units;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Orders as JSON: {@code {"type":"move","units":["a"],"path":["0304","0305"]}}. The fields are the
 * components of the order's record; those that are true or false, or marked so, may be left out.
 */
public final class OrderJson {
  private static final int MOST_STEPS = 99;

  private final Board board;
  private final OrderTypes types;
  private final ValueJson values;
  private final String oneOf;

  public OrderJson(Board board, List<OrderType> orderTypes) {
    this.board = board;
    this.values = new ValueJson(board);
    this.types = new OrderTypes(orderTypes);
    this.oneOf = "one of " + types.words();
  }

  public ObjectNode write(Order order) {
    ObjectNode json = Json.object();
    json.put("type", order.type());
    OrderType type = types.of(order);
    for (Field field : type.fields()) {
      Object value = field.of(order);
      if (type.needs(field) || !value.equals(field.natural())) {
        json.set(field.word(), values.node(value));
      }
    }
    return json;
  }

  /**
   * Reads an order.
   *
   * @throws Malformed when it is none of this game's, or names what is not there
   */
  public Order read(JsonNode node) {
    Fields fields = Fields.of(node, "order");
    String word = fields.text("type", oneOf);
    OrderType type = types.find(word).or(() -> alias(word)).orElseThrow(() -> unknown(word));
    Fields own = Fields.of(node, type.word());
    own.text("type");
    List<Object> found = new ArrayList<>();
    for (Field field : type.fields()) {
      found.add(type.needs(field) ? readValue(field, own) : readUnneeded(field, own));
    }
    own.done();
    return type.make(found);
  }

  /** Older players say entrain for going by rail. */
  private Optional<OrderType> alias(String word) {
    return word.equals("entrain") ? types.find(Naming.word(Rail.class)) : Optional.empty();
  }

  private Malformed unknown(String word) {
    return new Malformed("order: unknown type " + Malformed.quote(word) + ", expected " + oneOf);
  }

  private Object readUnneeded(Field field, Fields fields) {
    Object natural = field.natural();
    if (natural == null) {
      throw new IllegalStateException("field " + field.word() + " cannot be left out");
    }
    boolean given = fields.node(field.word()).isPresent();
    if (!given) {
      return natural;
    }
    return field.type() == Units.class ? readUnits(field.word(), fields) : readValue(field, fields);
  }

  /** Units of which a single one needs no list. */
  private Units readUnits(String name, Fields fields) {
    boolean one = fields.node(name).map(JsonNode::isString).orElse(false);
    List<String> ids = one ? List.of(fields.text(name)) : fields.texts(name, "a list of unit ids");
    return Units.of(ids.stream().mapToInt(this::readUnit).toArray());
  }

  private Object readValue(Field field, Fields fields) {
    Class<?> type = field.type();
    String name = field.word();
    if (type == boolean.class) {
      return fields.needFlag(name);
    } else if (type == int.class) {
      return fields.number(name, Integer.MIN_VALUE, Integer.MAX_VALUE);
    } else if (type == String.class) {
      return fields.text(name);
    } else if (type == List.class) {
      return fields.texts(name, "a list");
    } else if (type == UnitRef.class) {
      return new UnitRef(readUnitOf(name, fields));
    } else if (type == Units.class) {
      return Units.of(
          fields.texts(name, "a list of unit ids").stream().mapToInt(this::readUnit).toArray());
    } else if (type == Hex.class) {
      return new Hex(readHex(fields.text(name, "a hex such as \"0304\"")));
    } else if (type == Hexes.class) {
      return readPath(fields.texts(name, "a list of hexes"));
    } else if (type == Steps.class) {
      Fields steps = need(fields, name, "an object of unit ids and numbers");
      return new Steps(byUnit(steps, unit -> steps.number(unit, 0, MOST_STEPS)));
    } else if (type == Amounts.class) {
      Fields amounts = need(fields, name, "an object of names and numbers");
      Map<String, Integer> byName = new TreeMap<>();
      for (String each : amounts.entries().keySet()) {
        byName.put(each, amounts.number(each, 0, MOST_STEPS));
      }
      return new Amounts(byName);
    } else if (type == Paths.class) {
      Fields paths = need(fields, name, "an object of unit ids and lists of hexes");
      return new Paths(byUnit(paths, unit -> readPath(paths.texts(unit, "a list of hexes"))));
    }
    throw new IllegalStateException("no JSON for field " + name + " of " + type);
  }

  private static Fields need(Fields fields, String name, String expected) {
    return Fields.of(fields.needNode(name, expected), fields.what() + " " + name);
  }

  /** A single unit also goes by the name of many: {@code "units":["a"]} for {@code "unit":"a"}. */
  private int readUnitOf(String name, Fields fields) {
    if (!fields.has(name) && fields.has(name + "s")) {
      List<String> units = fields.texts(name + "s", "a list of one unit id");
      if (units.size() != 1) {
        throw new Malformed(
            fields.what() + ": '" + name + "s' names " + units.size() + " units, expected one");
      }
      return readUnit(units.getFirst());
    }
    return readUnit(fields.text(name, "a unit id"));
  }

  private <V> Map<Integer, V> byUnit(Fields fields, Function<String, V> value) {
    Map<Integer, V> map = new LinkedHashMap<>();
    for (String unit : fields.entries().keySet()) {
      map.put(readUnit(unit), value.apply(unit));
    }
    return map;
  }

  private Hexes readPath(List<String> numbers) {
    return Hexes.of(
        numbers.stream().mapToInt(n -> n.equals(ValueJson.OFF) ? -1 : readHex(n)).toArray());
  }

  /** The unit with an id. */
  public int readUnit(String id) {
    return board.unit(id).orElseThrow(() -> new Malformed("unknown unit " + Malformed.quote(id)));
  }

  /** The hex with a printed number. */
  public int readHex(String number) {
    return board
        .grid()
        .hex(number)
        .orElseThrow(
            () ->
                new Malformed(
                    "unknown hex "
                        + Malformed.quote(number)
                        + ", expected a number between "
                        + board.grid().number(0)
                        + " and "
                        + board.grid().number(board.hexes() - 1)));
  }
}
