package hexfront.server.hall;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.games.Shelf;
import hexfront.games.table.Tables;
import hexfront.games.wire.Fields;
import hexfront.games.wire.Json;
import hexfront.server.Databases;
import hexfront.server.Guest;
import hexfront.server.store.Chair;
import hexfront.server.store.GameRecord;
import hexfront.server.store.Store;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Commanders at work, and those who cannot go on. */
@Timeout(60)
class DeskTest {
  /** A stage without a legal order, as an earlier server accepted it. */
  private static final String STUCK =
      "{\"turn\":2,\"side\":\"soviet\",\"phase\":\"support\",\"units\":[]}";

  @TempDir private Path folder;
  private final Tables tables = new Tables(Shelf.boxes());

  private static GameRecord stuck() {
    Map<String, String> header = new LinkedHashMap<>();
    header.put("game", "korsun");
    header.put("position", STUCK);
    return new GameRecord(
        "stuck",
        "",
        2,
        header,
        "random",
        "random",
        "",
        "",
        Tokens.hash("watch"),
        null,
        "seed 1",
        "soviet",
        5,
        Chair.PLAIN,
        Chair.PLAIN);
  }

  @Test
  void aCommanderWithoutALegalOrderIsNotAskedAgainAtOnce() throws InterruptedException {
    try (Store store = Store.open(Databases.sqlite(folder))) {
      Store.durable(store.create(stuck(), List.of()));
      try (Reception reception = new Reception(store, tables, Guest.RULES)) {
        reception.start();
        try (Reception.Following following =
            reception.follow("stuck", Pass.token("watch"), OptionalInt.empty(), "")) {
          Thread.sleep(2500);
          int asked = 0;
          while (following.watcher().hasMore()) {
            asked += following.watcher().next() instanceof Watcher.News.Thinking ? 1 : 0;
          }
          assertThat(asked).isBetween(0, 3);
        }
      }
    }
  }

  @Test
  void aGameThatIsParkedSaysSo() throws InterruptedException {
    try (Store store = Store.open(Databases.sqlite(folder))) {
      Store.durable(store.create(stuck(), List.of()));
      Hall hall = new Hall(store, tables, new Timing(), Guest.RULES, game -> {}, id -> {});
      Watcher watcher = hall.with("stuck", game -> game.watch(Seat.SPECTATOR)).watcher();
      hall.ifLive("stuck", game -> game.park("It rests here."));
      assertThat(watcher.next()).isEqualTo(new Watcher.News.Parked("{\"why\":\"It rests here.\"}"));
      String parked = hall.with("stuck", game -> String.valueOf(game.parked()));
      assertThat(parked).isEqualTo("It rests here.");
      hall.close();
    }
  }

  private static long until(String url) {
    try (Connection connection = DriverManager.getConnection(url);
        Statement statement = connection.createStatement();
        ResultSet found = statement.executeQuery("select until from leases")) {
      return found.next() ? found.getLong(1) : 0;
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void aLeaseIsKeptWhileACommanderThinks() throws InterruptedException {
    String url = Databases.sqlite(folder);
    Rules slow = new Rules(50, 1000, 100, Duration.ofSeconds(60), 1);
    try (Store store = Store.open(url);
        Reception reception = new Reception(store, tables, slow)) {
      reception.start();
      reception.open(
          Fields.of(
              Json.read(
                  "{\"game\":\"kiev\",\"seats\":{\"axis\":\"random\",\"soviet\":\"marshal\"}}"),
              "request"),
          "");
      long first = 0;
      while (first == 0) {
        Thread.sleep(20);
        first = until(url);
      }
      Thread.sleep(2800);
      assertThat(until(url)).isGreaterThan(first + 1000);
    }
  }
}
