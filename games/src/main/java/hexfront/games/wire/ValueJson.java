package hexfront.games.wire;

import hexfront.engine.Board;
import hexfront.engine.Side;
import hexfront.engine.events.Points;
import hexfront.engine.orders.Amounts;
import hexfront.engine.orders.ByUnit;
import hexfront.engine.orders.Hex;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Paths;
import hexfront.engine.orders.Steps;
import hexfront.engine.orders.UnitRef;
import hexfront.engine.orders.Units;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.BooleanNode;
import tools.jackson.databind.node.DoubleNode;
import tools.jackson.databind.node.IntNode;
import tools.jackson.databind.node.ObjectNode;
import tools.jackson.databind.node.StringNode;

/** What the fields of orders and events hold, as JSON: units by id, hexes by printed number. */
final class ValueJson {
  /** Beyond the edge of the map, in a path. */
  static final String OFF = "off";

  private final Board board;

  ValueJson(Board board) {
    this.board = board;
  }

  JsonNode node(Object value) {
    return switch (value) {
      case Boolean b -> BooleanNode.valueOf(b);
      case Integer i -> IntNode.valueOf(i);
      case String s -> StringNode.valueOf(s);
      case Side s -> StringNode.valueOf(s.word());
      case Points p -> points(p);
      case UnitRef u -> StringNode.valueOf(unit(u.index()));
      case Units u -> Json.texts(u.stream().mapToObj(this::unit).toList());
      case Hex h -> StringNode.valueOf(hex(h.index()));
      case Hexes h -> hexes(h);
      case Steps s -> {
        ObjectNode steps = Json.object();
        s.byUnit().forEach((unit, n) -> steps.put(unit(unit), n));
        yield steps;
      }
      case Amounts a -> {
        ObjectNode amounts = Json.object();
        a.byName().forEach(amounts::put);
        yield amounts;
      }
      case Paths p -> {
        ObjectNode paths = Json.object();
        p.byUnit().forEach((unit, path) -> paths.set(unit(unit), hexes(path)));
        yield paths;
      }
      case ByUnit b -> byUnit(b);
      case List<?> list -> {
        ArrayNode array = Json.array();
        list.forEach(each -> array.add(node(each)));
        yield array;
      }
      default -> throw new IllegalStateException("no JSON for a field of " + value.getClass());
    };
  }

  ObjectNode byUnit(ByUnit words) {
    ObjectNode json = Json.object();
    words.words().forEach((unit, word) -> json.put(unit(unit), word));
    return json;
  }

  static JsonNode points(Points points) {
    return points.halves() % 2 == 0
        ? IntNode.valueOf(points.halves() / 2)
        : DoubleNode.valueOf(points.value());
  }

  ArrayNode hexes(Hexes hexes) {
    return Json.texts(hexes.stream().mapToObj(this::hex).toList());
  }

  String unit(int index) {
    return board.unit(index).id();
  }

  String hex(int index) {
    return index < 0 ? OFF : board.grid().number(index);
  }
}
