package hexfront.server;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Game;
import hexfront.games.Shelf;
import hexfront.games.migrations.Ending;
import hexfront.games.table.Tables;
import hexfront.server.Guest.Opened;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.node.ObjectNode;

/** A server opens the database of an earlier one, and its games go on where they stood. */
@Timeout(240)
class OldDatabaseTest {
  private static final Path FOLDER = Path.of("src/test/resources/databases");

  @TempDir private Path folder;

  private static List<List<String>> ends(String name) throws IOException {
    return Files.readAllLines(FOLDER.resolve(name + "-ends.tsv")).stream()
        .skip(1)
        .map(line -> List.of(line.split("\t", -1)))
        .toList();
  }

  @ParameterizedTest
  @ValueSource(strings = {"1", "0.1.0"})
  void everyGameStandsWhereItStoodAndGoesOn(String name) throws IOException {
    Path file = folder.resolve("games.db");
    Files.copy(FOLDER.resolve(name + ".db"), file);
    String database = "jdbc:sqlite:" + file;
    List<List<String>> ends = ends(name);
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
      assertThat(Ending.of(played)).isEqualTo(end.subList(3, 12));
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
}
