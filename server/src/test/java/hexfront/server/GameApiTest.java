package hexfront.server;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.games.wire.Json;
import hexfront.server.Guest.Answer;
import hexfront.server.Guest.Opened;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.node.ObjectNode;

/** Games over HTTP, as players meet them. */
@Timeout(120)
class GameApiTest {
  private static final String BATTLE =
      """
      {"game":"kiev","seed":5,"position":{"turn":3,"side":"axis","phase":"combat","units":[
        {"id":"a","unit":"kiev-ge-33pzr-9pz","hex":"1502"},
        {"id":"b","unit":"kiev-su-293rd","hex":"1503"}]}}
      """;

  @TempDir private static Path folder;
  private static Guest guest;

  @BeforeAll
  static void start() {
    guest = new Guest(Databases.sqlite(folder));
  }

  @AfterAll
  static void stop() {
    guest.close();
  }

  private static Opened kiev() {
    return guest.open("{\"game\":\"kiev\",\"seed\":7}");
  }

  @Test
  void theShelfTellsOfEveryGame() {
    ObjectNode shelf = guest.get("/api/shelf", "").json();
    assertThat(shelf.get("boxes").size()).isGreaterThanOrEqualTo(4);
    shelf
        .get("boxes")
        .forEach(
            box -> {
              String id = box.get("id").stringValue();
              for (String part : new String[] {"picture", "map", "map.svg", "counters"}) {
                assertThat(guest.get("/api/boxes/" + id + "/" + part, "").status()).isEqualTo(200);
              }
            });
    assertThat(guest.get("/api/boxes/chess/map", "").status()).isEqualTo(404);
    assertThat(guest.get("/api/cases/AGS-8.21", "").json().get("summary").stringValue())
        .isNotEmpty();
    assertThat(guest.get("/api/cases/AGS-99", "").text()).contains("there is no case 'AGS-99'");
  }

  @Test
  void anOrderIsPlayedOnceAndOnlyByTheSideThatDecides() {
    Opened game = kiev();
    ObjectNode now = guest.look(game, game.soviet());
    assertThat(now.get("decision").get("side").stringValue()).isEqualTo("soviet");
    String order =
        Json.write(
            guest.get(game.path("/legal?limit=1"), game.soviet()).json().get("orders").get(0));
    assertThat(guest.order(game, "axis", 0, order).status()).isEqualTo(403);
    Answer played = guest.order(game, "soviet", 0, order);
    assertThat(played.status()).isEqualTo(200);
    assertThat(played.json().get("frame").get("sequence").asInt()).isEqualTo(1);
    Answer again = guest.order(game, "soviet", 0, order);
    assertThat(again.status()).isEqualTo(409);
    assertThat(again.json().get("sequence").asInt()).isEqualTo(1);
    assertThat(guest.order(game, "soviet", 5, order).status()).isEqualTo(409);
  }

  @Test
  void aRefusedOrderNamesItsCaseAndChangesNothing() {
    Opened game = kiev();
    String attack = "{\"type\":\"attack\",\"attackers\":[\"kiev-su-8td\"],\"hexes\":[\"0319\"]}";
    Answer refused = guest.order(game, "soviet", 0, attack);
    assertThat(refused.status()).isEqualTo(422);
    assertThat(refused.json().get("refusals").get(0).get("case").stringValue()).startsWith("AGS-");
    assertThat(guest.look(game, game.soviet()).get("sequence").asInt()).isZero();
    assertThat(
            guest
                .post(game.path("/check"), game.soviet(), "{\"order\":" + attack + "}")
                .json()
                .get("legal")
                .booleanValue())
        .isFalse();
  }

  @Test
  void changesTakeAViewToTheNext() {
    Opened game = kiev();
    for (int i = 0; i < 25; i++) {
      ObjectNode before = guest.look(game, game.spectator());
      ObjectNode frame = (ObjectNode) guest.playAny(game, 7 * i).json().get("frame");
      ObjectNode after = guest.look(game, game.spectator());
      assertThat(Views.apply((ObjectNode) before.get("view"), (ObjectNode) frame.get("changes")))
          .isEqualTo(Views.sorted((ObjectNode) after.get("view")));
    }
  }

  @Test
  void pointsAreToldWhenAPhaseEndedAndNotForEveryMove() {
    Opened game = kiev();
    int told = 0;
    for (int i = 0; i < 60; i++) {
      ObjectNode frame = (ObjectNode) guest.playAny(game, 7 * i).json().get("frame");
      boolean phaseEnded = frame.get("changes").has("stage") || frame.get("changes").has("side");
      if (phaseEnded) {
        assertThat(frame.get("score")).isEqualTo(guest.look(game, game.spectator()).get("score"));
      }
      told += frame.has("score") ? 1 : 0;
    }
    assertThat(told).isPositive().isLessThan(60);
  }

