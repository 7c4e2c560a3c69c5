package hexfront.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hexfront.engine.Side;
import hexfront.server.Databases;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StoreTest {
  @TempDir private Path folder;

  private static GameRecord game(String id, String axis) {
    return new GameRecord(
        id,
        "a game",
        2,
        Map.of("game", "kiev"),
        axis,
        "person",
        "h1",
        "h2",
        "h3",
        null,
        "seed 1",
        "axis",
        5,
        Chair.PLAIN,
        Chair.PLAIN);
  }

  private static Entry entry(String game, int sequence, String order) {
    return new Entry(
        game, sequence, Entry.What.ORDER, Side.AXIS, order, "4 2/7", -3, "why", "axis", 9);
  }

  @ParameterizedTest
  @ValueSource(strings = {"sqlite", "postgresql"})
  void whatIsWrittenIsThereAfterOpeningAgain(String kind) {
    String url = Databases.of(kind, folder);
    try (Store store = Store.open(url)) {
      assertThat(store.create(game("g", "person"), List.of(entry("g", 1, "pass"))).join()).isTrue();
      assertThat(store.append(entry("g", 2, "end-phase")).join()).isTrue();
    }
    try (Store store = Store.open(url)) {
      assertThat(store.game("g")).contains(game("g", "person"));
      assertThat(store.entries("g", 0))
          .containsExactly(entry("g", 1, "pass"), entry("g", 2, "end-phase"));
      assertThat(store.entries("g", 1)).containsExactly(entry("g", 2, "end-phase"));
      assertThat(store.game("h")).isEmpty();
      assertThat(store.lastSequences(List.of("g", "h"))).containsExactly(Map.entry("g", 2));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"sqlite", "postgresql"})
  void ofManyWhoWantTheSameNumberOneGetsIt(String kind) {
    String url = Databases.of(kind, folder);
    try (Store one = Store.open(url);
        Store other = Store.open(url)) {
      one.create(game("g", "person"), List.of()).join();
      for (int sequence = 1; sequence <= 20; sequence++) {
        int number = sequence;
        List<CompletableFuture<Boolean>> tries =
            IntStream.range(0, 6)
                .mapToObj(i -> (i % 2 == 0 ? one : other).append(entry("g", number, "pass" + i)))
                .toList();
        assertThat(tries.stream().filter(CompletableFuture::join).count()).isEqualTo(1);
      }
      assertThat(one.entries("g", 0)).hasSize(20);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"sqlite", "postgresql"})
  void theNewestCheckpointIsKept(String kind) {
    try (Store store = Store.open(Databases.of(kind, folder))) {
      store.create(game("g", "person"), List.of()).join();
      assertThat(store.checkpoint("g")).isEmpty();
      for (int sequence : new int[] {4, 9, 7}) {
        store.keep(new Checkpoint("g", sequence, 1, "(turn " + sequence + ")")).join();
      }
      assertThat(store.checkpoint("g")).contains(new Checkpoint("g", 9, 1, "(turn 9)"));
      assertThat(store.checkpoint("h")).isEmpty();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"sqlite", "postgresql"})
  void aGameOfAnEarlierFormatIsWrittenAnew(String kind) {
    try (Store store = Store.open(Databases.of(kind, folder))) {
      GameRecord old = game("g", "person").renewed(1, Map.of("game", "kiev"));
      store.create(old, List.of(entry("g", 1, "pass"), entry("g", 2, "pass"))).join();
      assertThat(store.game("g")).contains(old);
      GameRecord renewed = old.renewed(2, Map.of("game", "kiev", "rules", "1"));
      List<Entry> entries =
          List.of(entry("g", 1, "pass").withPosition(7), entry("g", 2, "wait").withPosition(-8));
      store.renew(renewed, entries).join();
      assertThat(store.game("g")).contains(renewed);
      assertThat(store.entries("g", 0)).isEqualTo(entries);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"sqlite", "postgresql"})
  void aLeaseIsHeldByOneServerUntilItEnds(String kind) {
    try (Store store = Store.open(Databases.of(kind, folder))) {
      store.create(game("g", "recruit"), List.of()).join();
      assertThat(store.lease("g", "a", 60_000).join()).isTrue();
      assertThat(store.lease("g", "b", 60_000).join()).isFalse();
      assertThat(store.lease("g", "a", 60_000).join()).isTrue();
      assertThat(store.commandersToMove("b")).isEmpty();
      assertThat(store.commandersToMove("a")).hasSize(1);
      assertThat(store.lease("g", "a", -1000).join()).isTrue();
      assertThat(store.lease("g", "b", 60_000).join()).isTrue();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"sqlite", "postgresql"})
  void onlyGamesThatWaitForACommanderAreTakenUp(String kind) {
    try (Store store = Store.open(Databases.of(kind, folder))) {
      store.create(game("waits", "recruit"), List.of()).join();
      store.create(game("people", "person"), List.of()).join();
      Entry over =
          new Entry("over", 1, Entry.What.ORDER, Side.AXIS, "pass", "", 0, "", Entry.OVER, 0);
      store.create(game("over", "recruit"), List.of(over)).join();
      assertThat(store.commandersToMove("n"))
          .extracting(listed -> listed.game().id())
          .containsExactly("waits");
    }
  }

  @Test
  void anUnknownDatabaseIsRefusedWithASentence() {
    assertThatThrownBy(() -> Store.open("jdbc:oracle:thin"))
        .isInstanceOf(StoreProblem.class)
        .hasMessageContaining("expected jdbc:sqlite:FILE");
    assertThatThrownBy(() -> Store.open("jdbc:sqlite:" + folder.resolve("no/such/folder/x.db")))
        .isInstanceOf(StoreProblem.class)
        .hasMessageContaining("cannot be opened");
  }

  /** How many pages SQLite's log holds. */
  private static int logged(String url) throws SQLException {
    try (Connection connection = DriverManager.getConnection(url);
        Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery("pragma wal_checkpoint(noop)")) {
      return row.next() ? row.getInt(2) : 0;
    }
  }

  @Test
  void theLogIsCarriedOverBesideTheCommitsAndBeginsAnew() throws SQLException {
    String url = Databases.sqlite(folder);
    String order = "x".repeat(20_000);
    try (Store store = Store.open(url)) {
      store.create(game("g", "person"), List.of()).join();
      int before = 0;
      int now = logged(url);
      for (int sequence = 1; now >= before && sequence < 6000; sequence += 100) {
        int first = sequence;
        CompletableFuture.allOf(
                IntStream.range(first, first + 100)
                    .mapToObj(i -> store.append(entry("g", i, order)))
                    .toArray(CompletableFuture<?>[]::new))
            .join();
        before = now;
        now = logged(url);
      }
      assertThat(now).isLessThan(before);
    }
  }
}
