package hexfront.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hexfront.engine.Side;
import hexfront.server.Databases;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Databases that fill up, break, go away, or belong to somebody else. */
@Timeout(60)
class FaultsTest {
  @TempDir private Path folder;

  private static GameRecord game(String id) {
    return game(id, "a game");
  }

  private static GameRecord game(String id, String name) {
    return new GameRecord(
        id,
        name,
        2,
        Map.of("game", "kiev"),
        "person",
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

  private static Entry entry(int sequence, String why) {
    return new Entry("g", sequence, Entry.What.ORDER, Side.AXIS, "pass", "", 0, why, "axis", 9);
  }

  private static boolean written(CompletableFuture<Boolean> done) {
    return Store.durable(done);
  }

  private static void execute(String url, String sql) {
    try (Connection connection = DriverManager.getConnection(url);
        Statement statement = connection.createStatement()) {
      statement.execute("pragma busy_timeout = 5000");
      statement.execute(sql);
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void whatWasRefusedByAFullDiskHasNotHappenedAndItWritesAgainWhenThereIsRoom() {
    String url = Databases.sqlite(folder);
    Store.open(url).close();
    try (Store store = Store.open(url + "?max_page_count=80")) {
      assertThat(written(store.create(game("g"), List.of()))).isTrue();
      int sequence = 0;
      StoreProblem full = null;
      while (full == null) {
        try {
          assertThat(written(store.append(entry(++sequence, "x".repeat(20_000))))).isTrue();
        } catch (StoreProblem e) {
          full = e;
        }
      }
      assertThat(full.isUncertain()).isFalse();
      assertThat(store.entries("g", 0)).hasSize(sequence - 1);
      assertThatThrownBy(
              () -> {
                for (int i = 0; i < 200; i++) {
                  written(store.create(game("health" + i, "y".repeat(9000)), List.of()));
                }
              })
          .isInstanceOf(StoreProblem.class);
      execute(url, "update entries set why = ''");
      execute(url, "pragma incremental_vacuum");
      for (int i = 0; i < 5; i++) {
        assertThat(written(store.append(entry(sequence + i, "small")))).isTrue();
      }
      store.check();
      assertThat(store.entries("g", 0)).hasSize(sequence + 4);
    }
    try (Store store = Store.open(url)) {
      assertThat(store.entries("g", 0)).isNotEmpty();
    }
  }

  @Test
  void healthIsAskedByWriting() {
    String url = Databases.sqlite(folder);
    try (Store store = Store.open(url)) {
      store.check();
      execute(url, "drop table probes");
      assertThatThrownBy(store::check).isInstanceOf(StoreProblem.class);
    }
  }

  @Test
  void oneBadWriteDoesNotSpoilThoseOfOthers() {
    try (Store store = Store.open(Databases.postgres())) {
      List<CompletableFuture<Boolean>> good = new ArrayList<>();
      List<CompletableFuture<Boolean>> bad = new ArrayList<>();
      for (int i = 0; i < 60; i++) {
        good.add(store.create(game("good" + i), List.of()));
        bad.add(store.create(game("bad" + i, "a\u0000b"), List.of()));
      }
      assertThat(good).allSatisfy(done -> assertThat(written(done)).isTrue());
      assertThat(bad)
          .allSatisfy(
              done ->
                  assertThatThrownBy(() -> written(done))
                      .isInstanceOfSatisfying(
                          StoreProblem.class, e -> assertThat(e.isUncertain()).isFalse()));
      assertThat(store.countGames()).isEqualTo(60);
    }
  }

  @Test
  void aConnectionThatBreaksIsReplacedAndNothingIsDoneTwice() {
    String url = Databases.postgres();
    try (Store store = Store.open(url)) {
      written(store.create(game("g"), List.of()));
      for (int i = 1; i <= 20; i++) {
        if (i % 5 == 0) {
          execute2(
              url,
              "select pg_terminate_backend(pid) from pg_stat_activity"
                  + " where datname = current_database() and pid <> pg_backend_pid()");
        }
        assertThat(written(store.append(entry(i, "")))).as("entry %d", i).isTrue();
      }
      assertThat(store.entries("g", 0)).hasSize(20);
    }
  }

  private static void execute2(String url, String sql) {
    try (Connection connection = DriverManager.getConnection(url);
        Statement statement = connection.createStatement()) {
      statement.execute(sql);
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void aWriterThatCannotGoOnSaysSoAndNobodyWaitsForIt() {
    AtomicReference<Throwable> fatal = new AtomicReference<>();
    Writer.Connections none =
        new Writer.Connections() {
          @Override
          public Connection open() {
            throw new OutOfMemoryError("no room for a connection");
          }

          @Override
          public void discard(Connection connection) {
            throw new IllegalStateException();
          }
        };
    try (Writer writer = new Writer(none, Dialect.SQLITE.lookForMark(), fatal::set)) {
      CompletableFuture<Boolean> first = writer.submit(Jobs.probe("n"));
      writer.start();
      assertThat(first).failsWithin(Duration.ofSeconds(5));
      CompletableFuture<Boolean> later = writer.submit(Jobs.probe("n"));
      assertThat(later).failsWithin(Duration.ofSeconds(5));
      assertThatThrownBy(later::join)
          .isInstanceOf(CompletionException.class)
          .hasMessageContaining("the server is stopping");
    }
    assertThat(fatal.get()).isInstanceOf(OutOfMemoryError.class);
  }

  @Test
  void aDatabaseIsForItsOwnerOnly() throws IOException {
    Path file = folder.resolve("games.db");
    Path sub = folder.resolve("a/hexfront");
    DatabaseFile.makeFolder(sub);
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(sub)))
        .isEqualTo("rwx------");
    try (Store store = Store.open("jdbc:sqlite:" + file)) {
      written(store.create(game("g"), List.of()));
      assertOwn(file);
    }
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r--r--"));
    try (Store store = Store.open("jdbc:sqlite:" + file)) {
      assertThat(store.game("g")).isPresent();
      assertOwn(file);
    }
  }

  private static void assertOwn(Path file) throws IOException {
    for (String ending : List.of("", "-wal", "-shm")) {
      Path part = Path.of(file + ending);
      if (Files.exists(part)) {
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(part)))
            .as(part.toString())
            .isEqualTo("rw-------");
      }
    }
  }

  @Test
  void oneFileIsForOneServer() {
    String url = Databases.sqlite(folder);
    try (DatabaseFile mine = DatabaseFile.take(url)) {
      assertThat(mine).isNotNull();
      assertThatThrownBy(() -> DatabaseFile.take(url))
          .isInstanceOf(StoreProblem.class)
          .hasMessageContaining("another server has");
    }
    DatabaseFile.take(url).close();
  }

  @Test
  void tablesOfANewerProgramAreLeftAlone() {
    String url = Databases.sqlite(folder);
    Store.open(url).close();
    execute(
        url,
        "insert into flyway_schema_history (installed_rank, version, description, type, script,"
            + " checksum, installed_by, installed_on, execution_time, success) values (99, '99',"
            + " 'later', 'SQL', 'V99__later.sql', 1, '', '2030-01-01 00:00:00.000', 1, 1)");
    assertThatThrownBy(() -> Store.open(url))
        .isInstanceOf(StoreProblem.class)
        .hasMessageContaining("newer Hexfront");
  }

  @Test
  void aDatabaseThatIsGoneIsSaidToBeSoAtOnce() {
    String url = Databases.postgres();
    String name = url.replaceAll(".*/(t\\w+)[?].*", "$1");
    String others = url.replace("/" + name, "/postgres");
    try (Store store = Store.open(url)) {
      written(store.create(game("g"), List.of()));
      execute2(others, "alter database " + name + " allow_connections false");
      execute2(
          others,
          "select pg_terminate_backend(pid) from pg_stat_activity where datname = '" + name + "'");
      long began = System.nanoTime();
      assertThatThrownBy(() -> written(store.append(entry(1, ""))))
          .isInstanceOf(StoreProblem.class);
      for (int i = 0; i < 20; i++) {
        assertThatThrownBy(() -> store.game("g")).isInstanceOf(StoreProblem.class);
      }
      assertThat(Duration.ofNanos(System.nanoTime() - began)).isLessThan(Duration.ofSeconds(12));
      execute2(others, "alter database " + name + " allow_connections true");
      long again = System.nanoTime();
      while (true) {
        try {
          assertThat(written(store.append(entry(1, "")))).isTrue();
          break;
        } catch (StoreProblem e) {
          assertThat(Duration.ofNanos(System.nanoTime() - again))
              .isLessThan(Duration.ofSeconds(10));
        }
      }
      assertThat(store.entries("g", 0)).hasSize(1);
    }
  }
}