  @Test
  void whatHasNotRolledDiceCanBeTakenBackAndGivenAgain() {
    Opened game = kiev();
    String start = guest.get(game.path(""), game.soviet()).json().get("view").toString();
    guest.playAny(game, 0);
    String moved = guest.get(game.path(""), game.soviet()).json().get("view").toString();
    assertThat(guest.post(game.path("/undo"), game.axis(), "{\"after\":1}").status())
        .isEqualTo(403);
    ObjectNode undone = guest.post(game.path("/undo"), game.soviet(), "{\"after\":1}").json();
    assertThat(undone.get("frame").get("what").stringValue()).isEqualTo("undo");
    assertThat(undone.get("frame").get("redo").booleanValue()).isTrue();
    assertThat(guest.look(game, game.soviet()).get("view").toString()).isEqualTo(start);
    assertThat(guest.post(game.path("/redo"), game.soviet(), "{\"after\":2}").status())
        .isEqualTo(200);
    assertThat(guest.look(game, game.soviet()).get("view").toString()).isEqualTo(moved);
    assertThat(guest.look(game, game.soviet()).get("sequence").asInt()).isEqualTo(3);
    assertThat(guest.post(game.path("/redo"), game.soviet(), "{\"after\":3}").text())
        .contains("no order of yours to give again");
  }

  @Test
  void diceCannotBeTakenBack() {
    Opened game = guest.open(BATTLE);
    String attack = "{\"type\":\"attack\",\"attackers\":[\"a\"],\"hexes\":[\"1503\"]}";
    ObjectNode odds =
        guest.post(game.path("/odds"), game.axis(), "{\"order\":" + attack + "}").json();
    assertThat(odds.get("legal").booleanValue()).isTrue();
    assertThat(odds.get("outcomes").size()).isPositive();
    assertThat(odds.get("expected").get("vacated").get("most").doubleValue()).isBetween(0.0, 1.0);
    Answer played = guest.order(game, "axis", 0, attack);
    assertThat(played.status()).isEqualTo(200);
    assertThat(played.json().get("frame").get("undo").booleanValue()).isFalse();
    assertThat(guest.post(game.path("/undo"), game.axis(), "{\"after\":1}").status())
        .isEqualTo(403);
  }

  @Test
  void anotherMannerOfMovingHasItsOwnReachAndCosts() {
    Opened game =
        guest.open(
            """
            {"game":"star","seed":1,"seats":{"axis":"person","soviet":"person"},"position":{"turn":3,"side":"axis",
             "phase":"initial-movement","lenient":true,"units":[
              {"id":"a","side":"axis","arm":"infantry","steps":["5-7-7"],"hex":"1518","supplied":true},
              {"id":"x","side":"soviet","arm":"rifle","steps":["2-3-6"],"hex":"1618","supplied":true}]}}
            """);
    String reach = game.path("/reach?units=a&manner=disengage");
    ObjectNode hexes = (ObjectNode) guest.get(reach, game.axis()).json().get("hexes");
    assertThat(hexes.size()).isPositive();
    for (var hex : hexes) {
      assertThat(hex.get("disengage").booleanValue()).isTrue();
      String order =
          "{\"type\":\"move\",\"units\":[\"a\"],\"path\":%s,\"disengage\":true}"
              .formatted(hex.get("path"));
      Answer played = guest.order(game, "axis", 0, order);
      assertThat(played.status()).isEqualTo(200);
      assertThat(played.json().get("frame").get("events").get(0).get("cost"))
          .isEqualTo(hex.get("cost"));
      break;
    }
  }

  @Test
  void questionsAreAnswered() {
    Opened game = kiev();
    ObjectNode view = (ObjectNode) guest.look(game, game.soviet()).get("view");
    String unit = "";
    for (var counter : view.get("units")) {
      if (counter.has("hex") && counter.get("side").stringValue().equals("soviet")) {
        unit = counter.get("id").stringValue();
      }
    }
    assertThat(guest.get(game.path("/reach?units=" + unit), game.soviet()).json().has("hexes"))
        .isTrue();
    assertThat(
            guest.get(game.path("/zones?side=axis"), game.spectator()).json().get("hexes").size())
        .isPositive();
    assertThat(
            guest.get(game.path("/supply?side=soviet"), game.soviet()).json().get("units").size())
        .isPositive();
    assertThat(
            guest
                .get(game.path("/command?side=soviet"), game.soviet())
                .json()
                .get("headquarters")
                .size())
        .isPositive();
    assertThat(guest.get(game.path("/todo"), game.soviet()).json().get("items").size())
        .isPositive();
    assertThat(guest.get(game.path("/todo"), game.axis()).status()).isEqualTo(403);
    assertThat(guest.get(game.path("/score"), game.spectator()).json().has("items")).isTrue();
    assertThat(guest.get(game.path("/reach?units=nobody"), game.soviet()).text())
        .contains("unknown unit 'nobody'");
  }

