package hexfront.server;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Board;
import hexfront.engine.Game;
import hexfront.engine.Position;
import hexfront.engine.Score;
import hexfront.engine.Side;
import hexfront.engine.Unit;
import hexfront.games.Shelf;
import hexfront.games.table.Tables;
import hexfront.server.Guest.Opened;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.node.ObjectNode;

/** A server opens the database of an earlier one, and its games go on where they stood. */
@Timeout(240)
class OldDatabaseTest {
  private static final Path FOLDER = Path.of("src/test/resources/databases");

  @TempDir private Path folder;

  private static List<List<String>> ends() throws IOException {
    return Files.readAllLines(FOLDER.resolve("1-ends.tsv")).stream()
        .skip(1)
        .map(line -> List.of(line.split("\t", -1)))
        .toList();
  }

  @Test
  void everyGameStandsWhereItStoodAndGoesOn() throws IOException {
    Path file = folder.resolve("games.db");
    Files.copy(FOLDER.resolve("1.db"), file);
    String database = "jdbc:sqlite:" + file;
    List<List<String>> ends = ends();
    try (Guest guest = new Guest(database)) {
      for (List<String> end : ends) {
        assertStandsAt(guest, end);
      }
    }
    try (Guest guest = new Guest(database)) {
      for (List<String> end : ends) {
        assertStandsAt(guest, end);
        goOn(guest, end);
      }
    }
  }

  private static Opened game(List<String> end) {
    return new Opened(end.get(0), end.get(12), end.get(13), end.get(14));
  }

  private static void assertStandsAt(Guest guest, List<String> end) {
    Opened game = game(end);
    ObjectNode now = guest.look(game, game.spectator());
    assertThat(now.get("sequence").asString()).as("entries of %s", end).isEqualTo(end.get(2));
    String side = now.get("decision").get("side").stringValue();
    String own = game.of(side).isEmpty() ? game.spectator() : game.of(side);
    String journal = guest.get(game.path("/journal"), own).text();
    if (journal.startsWith("hexfront-journal 2\n")) {
      Game played = new Tables(Shelf.boxes()).load(journal).game();
      assertThat(told(played)).isEqualTo(end.subList(3, 12));
      assertThat(played.journal().resumed()).isEmpty();
    } else {
      assertThat(journal).contains("secret");
    }
    assertThat(guest.get(game.path("/log"), game.spectator()).status()).isEqualTo(200);
  }

  private static void goOn(Guest guest, List<String> end) {
    Opened game = game(end);
    ObjectNode now = guest.look(game, game.spectator());
    if (!now.get("decision").path("over").asBoolean(false)) {
      assertThat(guest.playAny(game, 0).status()).as("an order more of %s", end).isEqualTo(200);
    }
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
}
