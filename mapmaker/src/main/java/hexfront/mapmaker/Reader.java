package hexfront.mapmaker;

import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.PropertyNamingStrategies;
import tools.jackson.dataformat.yaml.YAMLMapper;

/** Reads descriptions and overrides; an unknown or misspelt key is an error with its line. */
final class Reader {
  private static final YAMLMapper YAML =
      YAMLMapper.builder()
          .propertyNamingStrategy(PropertyNamingStrategies.KEBAB_CASE)
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
    } catch (java.io.IOException e) {
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
    } catch (java.io.IOException e) {
      throw new MapProblem(nameOrPath + ".overrides.yaml: " + e.getMessage());
    }
  }

  private static boolean isFile(String nameOrPath) {
    return nameOrPath.endsWith(".yaml");
  }

  private static <T> T read(Path path, Class<T> type) {
    try {
      return parse(Files.readAllBytes(path), path.toString(), type);
    } catch (java.io.IOException e) {
      throw new MapProblem(path + ": not readable");
    }
  }

  private static <T> T parse(byte[] text, String name, Class<T> type) {
    try {
      return YAML.readValue(text, type);
    } catch (JacksonException e) {
      var at = e.getLocation();
      throw new MapProblem(
          name + (at == null ? "" : ", line " + at.getLineNr()) + ": " + e.getOriginalMessage());
    }
  }
}
