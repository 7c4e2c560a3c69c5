package hexfront.server;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.games.wire.Json;
import hexfront.server.Guest.Answer;
import hexfront.server.Guest.Opened;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.node.ObjectNode;

/** A server that stops and starts again. */
@Timeout(120)
class RestartTest {
  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(strings = {"sqlite", "postgresql"})
  void aGameStandsInTheMiddleOfACombatAsBefore(String kind) {
    String database = Databases.of(kind, folder);
    Opened game;
    ObjectNode before;
    String log;
    try (Guest guest = new Guest(database)) {
      game = inCombat(guest);
      before = guest.look(game, game.axis());
      log = guest.get(game.path("/log"), game.soviet()).text();
    }
    try (Guest guest = new Guest(database)) {
      assertThat(guest.look(game, game.axis())).isEqualTo(before);
      assertThat(guest.get(game.path("/log"), game.soviet()).text()).isEqualTo(log);
      assertThat(guest.playAny(game, 0).status()).isEqualTo(200);
    }
  }

  /** Attacks until one side has to answer a result. */
  private static Opened inCombat(Guest guest) {
    for (int seed = 1; seed < 30; seed++) {
      Opened game =
          guest.open(
              """
              {"game":"kiev","seed":%d,"position":{"turn":3,"side":"axis","phase":"combat","units":[
                {"id":"a","unit":"kiev-ge-33pzr-9pz","hex":"1502"},
                {"id":"b","unit":"kiev-su-293rd","hex":"1503"}]}}
              """
                  .formatted(seed));
      Answer played =
          guest.order(
              game, "axis", 0, "{\"type\":\"attack\",\"attackers\":[\"a\"],\"hexes\":[\"1503\"]}");
      assertThat(played.status()).as(played.text()).isEqualTo(200);
      if (!guest
          .look(game, game.axis())
          .get("decision")
          .get("stage")
          .stringValue()
          .equals("combat")) {
        return game;
      }
    }
    throw new IllegalStateException("no combat left a question");
  }

  @Test
  void whatWasTakenBackCanStillBeGivenAgain() {
    String database = Databases.sqlite(folder);
    Opened game;
    try (Guest guest = new Guest(database)) {
      game = guest.open("{\"game\":\"kiev\",\"seed\":7}");
      guest.playAny(game, 0);
      guest.playAny(game, 3);
      guest.post(game.path("/undo"), game.soviet(), "{\"after\":2}");
    }
    try (Guest guest = new Guest(database)) {
      ObjectNode now = guest.look(game, game.soviet());
      assertThat(now.get("sequence").asInt()).isEqualTo(3);
      assertThat(now.get("undo").booleanValue()).isTrue();
      assertThat(now.get("redo").booleanValue()).isTrue();
      assertThat(guest.post(game.path("/redo"), game.soviet(), "{\"after\":3}").status())
          .isEqualTo(200);
    }
  }

  @Test
  void aCommanderTakesUpItsDecisionAgain() throws InterruptedException {
    String database = Databases.sqlite(folder);
    Opened game;
    int before;
    try (Guest guest = new Guest(database)) {
      game =
          guest.open("{\"game\":\"korsun\",\"seats\":{\"axis\":\"random\",\"soviet\":\"random\"}}");
      before = waitPast(guest, game, 3);
    }
    try (Guest guest = new Guest(database)) {
      assertThat(waitPast(guest, game, before + 3)).isGreaterThan(before + 3);
      String journal = guest.get(game.path("/journal"), game.spectator()).text();
      assertThat(journal).contains("game korsun");
    }
  }

  static int waitPast(Guest guest, Opened game, int sequence) throws InterruptedException {
    long until = System.nanoTime() + Duration.ofSeconds(20).toNanos();
    while (true) {
      ObjectNode now = guest.look(game, game.spectator());
      if (now.get("sequence").asInt() > sequence || System.nanoTime() > until) {
        return now.get("sequence").asInt();
      }
      Thread.sleep(20);
    }
  }

  @Test
  void theDiceGoOnAsIfNothingHadHappened() {
    String one = Databases.sqlite(folder);
    String two = Databases.sqlite(folder);
    String whole;
    try (Guest guest = new Guest(one)) {
      whole = play(guest, guest.open("{\"game\":\"kiev\",\"seed\":11}"), 30);
    }
    Opened game;
    try (Guest guest = new Guest(two)) {
      game = guest.open("{\"game\":\"kiev\",\"seed\":11}");
      play(guest, game, 15);
    }
    try (Guest guest = new Guest(two)) {
      assertThat(play(guest, game, 15)).isEqualTo(whole);
    }
  }

  /** Ends phases and attacks where it can. */
  private static String play(Guest guest, Opened game, int orders) {
    for (int i = 0; i < orders; i++) {
      ObjectNode now = guest.look(game, game.spectator());
      String side = now.get("decision").get("side").stringValue();
      var legal = guest.get(game.path("/legal?limit=400"), game.of(side)).json().get("orders");
      String order = Json.write(legal.get(legal.size() - 1));
      Answer played = guest.order(game, side, now.get("sequence").asInt(), order);
      assertThat(played.status()).as(played.text()).isEqualTo(200);
    }
    return guest.get(game.path("/journal"), game.spectator()).text();
  }
}
