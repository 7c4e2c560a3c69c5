package hexfront.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hexfront.engine.Side;
import hexfront.games.wire.Malformed;
import hexfront.lab.study.Match;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RunFolderTest {
  private static final Match MATCH = new Match(Games.KIEV, "random", "recruit", 3, 5, Games.SHORT);

  @TempDir private Path folder;

  private static Sitting.Played game(int index) {
    Fixture fixture = MATCH.fixtures().get(index);
    return new Sitting.Played(Games.result(fixture, Side.AXIS, 30, 10), "journal " + index);
  }

  @Test
  void aRunGoesOnWhereItsFilesEnd() throws IOException, InterruptedException {
    try (RunFolder files = RunFolder.open(folder, MATCH.describe())) {
      files.keep(game(0));
      files.keep(game(2));
    }
    try (RunFolder files = RunFolder.open(folder, MATCH.describe())) {
      Run run = new Run(MATCH.fixtures(), files);
      assertThat(run.results()).extracting(r -> r.fixture().number()).containsExactly(1, 3);
      assertThat(run.isComplete()).isFalse();
      List<GameResult> played = new ArrayList<>();
      run.play(new Runner(Games.TABLES, 1), played::add, () -> false);
      assertThat(played).extracting(r -> r.fixture().number()).containsExactly(2);
      assertThat(run.isComplete()).isTrue();
    }
    assertThat(Files.readAllLines(folder.resolve("games.jsonl"))).hasSize(3);
    assertThat(folder.resolve("games/0002.hxf")).content().startsWith("hexfront-journal 2");
  }

  @Test
  void aLineThatWasCutOffIsPlayedAgain() throws IOException {
    try (RunFolder files = RunFolder.open(folder, MATCH.describe())) {
      files.keep(game(0));
    }
    Path lines = folder.resolve("games.jsonl");
    Files.writeString(lines, "{\"fixture\":{\"num", StandardOpenOption.APPEND);
    try (RunFolder files = RunFolder.open(folder, MATCH.describe())) {
      assertThat(files.earlier()).hasSize(1);
      files.keep(game(1));
    }
    assertThat(Files.readAllLines(lines)).hasSize(2).allSatisfy(GameResult::read);
  }

  @Test
  void moreGamesOfTheSameRunAreWelcome() throws IOException {
    RunFolder.open(folder, MATCH.describe()).close();
    Match longer = new Match(Games.KIEV, "random", "recruit", 30, 5, Games.SHORT);
    RunFolder.open(folder, longer.describe()).close();
    assertThat(folder.resolve("run.json")).content().contains("\"games\" : 30");
  }

  @Test
  void anotherRunIsRefused() throws IOException {
    RunFolder.open(folder, MATCH.describe()).close();
    Match other = new Match(Games.KIEV, "random", "recruit", 3, 6, Games.SHORT);
    assertThatThrownBy(() -> RunFolder.open(folder, other.describe()))
        .isInstanceOf(Malformed.class)
        .hasMessageContaining("holds another run: its seed is 5, not 6");
  }

  @Test
  void aFolderSomebodyWritesToIsRefused() throws IOException {
    try (RunFolder _ = RunFolder.open(folder, MATCH.describe())) {
      assertThatThrownBy(() -> RunFolder.open(folder, MATCH.describe()))
          .isInstanceOf(Malformed.class)
          .hasMessageContaining("another run is writing to");
    }
  }
}
