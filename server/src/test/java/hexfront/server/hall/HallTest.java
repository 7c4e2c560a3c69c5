package hexfront.server.hall;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.games.Shelf;
import hexfront.games.table.Tables;
import hexfront.games.wire.Fields;
import hexfront.games.wire.Json;
import hexfront.server.Databases;
import hexfront.server.Guest;
import hexfront.server.store.Store;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Which games are in memory, and who watches them. */
@Timeout(60)
class HallTest {
  private static final String OVER =
      """
      {"game":"kiev","position":{"turn":3,"side":"axis","phase":"game-over","units":[
        {"id":"a","unit":"kiev-ge-33pzr-9pz","hex":"1502"}]}}
      """;

  @TempDir private Path folder;
  private final Tables tables = new Tables(Shelf.boxes());
  private final List<String> putAway = new ArrayList<>();
  private Store store;
  private Hall hall;

  @BeforeEach
  void open() {
    store = Store.open(Databases.sqlite(folder));
    hall = new Hall(store, tables, new Timing(), Guest.RULES, game -> {}, putAway::add);
  }

  @AfterEach
  void close() {
    hall.close();
    store.close();
  }

  private String opened(String request) {
    try (Reception reception = new Reception(store, tables, Guest.RULES)) {
      return reception.open(Fields.of(Json.read(request), "request"), "").get("id").stringValue();
    }
  }

  private Watcher watch(String id) {
    return hall.with(id, game -> game.watch(Seat.SPECTATOR)).watcher();
  }

  @Test
  void aGameThatIsOverGoesWithTheLastWhoWatchesIt() {
    String id = opened(OVER);
    Watcher one = watch(id);
    Watcher other = watch(id);
    hall.leave(id, one);
    assertThat(hall.size()).isEqualTo(1);
    hall.leave(id, other);
    assertThat(hall.size()).isZero();
    assertThat(putAway).containsExactly(id);
  }

  @Test
  void aGameThatGoesOnStaysWhenNobodyWatches() {
    String id = opened("{\"game\":\"kiev\"}");
    hall.leave(id, watch(id));
    assertThat(hall.size()).isEqualTo(1);
    assertThat(putAway).isEmpty();
  }

  @Test
  void whoWatchesIsRemindedThatTheServerIsThere() throws InterruptedException {
    Watcher watcher = watch(opened("{\"game\":\"kiev\"}"));
    hall.pulse();
    assertThat(watcher.next()).isInstanceOf(Watcher.News.Pulse.class);
  }
}
