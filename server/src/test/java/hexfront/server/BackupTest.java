package hexfront.server;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.server.Guest.Opened;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

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
}
