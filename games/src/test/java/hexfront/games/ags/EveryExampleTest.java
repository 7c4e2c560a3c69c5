package hexfront.games.ags;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

/** Every worked example of the family is named by a test: as a tag, in its title or in a table. */
class EveryExampleTest {
  private static final Path TESTS = Path.of("src", "test");
  private static final String LIST = "examples.csv";
  private static final Pattern NUMBER = Pattern.compile("\\b[ET](-[A-Z]+)?-[A-Z]?\\d+[a-z]?\\b");

  private static Set<String> named = Set.of();

  @BeforeAll
  static void readTheTests() throws IOException {
    try (Stream<Path> files = Files.walk(TESTS)) {
      named =
          files
              .filter(Files::isRegularFile)
              .filter(file -> !file.endsWith(LIST))
              .flatMap(EveryExampleTest::numbers)
              .collect(Collectors.toSet());
    }
  }

  private static Stream<String> numbers(Path file) {
    try {
      return NUMBER.matcher(Files.readString(file)).results().map(MatchResult::group);
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  @ParameterizedTest(name = "{0} of {1}, case {2}")
  @CsvFileSource(resources = "/ags/" + LIST, numLinesToSkip = 1)
  void anExampleIsNamedByATest(String id, String game, String rule) {
    assertThat(named).as("example of %s for case %s", game, rule).contains(id);
  }
}
