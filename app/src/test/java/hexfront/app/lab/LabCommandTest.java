package hexfront.app.lab;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.games.Shelf;
import hexfront.games.table.Tables;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

class LabCommandTest {
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  @TempDir private Path folder;

  private int lab(String... words) {
    return new CommandLine(new LabCommand())
        .setOut(new PrintWriter(out, true))
        .setErr(new PrintWriter(err, true))
        .execute(words);
  }

  private int match(String... more) {
    List<String> words =
        new ArrayList<>(
            List.of(
                "match",
                "--game",
                "kiev",
                "--axis",
                "random",
                "--soviet",
                "recruit",
                "--out",
                folder.toString()));
    words.addAll(List.of(more));
    return lab(words.toArray(String[]::new));
  }

  @Test
  void aMatchIsPlayedKeptAndGoneOnWith() throws IOException {
    assertThat(match("--games", "1")).isZero();
    assertThat(out.toString()).contains("1 game of 1, seed 1, 5.0 s of CPU time a turn.");
    String first = Files.readString(folder.resolve("games/0001.hxf"));

    assertThat(match("--games", "2", "--workers", "2")).isZero();
    assertThat(out.toString()).contains("1 of 2 games are in " + folder + " already.");
    assertThat(folder.resolve("games/0001.hxf")).content().isEqualTo(first);
    assertThat(folder.resolve("report.html")).content().contains("<svg");
    assertThat(folder.resolve("summary.txt")).content().contains("2 games of 2");
    String second = Files.readString(folder.resolve("games/0002.hxf"));
    assertThat(new Tables(Shelf.boxes()).load(second).game().decision().isOver()).isTrue();
  }

  @Test
  void mistakesAreNamedWithWhatWasExpected() {
    assertThat(match("--games", "0")).isEqualTo(2);
    assertThat(match("--turn-seconds", "1", "--turn-iterations", "5")).isEqualTo(2);
    assertThat(match("--options", "pony=true")).isEqualTo(2);
    assertThat(lab("match", "--game", "kiev", "--axis", "napoleon", "--soviet", "recruit"))
        .isEqualTo(2);
    assertThat(lab("compare", "random", "recruit", "--game", "kiev", "--side", "left"))
        .isEqualTo(2);
    assertThat(lab("compare", "random", "recruit", "--game", "kiev", "--score0", "0.7"))
        .isEqualTo(2);
    assertThat(lab("rate", "--commanders", "random")).isEqualTo(2);
    assertThat(err.toString())
        .contains("--games is 0, expected at least 1")
        .contains("exclude each other")
        .contains("unknown option 'pony'")
        .contains("--axis: unknown commander 'napoleon', expected one of [")
        .contains("--side is 'left', expected axis, soviet, both or each")
        .contains("expected 0 < first bound < second bound < 1, found 0.7 and 0.6")
        .contains("--commanders: expected at least two, found [random]");
  }

  @Test
  void aComparisonIsAnsweredOrSaysThatItIsNot() {
    int code =
        lab("compare", "random", "recruit", "--game", "kiev", "--games", "2", "--out", "" + folder);
    assertThat(code).isZero();
    assertThat(out.toString())
        .contains("is recruit better than random", "Not known yet: more games are needed.");
  }

  /** The Axis has nothing to order in Korsun before the Soviet attack. */
  @Test
  void aSearchForOpeningsSaysWhenThereIsNothingToFind() {
    assertThat(lab("openings", "--game", "korsun", "--side", "axis", "--candidates", "2")).isZero();
    assertThat(out.toString())
        .contains("korsun campaign, axis:", "Every candidate plays as the captain does");
    assertThat(lab("openings", "--game", "korsun", "--candidates", "1")).isEqualTo(2);
    assertThat(lab("openings", "--game", "korsun", "--side", "left")).isEqualTo(2);
    assertThat(err.toString())
        .contains("--candidates is 1, expected at least 2")
        .contains("unknown side 'left'");
  }

  @Test
  void aTemperIsSoughtAndProvedByGames() {
    assertThat(
            lab(
                "tempers",
                "--game",
                "blitzfront",
                "--side",
                "axis",
                "--candidates",
                "2",
                "--proof",
                "1",
                "--out",
                folder.toString()))
        .isZero();
    assertThat(out.toString())
        .contains("blitzfront rostov, axis:", "2 candidates, 0 games to choose; on 1 other seeds");
    assertThat(lab("tempers", "--game", "kiev", "--proof", "0")).isEqualTo(2);
    assertThat(err.toString()).contains("--proof is 0, expected at least 1");
  }
}
