package hexfront.app.cases;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Where the sources say {@code @Case}: in code that enforces, in tests that prove, and in the model
 * that the soak holds against the rules.
 */
public record Sightings(
    Map<String, List<Place>> main, Map<String, List<Place>> test, Map<String, List<Place>> model) {
  /** Where the model is; it answers like the rules but enforces nothing. */
  private static final String MODEL = "app/src/main/java/hexfront/app/soak/model/";

  /** A line of a source file, with the name of what the annotation stands on. */
  public record Place(String file, int line, String name) {
    @Override
    public String toString() {
      return file + ":" + line + (name.isEmpty() ? "" : " " + name);
    }
  }

  private static final Pattern CASE =
      Pattern.compile(
          "^[ \\t]*@Case\\(\\s*(?:value\\s*=\\s*)?(\\{[^}]*\\}|\"[^\"]*\")\\s*\\)",
          Pattern.MULTILINE);
  private static final Pattern QUOTED = Pattern.compile("\"([^\"]*)\"");
  private static final Pattern NAME =
      Pattern.compile("(?:class|record|interface|enum)\\s+(\\w+)|(\\w+)\\s*(?:\\(|=|;)");

  /** As if nobody had looked. */
  public static Sightings none() {
    return new Sightings(Map.of(), Map.of(), Map.of());
  }

  /** Reads every Java file below the modules of the project. */
  public static Sightings scan(Path home) throws IOException {
    Sightings found = new Sightings(new TreeMap<>(), new TreeMap<>(), new TreeMap<>());
    try (Stream<Path> modules = Files.list(home)) {
      for (Path module : modules.sorted().toList()) {
        scan(
            home,
            module.resolve("src/main/java"),
            file -> file.startsWith(MODEL) ? found.model : found.main);
        scan(home, module.resolve("src/test/java"), file -> found.test);
      }
    }
    return found;
  }

  private static void scan(Path home, Path folder, Function<String, Map<String, List<Place>>> into)
      throws IOException {
    if (Files.isDirectory(folder)) {
      try (Stream<Path> files = Files.walk(folder)) {
        files
            .filter(file -> file.toString().endsWith(".java"))
            .sorted()
            .forEach(file -> scanFile(home, file, into));
      }
    }
  }

  private static void scanFile(
      Path home, Path file, Function<String, Map<String, List<Place>>> into) {
    try {
      String shown = home.relativize(file).toString().replace('\\', '/');
      scanText(shown, Files.readString(file), into.apply(shown));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static void scanText(String file, String text, Map<String, List<Place>> into) {
    Matcher found = CASE.matcher(text);
    while (found.find()) {
      int line = 1 + (int) text.substring(0, found.start(1)).chars().filter(c -> c == '\n').count();
      Place place = new Place(file, line, nameAfter(text, found.end()));
      Matcher ids = QUOTED.matcher(found.group(1));
      while (ids.find()) {
        into.computeIfAbsent(ids.group(1), id -> new ArrayList<>()).add(place);
      }
    }
  }

  /** The first name declared after an annotation, further annotations skipped. */
  private static String nameAfter(String text, int from) {
    for (String line : text.substring(from, Math.min(text.length(), from + 600)).lines().toList()) {
      String words = line.strip();
      if (!words.isEmpty() && !words.startsWith("@") && !words.startsWith("\"")) {
        Matcher name = NAME.matcher(words);
        return name.find() ? name.group(1) == null ? name.group(2) : name.group(1) : "";
      }
    }
    return "";
  }

  List<Place> enforcing(RuleCase rule) {
    return main.getOrDefault(rule.id(), List.of());
  }

  List<Place> proving(RuleCase rule) {
    return test.getOrDefault(rule.id(), List.of());
  }

  List<Place> modelling(RuleCase rule) {
    return model.getOrDefault(rule.id(), List.of());
  }
}
