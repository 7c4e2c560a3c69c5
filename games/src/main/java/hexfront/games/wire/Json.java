package hexfront.games.wire;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.BooleanNode;
import tools.jackson.databind.node.IntNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;
import tools.jackson.databind.node.StringNode;

/** Reads and writes JSON text, strictly: no double fields, nothing after the end, bounded depth. */
public final class Json {
  private static final int DEEPEST = 32;
  private static final int LONGEST_TEXT = 50_000_000;

  private static final JsonMapper MAPPER =
      JsonMapper.builder(
              JsonFactory.builder()
                  .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                  .streamReadConstraints(
                      StreamReadConstraints.builder()
                          .maxNestingDepth(DEEPEST)
                          .maxStringLength(LONGEST_TEXT)
                          .build())
                  .build())
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .build();

  private Json() {}

  /**
   * Reads one JSON object.
   *
   * @throws Malformed when the text is anything else
   */
  public static ObjectNode read(String text) {
    JsonNode node;
    try {
      node = MAPPER.readTree(text);
    } catch (JacksonException e) {
      throw new Malformed("this is not JSON: " + brief(e));
    }
    if (node instanceof ObjectNode object) {
      return object;
    }
    throw new Malformed("expected a JSON object, found " + kind(node));
  }

  private static String brief(JacksonException e) {
    String message = e.getOriginalMessage();
    String firstLine = message == null ? "unreadable" : message.lines().findFirst().orElse("");
    firstLine = firstLine.replaceAll(", from `[^`]*`", "");
    String shown = firstLine.length() > 200 ? firstLine.substring(0, 200) + "..." : firstLine;
    int column = e.getLocation() == null ? -1 : e.getLocation().getColumnNr();
    return column > 0 ? shown + " (column " + column + ")" : shown;
  }

  public static String write(JsonNode node) {
    return MAPPER.writeValueAsString(node);
  }

  /** The same as {@link #write}, in UTF-8. */
  public static byte[] bytes(JsonNode node) {
    return MAPPER.writeValueAsBytes(node);
  }

  public static String writeForPeople(JsonNode node) {
    return MAPPER.writerWithDefaultPrettyPrinter().writeValueAsString(node);
  }

  public static ObjectNode object() {
    return JsonNodeFactory.instance.objectNode();
  }

  public static ArrayNode array() {
    return JsonNodeFactory.instance.arrayNode();
  }

  public static ArrayNode texts(Iterable<String> texts) {
    ArrayNode array = array();
    texts.forEach(array::add);
    return array;
  }

  /** What a node is, in words for a message. */
  static String kind(JsonNode node) {
    return switch (node.getNodeType()) {
      case ARRAY -> "a list";
      case OBJECT -> "an object";
      case STRING -> "the text " + Malformed.quote(node.stringValue());
      case NUMBER -> "the number " + Malformed.quote(node.asString());
      case BOOLEAN -> "the value " + node.booleanValue();
      case NULL -> "null";
      case BINARY, MISSING, POJO -> "nothing";
    };
  }

  /** Plain values for plain facts: text, numbers, booleans, lists and maps of them. */
  public static Object plain(JsonNode node) {
    return switch (node.getNodeType()) {
      case ARRAY -> {
        List<Object> list = new ArrayList<>();
        node.values().forEach(value -> list.add(plain(value)));
        yield list;
      }
      case OBJECT -> {
        Map<String, Object> map = new LinkedHashMap<>();
        node.properties().forEach(field -> map.put(field.getKey(), plain(field.getValue())));
        yield map;
      }
      case STRING -> node.stringValue();
      case BOOLEAN -> node.booleanValue();
      case NUMBER -> {
        if (node.isIntegralNumber() && !node.canConvertToInt()) {
          throw new Malformed("the number " + Malformed.quote(node.asString()) + " is too large");
        }
        yield node.isIntegralNumber() ? (Object) node.intValue() : (Object) node.doubleValue();
      }
      case NULL, BINARY, MISSING, POJO -> throw new Malformed("expected a value, found null");
    };
  }

  /** The node of a plain value, as {@link #plain} gives them. */
  public static JsonNode node(@Nullable Object value) {
    return switch (value) {
      case String text -> StringNode.valueOf(text);
      case Integer number -> IntNode.valueOf(number);
      case Boolean truth -> BooleanNode.valueOf(truth);
      case List<?> list -> {
        ArrayNode array = array();
        list.forEach(each -> array.add(node(each)));
        yield array;
      }
      case Map<?, ?> map when map.keySet().stream().allMatch(String.class::isInstance) -> {
        ObjectNode object = object();
        map.forEach((name, each) -> object.set(String.valueOf(name), node(each)));
        yield object;
      }
      case null, default -> MAPPER.valueToTree(value);
    };
  }
}
