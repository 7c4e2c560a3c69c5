package hexfront.games.migrations;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hexfront.engine.Game;
import hexfront.engine.journal.Journal.JournalProblem;
import hexfront.games.Shelf;
import hexfront.games.table.Tables;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Saved games of every earlier format and release load, and end where they ended. */
class OldJournalsTest {
  private static final Path FOLDER = Path.of("src/test/resources/journals");
  private static final Tables TABLES = new Tables(Shelf.boxes());

  /** The ends of all, each with the folder it stands in. */
  static Stream<String> ends() {
    return Stream.of("1", "0.1.0").flatMap(OldJournalsTest::ends);
  }

  private static Stream<String> ends(String folder) {
    return text(folder + "/ends.tsv").lines().skip(1).map(end -> folder + "/" + end);
  }

  private static String text(String file) {
    try {
      return Files.readString(FOLDER.resolve(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void everyJournalHasItsEnd() throws IOException {
    try (Stream<Path> files = Files.walk(FOLDER)) {
      assertThat(
              files.map(f -> FOLDER.relativize(f).toString()).filter(f -> f.endsWith(".hxf")))
          .containsExactlyInAnyOrderElementsOf(ends().map(e -> e.split("\t")[0]).toList());
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("ends")
  void itEndsWhereItEnded(String end) {
    List<String> columns = List.of(end.split("\t", -1));
    Game game = TABLES.load(text(columns.getFirst())).game();
    assertThat(Ending.of(game)).isEqualTo(columns.subList(1, columns.size()));
    assertThat(game.journal().resumed()).isEmpty();

    Game again = TABLES.load(game.save()).game();
    assertThat(again.hash()).isEqualTo(game.hash());
    assertThat(Ending.of(again)).isEqualTo(Ending.of(game));
    assertThat(again.save()).isEqualTo(game.save()).startsWith("hexfront-journal 2\n");
  }

  @Test
  void anOldJournalThatSomebodyChangedIsRefusedWithItsLine() {
    List<String> lines = text("1/kiev-position-1.hxf").lines().toList();
    int first = lines.indexOf("") + 1;
    for (int i = first; i < lines.size() - 1; i++) {
      int cut = i;
      String without =
          String.join(
              "\n",
              Stream.concat(lines.stream().limit(cut), lines.stream().skip(cut + 1)).toList());
      assertThatThrownBy(() -> TABLES.load(without))
          .isInstanceOf(JournalProblem.class)
          .hasMessageContaining("journal line " + (cut + 1) + ":");
    }
    String changed = text("1/kiev-position-1.hxf").replaceFirst("\\| move ", "| rail ");
    assertThatThrownBy(() -> TABLES.load(changed)).isInstanceOf(JournalProblem.class);
  }
}
