package hexfront.games.data;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.dataformat.yaml.YAMLFactory;

/** Reads YAML and JSON into {@link DataNode}s that remember their lines. */
public final class DataFile {
  private final String name;
  private final JsonParser parser;

  private DataFile(String name, JsonParser parser) {
    this.name = name;
    this.parser = parser;
  }

  /** Reads a file of the product, for example {@code kiev/map.yaml}. */
  public static DataNode resource(String name) {
    return read(DataText.resource(name));
  }

  public static DataNode file(Path path) {
    return read(DataText.file(path));
  }

  /** Reads JSON if the name ends so, otherwise YAML. */
  public static DataNode read(DataText source) {
    var factory = source.name().endsWith(".json") ? new JsonFactory() : new YAMLFactory();
    try (JsonParser parser = factory.createParser(ObjectReadContext.empty(), source.text())) {
      return new DataFile(source.name(), parser).document();
    } catch (JacksonException e) {
      throw new DataProblem(new Problem(source.name(), lineOf(e), e.getOriginalMessage().strip()));
    }
  }

  private static int lineOf(JacksonException e) {
    return e.getLocation() == null ? 0 : Math.max(0, e.getLocation().getLineNr());
  }

  private DataNode document() {
    JsonToken first = parser.nextToken();
    if (first == null) {
      throw new DataProblem(new Problem(name, 1, "the file is empty"));
    }
    DataNode root = node(first);
    JsonToken more = parser.nextToken();
    if (more != null) {
      throw new DataProblem(new Problem(name, line(), "expected one document, found a second"));
    }
    return root;
  }

  private DataNode node(@Nullable JsonToken token) {
    int line = line();
    return switch (token) {
      case START_OBJECT -> new DataNode(name, line, entries());
      case START_ARRAY -> new DataNode(name, line, items());
      case VALUE_STRING, VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT, VALUE_TRUE, VALUE_FALSE ->
          new DataNode(name, line, new DataNode.Scalar(parser.getString()));
      case VALUE_NULL -> new DataNode(name, line, new DataNode.Scalar(""));
      case null, default ->
          throw new DataProblem(new Problem(name, line, "expected a value, found " + token));
    };
  }

  private DataNode.Entries entries() {
    Map<String, DataNode> values = new LinkedHashMap<>();
    Map<String, Integer> keyLines = new LinkedHashMap<>();
    while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
      String key = parser.currentName();
      int line = line();
      Integer earlier = keyLines.put(key, line);
      if (earlier != null) {
        throw new DataProblem(
            new Problem(name, line, "'" + key + "' stands already in line " + earlier));
      }
      values.put(key, node(parser.nextToken()));
    }
    return new DataNode.Entries(values, keyLines);
  }

  private DataNode.Items items() {
    List<DataNode> items = new ArrayList<>();
    for (JsonToken token = parser.nextToken();
        token != JsonToken.END_ARRAY;
        token = parser.nextToken()) {
      items.add(node(token));
    }
    return new DataNode.Items(items);
  }

  private int line() {
    return parser.currentTokenLocation().getLineNr();
  }
}
