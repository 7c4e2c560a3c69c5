package hexfront.games.data;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * A value in a data file: text, a list or a map, with the line it stands in. Its accessors throw a
 * {@link DataProblem} when the value is not what was asked for.
 */
public final class DataNode {
  sealed interface Value {}

  record Scalar(String text) implements Value {}

  record Items(List<DataNode> items) implements Value {}

  record Entries(Map<String, DataNode> values, Map<String, Integer> keyLines) implements Value {}

  private final String file;
  private final int line;
  private final Value value;

  DataNode(String file, int line, Value value) {
    this.file = file;
    this.line = line;
    this.value = value;
  }

  public String file() {
    return file;
  }

  public int line() {
    return line;
  }

  /** The problem with this value. */
  public DataProblem problem(String message) {
    return new DataProblem(new Problem(file, line, message));
  }

  /** The problem with this value, as {@code expected ..., found ...}. */
  public DataProblem expected(String what) {
    return problem("expected " + what + ", found " + describe());
  }

  private String describe() {
    return switch (value) {
      case Scalar s -> s.text.isEmpty() ? "nothing" : "'" + s.text + "'";
      case Items i -> "a list";
      case Entries e -> "a map";
    };
  }

  public boolean isText() {
    return value instanceof Scalar;
  }

  public boolean isList() {
    return value instanceof Items;
  }

  /** A single value as it was written; not empty. */
  public String text() {
    if (value instanceof Scalar s && !s.text.isEmpty()) {
      return s.text;
    }
    throw expected("a text");
  }

  /** A single value as it was written; may be empty. */
  public String anyText() {
    if (value instanceof Scalar s) {
      return s.text;
    }
    throw expected("a text");
  }

  public int number() {
    String text = text();
    try {
      return Integer.parseInt(text);
    } catch (NumberFormatException e) {
      throw expected("a whole number");
    }
  }

  public int number(int least, int most) {
    int n = number();
    if (n < least || n > most) {
      throw expected("a whole number from " + least + " to " + most);
    }
    return n;
  }

  public double decimal() {
    String text = text();
    try {
      return Double.parseDouble(text);
    } catch (NumberFormatException e) {
      throw expected("a number");
    }
  }

  public boolean truth() {
    return switch (text()) {
      case "true" -> true;
      case "false" -> false;
      default -> throw expected("true or false");
    };
  }

  /** One of the given words. */
  public String oneOf(List<String> words) {
    if (!isText() || !words.contains(text())) {
      throw expected("one of " + String.join(", ", words));
    }
    return text();
  }

  public List<DataNode> list() {
    if (value instanceof Items i) {
      return i.items;
    }
    throw expected("a list");
  }

  public List<String> texts() {
    return list().stream().map(DataNode::text).toList();
  }

  public Map<String, DataNode> map() {
    return entries().values;
  }

  private Entries entries() {
    if (value instanceof Entries e) {
      return e;
    }
    throw expected("a map");
  }

  /** The line in which a key of this map stands. */
  public int keyLine(String key) {
    return entries().keyLines.getOrDefault(key, line);
  }

  public DataNode required(String key) {
    return optional(key).orElseThrow(() -> problem("'" + key + "' is missing"));
  }

  public Optional<DataNode> optional(String key) {
    return Optional.ofNullable(map().get(key));
  }

  /** The items of the list under a key; none if the key is not there. */
  public List<DataNode> items(String key) {
    return optional(key).map(DataNode::list).orElse(List.of());
  }

  /** The value under a key, or something else if the key is not there. */
  public <T> T get(String key, Function<DataNode, T> read, T otherwise) {
    return optional(key).map(read).orElse(otherwise);
  }

  /** Reports the first key of this map that is not among the known ones. */
  public DataNode onlyKeys(String... known) {
    List<String> words = List.of(known);
    for (String key : map().keySet()) {
      if (!words.contains(key)) {
        throw new DataProblem(
            new Problem(
                file,
                keyLine(key),
                "unknown key '" + key + "', expected one of " + String.join(", ", words)));
      }
    }
    return this;
  }

  @Override
  public String toString() {
    return file + ":" + line + " " + describe();
  }
}
