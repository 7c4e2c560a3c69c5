package hexfront.app.referee;

import static hexfront.games.wire.Shapes.list;
import static hexfront.games.wire.Shapes.map;
import static hexfront.games.wire.Shapes.ref;

import hexfront.ai.Commanders;
import hexfront.engine.Event;
import hexfront.engine.Rulebook;
import hexfront.engine.orders.Naming;
import hexfront.engine.orders.OrderType;
import hexfront.games.Box;
import hexfront.games.wire.Json;
import hexfront.games.wire.Shapes;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Stream;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The JSON Schema (2020-12) of the referee's requests; orders and events are generated. */
final class RequestSchema {
  private final List<Box> boxes;
  private final List<Rulebook> rulebooks;
  private final ObjectNode schema = Json.object();
  private final ObjectNode defs = Json.object();
  private final ArrayNode requests = Json.array();

  RequestSchema(List<Box> boxes, List<Rulebook> rulebooks) {
    this.boxes = boxes;
    this.rulebooks = rulebooks;
  }

  ObjectNode build() {
    schema.put("$schema", "https://json-schema.org/draft/2020-12/schema");
    schema.put(
        "title", "Requests of the Hexfront referee" + (boxes.size() == 1 ? " for " + title() : ""));
    define();
    addRequests();
    schema.set("oneOf", requests);
    schema.set("$defs", defs);
    return schema;
  }

  private String title() {
    return boxes.getFirst().title();
  }

  private void define() {
    defs.set("hex", type("string").put("pattern", "^(.*[0-9]{4}|off)$"));
    defs.set("unit-id", type("string"));
    defs.set("case", type("string"));
    defs.set("side", words(List.of("axis", "german", "soviet")));
    defs.set("game", words(all(box -> List.of(box.id()))));
    defs.set("phase", words(all(Box::phases)));
    defs.set("flag", words(all(Box::flags)));
    defs.set("terrain", words(all(box -> box.hexKinds().names())));
    defs.set("hexside", words(all(box -> box.hexsideKinds().names())));
    defs.set("options", options());
    defs.set("state", state());
    defs.set("unit", new PositionSchema().unit(all(Box::valueNames), all(Box::boxes)));
    defs.set("map", new PositionSchema().map());
    union("order", Shapes::order, orderTypes());
    union("event", Shapes::event, eventTypes());
  }

  private List<String> all(Function<Box, List<String>> words) {
    return boxes.stream().flatMap(box -> words.apply(box).stream()).distinct().sorted().toList();
  }

  /** The types of order by word, each as the games have it. */
  private Map<String, List<OrderType>> orderTypes() {
    Map<String, List<OrderType>> types = new TreeMap<>();
    rulebooks.stream()
        .flatMap(rulebook -> rulebook.orderTypes().stream())
        .forEach(t -> types.computeIfAbsent(t.word(), word -> new ArrayList<>()).add(t));
    return types;
  }

  private Map<String, Class<? extends Event>> eventTypes() {
    Map<String, Class<? extends Event>> types = new TreeMap<>();
    rulebooks.forEach(r -> r.eventTypes().forEach(type -> types.put(Naming.word(type), type)));
    return types;
  }

  /** Each type has a definition of its own, and one definition is all of them. */
  private <C> void union(String name, Function<C, ObjectNode> shape, Map<String, C> types) {
    ArrayNode oneOf = defs.putObject(name).putArray("oneOf");
    types.forEach(
        (word, type) -> {
          defs.set(name + "-" + word, shape.apply(type));
          oneOf.add(ref(name + "-" + word));
        });
  }

  private ObjectNode options() {
    ObjectNode options = type("object").put("additionalProperties", false);
    ObjectNode properties = options.putObject("properties");
    for (Box box : boxes) {
      for (Box.Option option : box.options()) {
        properties.set(
            option.id(),
            type("boolean")
                .put("default", option.byDefault())
                .put("description", option.title() + " (" + option.rule() + ")"));
      }
    }
    return options;
  }

  private ObjectNode state() {
    ObjectNode state = type("object").put("additionalProperties", false);
    ObjectNode properties = state.putObject("properties");
    properties.set("control", map(ref("side")));
    for (Box box : boxes) {
      box.stateNames()
          .forEach((name, expected) -> properties.withObject(name).put("description", expected));
    }
    return state;
  }

  private void addRequests() {
    request("games", Map.of());
    request(
        "open",
        Map.of(
            "game", ref("game"),
            "scenario", words(all(box -> box.scenarios().stream().map(Box.Scenario::id).toList())),
            "options", ref("options"),
            "seed", type("integer")));
    request(
        "position",
        Map.of(
            "game", ref("game"),
            "seed", type("integer"),
            "turn", type("integer").put("minimum", 1),
            "side", ref("side"),
            "phase", ref("phase"),
            "map", ref("map"),
            "units", list(ref("unit")),
            "state", ref("state"),
            "options", ref("options"),
            "lenient", type("boolean")));
    Stream.of("decision", "score", "undo", "save").forEach(word -> request(word, Map.of()));
    request("legal", Map.of("limit", type("integer").put("minimum", 1)));
    request("check", Map.of("order", ref("order")), "order");
    request("odds", Map.of("order", ref("order")), "order");
    request("reach", Map.of("units", list(ref("unit-id"))), "units");
    request("zoc", Map.of("side", ref("side"), "purpose", type("string")), "side");
    request("supply", Map.of("side", ref("side")));
    request("view", Map.of("side", ref("side")), "side");
    request(
        "play",
        Map.of(
            "order",
            ref("order"),
            "dice",
            list(type("integer").put("minimum", 1).put("maximum", 6))),
        "order");
    request("load", Map.of("journal", type("string")), "journal");
    request(
        "commander",
        Map.of(
            "side", ref("side"),
            "level", words(Commanders.LEVELS),
            "millis", type("integer"),
            "seed", type("integer")));
    request(
        "playout",
        Map.of(
            "policy", words(Commanders.LEVELS),
            "seed", type("integer"),
            "max-orders", type("integer").put("minimum", 0),
            "try", type("boolean")));
    request("describe", Map.of("game", ref("game")));
  }

  private void request(String word, Map<String, ObjectNode> fields, String... needed) {
    ObjectNode request = requests.addObject().put("title", word).put("type", "object");
    ObjectNode properties = request.putObject("properties");
    properties.putObject("do").put("const", word);
    new TreeMap<>(fields).forEach(properties::set);
    ArrayNode required = request.putArray("required").add("do");
    List.of(needed).forEach(required::add);
    request.put("additionalProperties", false);
  }

  static ObjectNode type(String name) {
    return Json.object().put("type", name);
  }

  static ObjectNode words(Collection<String> words) {
    ObjectNode schema = type("string");
    schema.set("enum", Json.texts(words));
    return schema;
  }
}
