package hexfront.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hexfront.games.wire.Json;
import hexfront.server.Guest.Opened;
import hexfront.server.store.Backup;
import hexfront.server.store.Store;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What docs/serving.md says about copies of the database works. */
@Timeout(60)
class BackupTest {
  @TempDir private Path folder;

  @Test
  void aCopyThatWasMadeWhileTheServerRanIsAWholeDatabase() throws SQLException {
    String url = Databases.sqlite(folder);
    Path copy = folder.resolve("copy.db");
    Opened game;
    try (Guest guest = new Guest(url)) {
      game = guest.open("{\"game\":\"kiev\"}");
      guest.playAny(game, 0);
      guest.playAny(game, 1);
      try (Connection connection = DriverManager.getConnection(url);
          Statement statement = connection.createStatement()) {
        statement.executeUpdate("backup to '" + copy + "'");
      }
      guest.playAny(game, 2);
    }
    try (Guest restored = new Guest("jdbc:sqlite:" + copy)) {
      assertThat(restored.look(game, game.axis()).get("sequence").asInt()).isEqualTo(2);
      assertThat(restored.playAny(game, 0).status()).isEqualTo(200);
    }
  }

  @Test
  void theFilesOfAServerThatStoppedAreAWholeDatabase() throws IOException {
    Path file = folder.resolve("games.db");
    Opened game;
    try (Guest guest = new Guest("jdbc:sqlite:" + file)) {
      game = guest.open("{\"game\":\"kiev\"}");
      guest.playAny(game, 0);
    }
    Path elsewhere = folder.resolve("elsewhere.db");
    for (String ending : new String[] {"", "-wal", "-shm"}) {
      if (Files.exists(Path.of(file + ending))) {
        Files.copy(Path.of(file + ending), Path.of(elsewhere + ending));
      }
    }
    try (Guest restored = new Guest("jdbc:sqlite:" + elsewhere)) {
      assertThat(restored.look(game, game.axis()).get("sequence").asInt()).isEqualTo(1);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"sqlite", "postgresql"})
  void gamesAreCopiedAndPutBackWhileAServerUsesThem(String kind) {
    String url = Databases.of(kind, folder);
    Path copy = folder.resolve("copy.db");
    try (Guest guest = new Guest(url)) {
      Opened game = guest.open("{\"game\":\"kiev\"}");
      guest.playAny(game, 0);
      guest.playAny(game, 1);
      assertThat(Backup.make(url, copy)).isEqualTo(1);
      Opened later = guest.open("{\"game\":\"rostov\"}");
      guest.playAny(game, 2);
      String side = guest.look(game, game.axis()).get("decision").get("side").stringValue();
      String next =
          Json.write(
              guest.get(game.path("/legal?limit=1"), game.of(side)).json().get("orders").get(0));

      assertThat(Backup.putBack(copy, url)).isEqualTo(1);

      assertThat(guest.order(game, side, 3, next).status())
          .as("an order that goes on from what is gone")
          .isIn(409, 503);
      awaitSequence(guest, game, 2);
      assertThat(guest.playAny(game, 2).status()).isEqualTo(200);
      assertThat(guest.get(later.path(""), later.axis()).status()).isNotEqualTo(200);
    }
  }

  private static void awaitSequence(Guest guest, Opened game, int sequence) {
    for (int i = 0; i < 200; i++) {
      if (guest.look(game, game.axis()).path("sequence").asInt() == sequence) {
        return;
      }
      LockSupport.parkNanos(50_000_000);
    }
    throw new AssertionError("the server does not notice that the database was put back");
  }

  @Test
  void gamesMoveFromAFileToAServerOfDatabases() {
    String file = Databases.sqlite(folder);
    Path copy = folder.resolve("copy.db");
    Opened game;
    try (Guest guest = new Guest(file)) {
      game = guest.open("{\"game\":\"kiev\"}");
      guest.playAny(game, 0);
    }
    Backup.make(file, copy);
    String postgres = Databases.postgres();
    Backup.putBack(copy, postgres);
    try (Guest guest = new Guest(postgres)) {
      assertThat(guest.look(game, game.axis()).get("sequence").asInt()).isEqualTo(1);
      assertThat(guest.playAny(game, 1).status()).isEqualTo(200);
    }
  }

  @Test
  void aCopyIsNeverWrittenOverAndIsForItsOwnerOnly() throws IOException {
    String file = Databases.sqlite(folder);
    Path copy = folder.resolve("copy.db");
    assertThatThrownBy(() -> Backup.make(file, copy)).hasMessageContaining("no database yet");
    assertThat(copy).doesNotExist();
    Store.open(file).close();
    Backup.make(file, copy);
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(copy)))
        .isEqualTo("rw-------");
    assertThatThrownBy(() -> Backup.make(file, copy)).hasMessageContaining("is there already");
  }

  @Test
  void aDatabaseOrCopyOfANewerVersionIsRefusedAndStaysAsItIs() throws Exception {
    Path newer = folder.resolve("newer.db");
    String url = "jdbc:sqlite:" + newer;
    Store.open(url).close();
    try (Connection connection = DriverManager.getConnection(url);
        Statement statement = connection.createStatement()) {
      statement.executeUpdate(
          "insert into flyway_schema_history (installed_rank, version, description, type, script,"
              + " checksum, installed_by, execution_time, success) values (99, '99', 'later',"
              + " 'SQL', 'V99__later.sql', 1, '', 1, 1)");
    }
    byte[] before = Files.readAllBytes(newer);
    assertThatThrownBy(() -> Store.open(url)).hasMessageContaining("newer Hexfront");
    String mine = Databases.sqlite(folder);
    assertThatThrownBy(() -> Backup.putBack(newer, mine)).hasMessageContaining("newer Hexfront");
    assertThatThrownBy(() -> Backup.make(url, folder.resolve("copy.db")))
        .hasMessageContaining("newer Hexfront");
    assertThat(Files.readAllBytes(newer)).isEqualTo(before);
  }
}
