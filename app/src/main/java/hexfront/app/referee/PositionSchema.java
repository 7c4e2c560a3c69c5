package hexfront.app.referee;

import static hexfront.app.referee.RequestSchema.type;
import static hexfront.app.referee.RequestSchema.words;
import static hexfront.games.wire.Shapes.list;
import static hexfront.games.wire.Shapes.ref;

import hexfront.engine.Values;
import hexfront.games.wire.Json;
import hexfront.games.wire.Shapes;
import java.util.List;
import tools.jackson.databind.node.ObjectNode;

/** The JSON Schemas of what a position is described with: maps and units. */
final class PositionSchema {
  private static final List<String> SOURCES =
      List.of("axis-supply", "german-supply", "soviet-supply");

  ObjectNode unit(List<String> furtherValues, List<String> boxes) {
    ObjectNode unit = type("object").put("additionalProperties", false);
    ObjectNode p = unit.putObject("properties");
    p.set("id", type("string"));
    p.set("unit", type("string").put("description", "the id of a counter of the game"));
    p.set("side", ref("side"));
    for (String fact : List.of("nationality", "designation", "name", "formation", "size", "arm")) {
      p.set(fact, type("string"));
    }
    p.set("mechanized", type("boolean"));
    p.set("steps", list(type("string").put("pattern", "^([0-9]+-[0-9]+|\\([0-9]+\\))-[0-9]+$")));
    p.set("leadership", value());
    p.set("command-range", value());
    furtherValues.forEach(name -> p.set(name, value()));
    p.set("traits", list(type("string")));
    p.set("hex", ref("hex"));
    if (!boxes.isEmpty()) {
      p.set("box", words(boxes));
    }
    p.set("lost", type("integer").put("minimum", 0));
    p.set("flags", list(ref("flag")));
    p.set("supplied", type("boolean").put("description", "fixes whether it is in supply"));
    return unit;
  }

  private static ObjectNode value() {
    return type("integer").put("minimum", 0).put("maximum", Values.HIGHEST);
  }

  ObjectNode map() {
    ObjectNode inline = type("object").put("additionalProperties", false);
    inline.putArray("required").add("columns").add("rows");
    ObjectNode p = inline.putObject("properties");
    p.set("columns", size(99));
    p.set("rows", size(62));
    p.set("terrain", ref("terrain"));
    p.set("hexes", Shapes.map(oneOrMore(either(ref("terrain"), words(SOURCES)))));
    p.set("hexsides", Shapes.map(oneOrMore(ref("hexside"))));
    p.set("edges", Shapes.map(oneOrMore(words(SOURCES))));
    p.set("names", Shapes.map(type("string")));
    p.set("areas", Shapes.map(list(ref("hex"))));
    p.set("ways", list(way()));
    ObjectNode schema = Json.object();
    schema.putArray("oneOf").add(type("string")).add(inline);
    return schema;
  }

  private static ObjectNode size(int most) {
    return type("integer").put("minimum", 1).put("maximum", most);
  }

  private static ObjectNode way() {
    ObjectNode way = type("object").put("additionalProperties", false);
    way.putArray("required").add("kind").add("path");
    ObjectNode p = way.putObject("properties");
    p.set("kind", words(List.of("road", "railroad")));
    p.set("path", list(ref("hex")));
    return way;
  }

  private static ObjectNode either(ObjectNode a, ObjectNode b) {
    ObjectNode schema = Json.object();
    schema.putArray("anyOf").add(a).add(b);
    return schema;
  }

  private static ObjectNode oneOrMore(ObjectNode words) {
    return either(words, list(words.deepCopy()));
  }
}
