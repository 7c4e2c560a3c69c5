package hexfront.app.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.ai.Commanders;
import hexfront.ai.Playout;
import hexfront.games.Shelf;
import hexfront.games.table.Table;
import hexfront.games.table.Tables;
import hexfront.games.wire.Json;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import tools.jackson.databind.node.ObjectNode;

class ReplayCommandTest {
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  @TempDir Path folder;

  private int run(String... args) {
    return new CommandLine(new ReplayCommand())
        .setOut(new PrintWriter(out, true))
        .setErr(new PrintWriter(err, true))
        .execute(args);
  }

  private Path journal(String from, String to) throws IOException {
    Tables tables = new Tables(Shelf.boxes());
    Table table =
        tables.open(Shelf.boxes().getFirst(), Optional.empty(), Map.of(), Optional.of(1L));
    Playout.played(table.game(), Commanders.of("random"), 1, 60);
    Path file = folder.resolve("game.journal");
    return Files.writeString(file, table.game().save().replace(from, to));
  }

  @Test
  void aJournalIsToldInPlainWordsAndVerified() throws IOException {
    assertThat(run(journal("", "").toString())).isZero();
    assertThat(out.toString()).contains(" moves ").contains("60 orders").contains("every hash");
    assertThat(err.toString()).isEmpty();
  }

  @Test
  void aPageHoldsTheWholeGameAndNeedsNothingElse() throws IOException {
    assertThat(run(journal("", "").toString(), "--html")).isZero();
    String page = Files.readString(folder.resolve("game.html"));
    String open = "<script type=\"application/json\" id=\"replay-data\">";
    int begin = page.indexOf(open) + open.length();
    ObjectNode data = Json.read(page.substring(begin, page.indexOf("</script>", begin)));
    assertThat(data.propertyNames())
        .containsExactly("box", "scenario", "picture", "map", "counters", "notes", "replay");
    assertThat(data.get("replay").get("frames")).hasSize(60);
    assertThat(page).doesNotContain("<!--REPLAY-DATA-->").doesNotContain("src=\"http");
  }

  @Test
  void aDamagedJournalIsRefusedWithTheLine() throws IOException {
    assertThat(run(journal("\n10 ", "\n11 ").toString())).isEqualTo(2);
    assertThat(err.toString())
        .containsPattern("journal line \\d+: the running hash does not fit")
        .doesNotContain("\tat ");
  }

  @Test
  void anotherFileIsNoJournal() throws IOException {
    Path file = Files.writeString(folder.resolve("a"), "dear diary");
    assertThat(run(file.toString())).isEqualTo(2);
    assertThat(err.toString()).contains("journal line 1: expected 'hexfront-journal 2'");
  }

  @Test
  void aMissingFileIsSaidSo() {
    assertThat(run(folder.resolve("none").toString())).isEqualTo(2);
    assertThat(err.toString()).contains("there is no file");
  }

  @Test
  void aFileThatIsNotTextIsSaidSo() throws IOException {
    Path file = Files.write(folder.resolve("b"), new byte[] {(byte) 0xff, (byte) 0xfe, 0});
    assertThat(run(file.toString())).isEqualTo(2);
    assertThat(err.toString()).contains("not text");
  }
}
