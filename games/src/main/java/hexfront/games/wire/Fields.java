package hexfront.games.wire;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * The fields of a JSON object, taken out one by one. Each is checked for what it is expected to be;
 * {@link #done} then refuses the fields nobody asked for. A field that is null counts as left out.
 */
public final class Fields {
  private final ObjectNode object;
  private final String what;
  private final Set<String> asked = new TreeSet<>();

  private Fields(ObjectNode object, String what) {
    this.object = object;
    this.what = what;
  }

  /**
   * Begins to read an object.
   *
   * @param what the name of the thing for messages, for example {@code map} or {@code order}
   */
  public static Fields of(JsonNode node, String what) {
    if (node instanceof ObjectNode object) {
      return new Fields(object, what);
    }
    throw new Malformed(what + ": expected an object, found " + Json.kind(node));
  }

  /** What these fields describe. */
  public String what() {
    return what;
  }

  private @Nullable JsonNode take(String name) {
    asked.add(name);
    JsonNode node = object.get(name);
    return node == null || node.isNull() ? null : node;
  }

  private JsonNode need(String name, String expected) {
    JsonNode node = take(name);
    if (node == null) {
      throw new Malformed(what + ": '" + name + "' is missing, expected " + expected);
    }
    return node;
  }

  private Malformed wrong(String name, String expected, JsonNode found) {
    return new Malformed(
        what + ": '" + name + "' is " + Json.kind(found) + ", expected " + expected);
  }

  public boolean has(String name) {
    JsonNode node = object.get(name);
    return node != null && !node.isNull();
  }

  public Optional<JsonNode> node(String name) {
    return Optional.ofNullable(take(name));
  }

  public JsonNode needNode(String name, String expected) {
    return need(name, expected);
  }

  public String text(String name) {
    return text(name, "a text");
  }

  public String text(String name, String expected) {
    JsonNode node = need(name, expected);
    if (!node.isString()) {
      throw wrong(name, expected, node);
    }
    return node.stringValue();
  }

  public Optional<String> maybeText(String name) {
    return has(name) ? Optional.of(text(name)) : missing(name);
  }

  private <T> Optional<T> missing(String name) {
    asked.add(name);
    return Optional.empty();
  }

  public int number(String name, int least, int most) {
    return (int) wholeNumber(name, least, most);
  }

  public int number(String name, int least, int most, int otherwise) {
    return has(name) ? number(name, least, most) : this.<Integer>missing(name).orElse(otherwise);
  }

  public long wholeNumber(String name, long least, long most) {
    String expected = "a whole number from " + least + " to " + most;
    JsonNode node = need(name, expected);
    if (!node.isIntegralNumber()
        || !node.canConvertToLong()
        || node.longValue() < least
        || node.longValue() > most) {
      throw wrong(name, expected, node);
    }
    return node.longValue();
  }

  /** A seed: any whole number that fits 64 bits. */
  public Optional<Long> maybeSeed(String name) {
    return has(name)
        ? Optional.of(wholeNumber(name, Long.MIN_VALUE, Long.MAX_VALUE))
        : missing(name);
  }

  public boolean flag(String name) {
    JsonNode node = take(name);
    if (node == null) {
      return false;
    }
    if (!node.isBoolean()) {
      throw wrong(name, "true or false", node);
    }
    return node.booleanValue();
  }

  public Optional<Boolean> maybeFlag(String name) {
    return has(name) ? Optional.of(flag(name)) : missing(name);
  }

  public boolean needFlag(String name) {
    need(name, "true or false");
    return flag(name);
  }

  /** A list of texts, which must be there. */
  public List<String> texts(String name, String expected) {
    JsonNode node = need(name, expected);
    if (!node.isArray()) {
      throw wrong(name, expected, node);
    }
    List<String> texts = new ArrayList<>();
    for (JsonNode value : node.values()) {
      if (!value.isString()) {
        throw wrong(name, expected + " of texts", value);
      }
      texts.add(value.stringValue());
    }
    return texts;
  }

  /** One text or a list of texts; empty if left out. */
  public List<String> oneOrMore(String name, String expected) {
    JsonNode node = take(name);
    if (node == null) {
      return List.of();
    }
    return node.isString() ? List.of(node.stringValue()) : texts(name, expected);
  }

  /** A list of whole numbers; empty if left out. */
  public List<Integer> numbers(String name, int least, int most) {
    JsonNode node = take(name);
    String expected = "a list of whole numbers from " + least + " to " + most;
    if (node == null) {
      return List.of();
    }
    if (!node.isArray()) {
      throw wrong(name, expected, node);
    }
    List<Integer> numbers = new ArrayList<>();
    for (JsonNode value : node.values()) {
      if (!value.isIntegralNumber()
          || !value.canConvertToInt()
          || value.intValue() < least
          || value.intValue() > most) {
        throw wrong(name, expected, value);
      }
      numbers.add(value.intValue());
    }
    return numbers;
  }

  /** The objects of a list; empty if left out. */
  public List<Fields> objects(String name, String each) {
    JsonNode node = take(name);
    if (node == null) {
      return List.of();
    }
    if (!node.isArray()) {
      throw wrong(name, "a list of objects", node);
    }
    List<Fields> found = new ArrayList<>();
    for (JsonNode value : node.values()) {
      found.add(of(value, each + " " + (found.size() + 1)));
    }
    return found;
  }

  /** The fields of an object inside this one; none if left out. */
  public Fields object(String name) {
    JsonNode node = take(name);
    return of(node == null ? Json.object() : node, name);
  }

  /** The fields of an object whose names are data: hexes, units. All count as asked for. */
  public Map<String, JsonNode> entries() {
    Map<String, JsonNode> entries = new LinkedHashMap<>();
    object
        .properties()
        .forEach(
            field -> {
              asked.add(field.getKey());
              entries.put(field.getKey(), field.getValue());
            });
    return entries;
  }

  /** The fields nobody has asked for yet, as an object of their own. All count as asked for. */
  public ObjectNode rest() {
    ObjectNode rest = object.deepCopy();
    rest.remove(asked);
    asked.addAll(object.propertyNames());
    return rest;
  }

  /** Refuses fields nobody asked for. Call it before anything is done with what was read. */
  public void done() {
    for (String name : object.propertyNames()) {
      if (!asked.contains(name)) {
        throw new Malformed(
            what
                + ": unknown field "
                + Malformed.quote(name)
                + ", expected "
                + asked.stream().collect(Collectors.joining(", ")));
      }
    }
  }
}
