package hexfront.app.mutate;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The classes of a package, and those among them that somebody asks for. */
final class ClassNames {
  /** Stands for any letters of a name. */
  static final String ANY = "*";

  private static final String SOURCE = ".java";

  private ClassNames() {}

  /** The names of the classes whose sources lie in a folder. */
  static List<String> in(Path sources) throws IOException {
    try (Stream<Path> files = Files.list(sources)) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> name.endsWith(SOURCE))
          .map(name -> name.substring(0, name.length() - SOURCE.length()))
          .sorted()
          .toList();
    }
  }

  /** Those of some names that match at least one of some patterns such as {@code Air*}. */
  static List<String> matching(List<String> names, List<String> patterns) {
    List<Pattern> wanted =
        patterns.stream()
            .map(
                pattern ->
                    Arrays.stream(pattern.split(Pattern.quote(ANY), -1))
                        .map(Pattern::quote)
                        .collect(Collectors.joining(".*")))
            .map(Pattern::compile)
            .toList();
    return names.stream()
        .filter(name -> wanted.stream().anyMatch(each -> each.matcher(name).matches()))
        .toList();
  }
}