  @Test
  void aSavedGameGoesOnWhereItStood() {
    Opened game = kiev();
    for (int i = 0; i < 5; i++) {
      guest.playAny(game, 3 * i);
    }
    String journal = guest.get(game.path("/journal"), game.spectator()).text();
    assertThat(journal).doesNotContain("seed 7").contains("origin seeded\n");
    Opened loaded = guest.open(Json.write(Json.object().put("journal", journal)));
    assertThat(guest.look(loaded, loaded.axis()).get("sequence").asInt()).isEqualTo(5);
    String again = guest.get(loaded.path("/journal"), loaded.axis()).text();
    assertThat(orders(again)).isEqualTo(orders(journal)).hasSize(6);
    assertThat(again).contains("origin imported 5\n");
    assertThat(guest.playAny(loaded, 0).status()).isEqualTo(200);
    assertThat(
            guest
                .post(
                    "/api/games",
                    "",
                    Json.write(Json.object().put("journal", journal.replace("kiev-su", "kiev-sü"))))
                .status())
        .isEqualTo(400);
  }

  /** The lines of a journal without their running hashes, which the header goes into. */
  private static List<String> orders(String journal) {
    return journal
        .lines()
        .filter(line -> line.contains(" | "))
        .map(line -> line.substring(0, line.lastIndexOf(" | ")))
        .toList();
  }

  @Test
  void aReplayHoldsAllFrames() {
    Opened game = kiev();
    for (int i = 0; i < 6; i++) {
      guest.playAny(game, i);
    }
    ObjectNode replay = guest.get(game.path("/replay"), game.spectator()).json();
    ObjectNode log = guest.get(game.path("/log"), game.spectator()).json();
    assertThat(replay.get("frames")).isEqualTo(log.get("frames")).hasSize(6);
    ObjectNode view = (ObjectNode) replay.get("start");
    for (var frame : replay.get("frames")) {
      view = Views.apply(view, (ObjectNode) frame.get("changes"));
    }
    assertThat(view)
        .isEqualTo(Views.sorted((ObjectNode) guest.look(game, game.spectator()).get("view")));
    assertThat(guest.get(game.path("/log?from=5"), game.axis()).json().get("frames")).hasSize(2);
  }

  @Test
  void publicGamesCanBeWatchedByAnybody() {
    Opened game = guest.open("{\"game\":\"star\",\"public\":true,\"name\":\"Friday\"}");
    String list = guest.get("/api/games", "").text();
    assertThat(list).contains(game.id()).contains("Friday").contains("#token=" + game.spectator());
    assertThat(list).doesNotContain(game.axis()).doesNotContain(game.soviet());
    assertThat(list).doesNotContain(kiev().id());
  }

  @Test
  void legalOrdersCanBeAskedForByTypeUnitAndHex() {
    Opened game = kiev();
    String rail = "/legal?limit=5000&type=rail";
    var orders = guest.get(game.path(rail), game.soviet()).json().get("orders");
    assertThat(orders)
        .isNotEmpty()
        .allSatisfy(o -> assertThat(o.get("type").stringValue()).isEqualTo("rail"));
    var unit =
        guest.get(game.path(rail + "&unit=kiev-su-300rd"), game.soviet()).json().get("orders");
    assertThat(unit.size()).isLessThan(orders.size());
    assertThat(unit)
        .isNotEmpty()
        .allSatisfy(o -> assertThat(o.get("unit").stringValue()).isEqualTo("kiev-su-300rd"));
    String hex = unit.get(0).get("path").get(1).stringValue();
    assertThat(
            guest
                .get(game.path(rail + "&unit=kiev-su-300rd&hex=" + hex), game.soviet())
                .json()
                .get("orders"))
        .isNotEmpty()
        .allSatisfy(o -> assertThat(o.get("path").toString()).contains(hex));
  }

