package hexfront.server;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.games.wire.Json;
import hexfront.server.Guest.Opened;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import tools.jackson.databind.node.ObjectNode;

/** Two servers on one PostgreSQL. */
@Timeout(120)
class TwoServersTest {
  private static Guest one;
  private static Guest other;

  @BeforeAll
  static void start() {
    String database = Databases.postgres();
    one = new Guest(database);
    other = new Guest(database);
  }

  @AfterAll
  static void stop() {
    one.close();
    other.close();
  }

  @Test
  void whatHappensOnOneIsSeenLiveOnTheOther() throws IOException {
    Opened game = one.open("{\"game\":\"kiev\",\"seed\":7}");
    try (Guest.Stream stream = other.follow(game, game.spectator(), 0)) {
      assertThat(stream.next()).containsEntry("event", "hello");
      for (int i = 1; i <= 10; i++) {
        played(i % 3 == 0 ? other : one, game, i);
        assertThat(stream.numbers(1)).containsExactly(i);
      }
    }
    assertThat(one.look(game, game.axis())).isEqualTo(other.look(game, game.axis()));
  }

  /** A server that has not heard yet of the other's order says so; then it is asked again. */
  private static void played(Guest guest, Opened game, int n) {
    Guest.Answer answer = guest.playAny(game, n);
    while (answer.status() == 409) {
      answer = guest.playAny(game, n);
    }
    assertThat(answer.status()).isEqualTo(200);
  }

  @Test
  void ofTwoOrdersForTheSameNumberOneIsAccepted() throws Exception {
    Opened game = one.open("{\"game\":\"star\",\"seed\":3}");
    try (ExecutorService threads = Executors.newFixedThreadPool(4)) {
      for (int sequence = 0; sequence < 15; sequence++) {
        ObjectNode now = one.look(game, game.spectator());
        assertThat(now.get("sequence").asInt()).isEqualTo(sequence);
        String side = now.get("decision").get("side").stringValue();
        var legal = one.get(game.path("/legal?limit=8"), game.of(side)).json().get("orders");
        List<Callable<Integer>> tries = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
          Guest guest = i % 2 == 0 ? one : other;
          String order = Json.write(legal.get(i % legal.size()));
          int after = sequence;
          tries.add(() -> guest.order(game, side, after, order).status());
        }
        List<Integer> statuses = new ArrayList<>();
        for (var done : threads.invokeAll(tries)) {
          statuses.add(done.get());
        }
        assertThat(statuses).containsOnlyOnce(200).containsOnly(200, 409);
      }
    }
    assertThat(one.get(game.path("/journal"), game.axis()).text())
        .isEqualTo(other.get(game.path("/journal"), game.axis()).text());
  }

  @Test
  void oneOfThemPlaysTheCommander() throws Exception {
    Opened game =
        one.open("{\"game\":\"kiev\",\"seats\":{\"axis\":\"random\",\"soviet\":\"random\"}}");
    other.look(game, game.spectator());
    try (Guest.Stream stream = other.follow(game, game.spectator(), 0)) {
      assertThat(stream.numbers(30))
          .containsExactlyElementsOf(IntStream.rangeClosed(1, 30).boxed().toList());
    }
  }
}
