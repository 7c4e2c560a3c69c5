package hexfront.mapmaker;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.PropertyNamingStrategies;
import tools.jackson.databind.exc.UnrecognizedPropertyException;
import tools.jackson.dataformat.yaml.YAMLMapper;

/** Reads descriptions and overrides; an unknown or misspelt key is an error with its line. */
final class Reader {
  private static final YAMLMapper YAML =
      YAMLMapper.builder()
          .propertyNamingStrategy(PropertyNamingStrategies.KEBAB_CASE)
          .enable(MapperFeature.ACCEPT_CASE_INSENSITIVE_ENUMS)
          .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
          .disable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
          .build();

  private Reader() {}

  /** A shipped map by its name, or a description file by its path. */
  static Description description(String nameOrPath) {
    if (isFile(nameOrPath)) {
      return read(Path.of(nameOrPath), Description.class);
    }
    String resource = "/maps/" + nameOrPath + ".yaml";
    try (InputStream in = Reader.class.getResourceAsStream(resource)) {
      if (in == null) {
        throw new MapProblem(
            "no map is called "
                + nameOrPath
                + "; expected a shipped map or a description file ending in .yaml");
      }
      return parse(in.readAllBytes(), nameOrPath + ".yaml", Description.class);
    } catch (IOException e) {
      throw new MapProblem(resource + ": " + e.getMessage());
    }
  }

  /** The hand corrections beside a description, or none. */
  static Overrides overrides(String nameOrPath) {
    if (isFile(nameOrPath)) {
      Path path = Path.of(nameOrPath.replaceAll("\\.yaml$", ".overrides.yaml"));
      return Files.exists(path) ? read(path, Overrides.class) : Overrides.NONE;
    }
    try (InputStream in =
        Reader.class.getResourceAsStream("/maps/" + nameOrPath + ".overrides.yaml")) {
      return in == null
          ? Overrides.NONE
          : parse(in.readAllBytes(), nameOrPath + ".overrides.yaml", Overrides.class);
    } catch (IOException e) {
      throw new MapProblem(nameOrPath + ".overrides.yaml: " + e.getMessage());
    }
  }

  private static boolean isFile(String nameOrPath) {
    return nameOrPath.endsWith(".yaml");
  }

  private static <T> T read(Path path, Class<T> type) {
    try {
      return parse(Files.readAllBytes(path), path.toString(), type);
    } catch (IOException e) {
      throw new MapProblem(path + ": not readable");
    }
  }

  private static <T> T parse(byte[] text, String name, Class<T> type) {
    try {
      return YAML.readValue(text, type);
    } catch (UnrecognizedPropertyException e) {
      String key = e.getPropertyName();
      throw new MapProblem(
          name
              + ", line "
              + line(text, key)
              + ": unknown key "
              + key
              + ", expected one of "
              + e.getKnownPropertyIds());
    } catch (JacksonException e) {
      var at = e.getLocation();
      boolean known = at != null && at.getLineNr() > 0;
      throw new MapProblem(
          name + (known ? ", line " + at.getLineNr() : "") + ": " + e.getOriginalMessage());
    }
  }

  /** The first line that has a key. */
  private static int line(byte[] text, String key) {
    List<String> lines = new String(text, StandardCharsets.UTF_8).lines().toList();
    for (int i = 0; i < lines.size(); i++) {
      if (lines.get(i).contains(key + ":")) {
        return i + 1;
      }
    }
    return 1;
  }
}