  @Test
  void endingAPhaseThatWouldCostUnitsWarns() {
    Opened game =
        guest.open(
            """
            {"game":"kiev","position":{"turn":3,"side":"soviet","phase":"initial-movement","lenient":true,
             "units":[{"id":"a","unit":"kiev-su-293rd","hex":"1503"},{"id":"b","unit":"kiev-su-300rd","hex":"1503"},
              {"id":"c","unit":"kiev-su-41rd","hex":"1503"},{"id":"d","unit":"kiev-su-124rd","hex":"1503"},
              {"id":"e","unit":"kiev-su-169rd","hex":"1503"}]}}
            """);
    ObjectNode check =
        guest
            .post(game.path("/check"), game.soviet(), "{\"order\":{\"type\":\"end-phase\"}}")
            .json();
    assertThat(check.get("legal").booleanValue()).isTrue();
    assertThat(check.get("warnings").get(0).get("why").stringValue()).contains("1503");
    assertThat(check.get("warnings").get(0).get("case").stringValue()).startsWith("AGS-7");
  }

  @Test
  void aPlanIsNotToldToTheEnemyButTheReasonOfAnAttackIs() throws IOException {
    Opened game = guest.open("{\"game\":\"kiev\",\"seats\":{\"soviet\":\"captain\"}}");
    int moves = 0;
    int reasons = 0;
    try (Guest.Stream stream = guest.follow(game, game.axis(), 0)) {
      String decides = "soviet";
      while (decides.equals("soviet")) {
        Map<String, String> event = stream.next();
        if ("frame".equals(event.get("event"))) {
          ObjectNode frame = Json.read(event.get("data"));
          decides = frame.get("decision").get("side").stringValue();
          boolean move = frame.get("order").get("type").stringValue().equals("move");
          assertThat(move && frame.has("why")).as(event.get("data")).isFalse();
          moves += move ? 1 : 0;
          reasons += frame.has("why") ? 1 : 0;
        }
      }
    }
    assertThat(moves).isPositive();
    assertThat(reasons).isPositive();
  }

  @Test
  void aCommanderAnswersAndSaysSoWhileItThinks() throws IOException {
    Opened game = guest.open("{\"game\":\"star\",\"seats\":{\"soviet\":\"recruit\"}}");
    assertThat(game.soviet()).isEmpty();
    try (Guest.Stream stream = guest.follow(game, game.axis(), 0)) {
      int sequence = 0;
      String last = "axis";
      while (last.equals("axis")) {
        ObjectNode now = guest.look(game, game.axis());
        if (now.get("decision").get("side").stringValue().equals("axis")) {
          var legal = guest.get(game.path("/legal?limit=2000"), game.axis()).json().get("orders");
          String end = "{\"type\":\"end-phase\"}";
          Answer played = guest.order(game, "axis", now.get("sequence").asInt(), end);
          if (played.status() == 422) {
            guest.order(
                game, "axis", now.get("sequence").asInt(), Json.write(legal.get(legal.size() - 1)));
          }
        }
        Map<String, String> event = stream.next();
        while (!"frame".equals(event.get("event"))) {
          event = stream.next();
        }
        ObjectNode frame = Json.read(event.get("data"));
        assertThat(frame.get("sequence").asInt()).isEqualTo(++sequence);
        last = frame.get("side").stringValue();
      }
      assertThat(last).isEqualTo("soviet");
      assertThat(guest.post(game.path("/stop"), game.axis(), "{}").status()).isEqualTo(200);
    }
  }

  @Test
  void aStreamResumesWithoutGapsAndWithoutDoubles() throws IOException {
    Opened game = kiev();
    for (int i = 0; i < 4; i++) {
      guest.playAny(game, i);
    }
    try (Guest.Stream stream = guest.follow(game, game.axis(), 1)) {
      assertThat(stream.next()).isEqualTo(Map.of("event", "hello", "data", "{\"sequence\":1}"));
      assertThat(stream.numbers(3)).containsExactly(2, 3, 4);
      guest.playAny(game, 9);
      guest.playAny(game, 8);
      assertThat(stream.numbers(2)).containsExactly(5, 6);
    }
    guest.playAny(game, 1);
    try (Guest.Stream stream = guest.follow(game, game.axis(), 6)) {
      assertThat(stream.numbers(1)).containsExactly(7);
    }
  }

  @Test
  void framesOfLongAgoAreToldAgain() throws IOException {
    Opened game = kiev();
    int orders = 270;
    String order =
        Json.write(
            guest.get(game.path("/legal?limit=1"), game.soviet()).json().get("orders").get(0));
    for (int i = 0; i < orders / 2; i++) {
      guest.order(game, "soviet", 2 * i, order);
      guest.post(game.path("/undo"), game.soviet(), "{\"after\":" + (2 * i + 1) + "}");
    }
    try (Guest.Stream stream = guest.follow(game, game.spectator(), 0)) {
      assertThat(stream.numbers(orders)).isSorted().doesNotHaveDuplicates().hasSize(orders);
    }
  }
}
