package hexfront.games.migrations;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hexfront.engine.Board;
import hexfront.engine.Game;
import hexfront.engine.Position;
import hexfront.engine.Score;
import hexfront.engine.Side;
import hexfront.engine.Unit;
import hexfront.engine.journal.Journal.JournalProblem;
import hexfront.games.Shelf;
import hexfront.games.table.Tables;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Saved games of every earlier format load, and end where they ended. */
class OldJournalsTest {
  private static final Path FOLDER = Path.of("src/test/resources/journals/1");
  private static final Tables TABLES = new Tables(Shelf.boxes());

  static Stream<String> ends() throws IOException {
    return Files.readAllLines(FOLDER.resolve("ends.tsv")).stream().skip(1);
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
    try (Stream<Path> files = Files.list(FOLDER)) {
      assertThat(files.map(f -> f.getFileName().toString()).filter(f -> f.endsWith(".hxf")))
          .containsExactlyInAnyOrderElementsOf(ends().map(e -> e.split("\t")[0]).toList());
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("ends")
  void itEndsWhereItEnded(String end) {
    List<String> columns = List.of(end.split("\t", -1));
    Game game = TABLES.load(text(columns.getFirst())).game();
    assertThat(told(game)).isEqualTo(columns.subList(1, columns.size()));
    assertThat(game.journal().resumed()).isEmpty();

    Game again = TABLES.load(game.save()).game();
    assertThat(again.hash()).isEqualTo(game.hash());
    assertThat(told(again)).isEqualTo(told(game));
    assertThat(again.save()).isEqualTo(game.save()).startsWith("hexfront-journal 2\n");
  }

  private static List<String> told(Game game) {
    Position p = game.position();
    Score score = game.rulebook().score(p);
    boolean over = game.decision().isOver();
    return List.of(
        Integer.toString(game.journal().entries().size()),
        Integer.toString(p.turn()),
        p.phasing().word(),
        p.stage().word(),
        Integer.toString(score.axis()),
        Integer.toString(score.soviet()),
        score.level(),
        over && score.winner() != null ? score.winner().word() : "",
        digest(p));
  }

  private static String digest(Position p) {
    Board board = p.board();
    TreeSet<String> lines = new TreeSet<>();
    for (Unit unit : board.units()) {
      int hex = p.hex(unit.index());
      String place =
          hex >= 0 ? board.grid().number(hex) : hex == Position.GONE ? "gone" : "waiting";
      lines.add("unit " + unit.id() + " " + place + " " + p.lost(unit.index()) + "\n");
    }
    for (int hex = 0; hex < board.hexes(); hex++) {
      Side side = p.control(hex);
      if (side != null) {
        lines.add("control " + board.grid().number(hex) + " " + side.word() + "\n");
      }
    }
    lines.add("turn " + p.turn() + "\n");
    lines.add("side " + p.phasing().word() + "\n");
    lines.add("stage " + p.stage().word() + "\n");
    try {
      byte[] bytes = String.join("", lines).getBytes(StandardCharsets.UTF_8);
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void anOldJournalThatSomebodyChangedIsRefusedWithItsLine() {
    List<String> lines = text("kiev-position-1.hxf").lines().toList();
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
    String changed = text("kiev-position-1.hxf").replaceFirst("\\| move ", "| rail ");
    assertThatThrownBy(() -> TABLES.load(changed)).isInstanceOf(JournalProblem.class);
  }
}
