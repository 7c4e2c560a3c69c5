package hexfront.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.games.Shelf;
import hexfront.games.table.Tables;
import hexfront.games.wire.Json;
import hexfront.server.Databases;
import hexfront.server.Guest;
import hexfront.server.Guest.Answer;
import hexfront.server.Guest.Opened;
import hexfront.server.hall.Reception;
import hexfront.server.http.Route.Access;
import hexfront.server.http.Route.Verb;
import hexfront.server.store.GameRecord;
import hexfront.server.store.Store;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tries every route as one who has no business there. The routes come from the router itself, so
 * that none can be forgotten.
 */
class ProbeTest {
  private static final List<String> NONSENSE =
      List.of(
          "",
          "{",
          "[]",
          "null",
          "17",
          "{\"nonsense\":1}",
          "{\"after\":\"x\",\"order\":3}",
          "{\"after\":0,\"after\":0}",
          "{\"after\":0,\"order\":{\"type\":\"fly\"}}",
          "{\"after\":99999999999999,\"order\":{\"type\":\"pass\"}}",
          "[".repeat(5000),
          "{\"order\":" + "{\"a\":".repeat(60) + "1" + "}".repeat(61),
          "{\"order\":{\"type\":\"move\",\"units\":[\"\u0000\"],\"path\":[\"9999\"]}}");

  /** What a seat may do whoever decides. */
  private static final List<String> OF_EACH_SEAT =
      List.of("stop", "token", "delete", "dice", "written", "letter");

  private static String lastWord(Route route) {
    return route.path().substring(route.path().lastIndexOf('/') + 1);
  }

  @TempDir private static Path folder;
  private static Guest guest;
  private static String database;
  private static Opened game;

  @BeforeAll
  static void start() {
    database = Databases.sqlite(folder);
    guest = new Guest(database);
    game = guest.open("{\"game\":\"kiev\",\"seed\":7}");
    guest.playAny(game, 0);
  }

  @AfterAll
  static void stop() {
    guest.close();
  }

  private static List<Route> routes() {
    Tables tables = new Tables(Shelf.boxes());
    try (Store store = Store.open(Databases.sqlite(folder));
        Reception reception = new Reception(store, tables, Guest.RULES)) {
      return new Api(Settings.USUAL, reception, tables).routes();
    }
  }

  private static Stream<DynamicTest> forRoutes(
      java.util.function.Predicate<Route> which, java.util.function.Consumer<Route> test) {
    return routes().stream()
        .filter(which)
        .map(
            route ->
                DynamicTest.dynamicTest(
                    route.verb() + " " + route.path(), () -> test.accept(route)));
  }

  private static String path(Route route, String id) {
    String query =
        String.join(
            "&",
            route.parameters().stream()
                .filter(Route.Parameter::required)
                .map(p -> p.name() + "=" + (p.type().startsWith("side") ? "axis" : "x"))
                .toList());
    return route.path().replace("{id}", id).replace("{box}", "kiev").replace("{case}", "AGS-8.21")
        + (query.isEmpty() ? "" : "?" + query);
  }

  /** A body that would do something, were it allowed. */
  private static String body(Route route) {
    return switch (route.body()) {
      case "order-request" -> "{\"after\":1,\"order\":{\"type\":\"end-phase\"}}";
      case "order-alone" -> "{\"order\":{\"type\":\"end-phase\"}}";
      case "orders-alone" -> "{\"orders\":[{\"type\":\"end-phase\"}]}";
      case "letter-alone" -> "{\"letter\":\"letter soviet 1 x\"}";
      case "letter-request" -> "{\"after\":1,\"letter\":\"letter soviet 1 x\",\"other\":\"x\"}";
      case "letter-on" -> "{\"after\":1,\"other\":\"x\"}";
      case "letter-away" -> "{\"other\":\"x\"}";
      case "after" -> "{\"after\":1}";
      case "share" -> "{\"share\":\"x\"}";
      case "invited" -> "{\"invitation\":\"x\"}";
      default -> "{}";
    };
  }

  private static Answer ask(Route route, String id, String token) {
    return route.verb() == Verb.GET
        ? guest.get(path(route, id), token)
        : guest.post(path(route, id), token, body(route));
  }

  private static void refused(Answer answer, int... statuses) {
    assertThat(statuses).as(answer.toString()).contains(answer.status());
    sentence(answer);
  }

  private static void sentence(Answer answer) {
    assertThat(answer.json().get("error").stringValue()).hasSizeBetween(10, 1000);
    assertThat(answer.text()).doesNotContain("\tat ", "Exception", "java.", "hexfront.");
    assertThat(guest.look(game, game.spectator()).get("sequence").asInt()).isEqualTo(1);
  }

  @TestFactory
  Stream<DynamicTest> nobodyLearnsNothingOfAGame() {
    return forRoutes(
        route -> route.access() == Access.WATCH || route.access() == Access.SEAT,
        route -> {
          refused(ask(route, game.id(), ""), 401);
          refused(ask(route, game.id(), "wrong"), 403);
          refused(ask(route, "0123456789", game.axis()), 403);
          refused(ask(route, guest.open("{\"game\":\"star\"}").id(), game.axis()), 403);
        });
  }

  @TestFactory
  Stream<DynamicTest> aSpectatorGivesNoOrders() {
    return forRoutes(
        route -> route.access() == Access.SEAT,
        route -> refused(ask(route, game.id(), game.spectator()), 403));
  }

  @TestFactory
  Stream<DynamicTest> theOtherSeatGivesNoOrders() {
    return forRoutes(
        route -> route.access() == Access.SEAT && !OF_EACH_SEAT.contains(lastWord(route)),
        route -> refused(ask(route, game.id(), game.axis()), 403));
  }

  @TestFactory
  Stream<DynamicTest> nothingHiddenLeavesTheServer() {
    GameRecord secrets;
    try (Store store = Store.open(database)) {
      secrets = store.game(game.id()).orElseThrow();
    }
    List<String> hidden =
        List.of(
            secrets.dice(),
            secrets.axisHash(),
            secrets.sovietHash(),
            secrets.spectatorHash(),
            game.axis(),
            game.soviet());
    return forRoutes(
        route -> route.verb() == Verb.GET && !route.path().endsWith("/events"),
        route -> {
          for (String token : List.of("", game.axis(), game.soviet(), game.spectator())) {
            assertThat(ask(route, game.id(), token).text()).doesNotContain(hidden);
          }
        });
  }

  @TestFactory
  Stream<DynamicTest> nonsenseIsAnsweredWithASentence() {
    return forRoutes(
        route -> route.verb() == Verb.POST,
        route -> {
          for (String nonsense : NONSENSE) {
            Answer answer = guest.post(path(route, game.id()), game.soviet(), nonsense);
            assertThat(answer.status()).as(nonsense).isBetween(400, 499);
            sentence(answer);
          }
        });
  }

  @TestFactory
  Stream<DynamicTest> aBodyThatIsTooLargeOrNotJsonIsRefused() {
    return forRoutes(
        route -> route.verb() == Verb.POST,
        route -> {
          String large = "{\"journal\":\"" + "x".repeat(300_000) + "\"}";
          refused(guest.post(path(route, game.id()), game.soviet(), large), 413);
          byte[] bytes = large.getBytes(StandardCharsets.UTF_8);
          HttpRequest.Builder chunked =
              guest
                  .request(path(route, game.id()), game.soviet())
                  .header("Content-Type", "application/json")
                  .POST(
                      HttpRequest.BodyPublishers.ofInputStream(
                          () -> new java.io.ByteArrayInputStream(bytes)));
          refused(guest.send(chunked), 413);
          refused(
              guest.send(
                  guest
                      .request(path(route, game.id()), game.soviet())
                      .header("Content-Type", "text/plain")
                      .POST(HttpRequest.BodyPublishers.ofString("{}"))),
              415);
          refused(
              guest.send(
                  guest
                      .request(path(route, game.id()), game.soviet())
                      .header("Content-Type", "application/json")
                      .POST(
                          HttpRequest.BodyPublishers.ofByteArray(
                              new byte[] {'{', '"', (byte) 0xff, '"', ':', '1', '}'}))),
              400);
        });
  }

  @TestFactory
  Stream<DynamicTest> nonsenseInTheQueryIsAnsweredWithASentence() {
    return forRoutes(
        route -> !route.parameters().isEmpty(),
        route -> {
          for (Route.Parameter parameter : route.parameters()) {
            if (!parameter.type().equals("string")) {
              String path = path(route, game.id()).replaceFirst("[?].*", "");
              refused(
                  guest.get(path + "?" + parameter.name() + "=%00nonsense", game.soviet()), 400);
            }
          }
        });
  }

  @Test
  void whatIsNotThereIsSaidSo() {
    List<String> paths =
        List.of(
            "/api/nothing", "/nothing", "/%2e%2e/etc/passwd", "/web/../x", "/assets/..%2f..%2fx");
    for (String path : paths) {
      HttpResponse<String> answer = guest.exchange(guest.request(path, "").GET());
      assertThat(answer.statusCode()).as(path).isBetween(400, 404);
    }
    refused(guest.send(guest.request("/api/shelf", "").DELETE()), 405);
    refused(guest.get("/api/nothing", ""), 404);
  }

  @Test
  void everyAnswerCarriesTheHeadersThatProtectTheReader() {
    for (String path : List.of("/", "/api/shelf", "/api/nothing", game.path(""))) {
      var headers = guest.exchange(guest.request(path, "").GET()).headers();
      assertThat(headers.firstValue("X-Content-Type-Options")).contains("nosniff");
      assertThat(headers.firstValue("Referrer-Policy")).contains("no-referrer");
      assertThat(headers.firstValue("Content-Security-Policy")).isPresent();
      assertThat(headers.firstValue("Server")).isEmpty();
    }
  }

  @Test
  void whoAsksTooOftenIsTurnedAway() {
    Settings slow = new Settings("127.0.0.1", 0, "/hex", 10_000, 2);
    try (Guest hasty =
        new Guest(Databases.sqlite(folder), slow, Guest.RULES.withRate(slow.perSecond()))) {
      Opened mine = hasty.open("{\"game\":\"kiev\"}");
      List<Integer> statuses = new ArrayList<>();
      for (int i = 0; i < 30; i++) {
        statuses.add(hasty.get(mine.path("/score"), mine.axis()).status());
      }
      assertThat(statuses).contains(200, 429);
      assertThat(hasty.get(mine.path("/score"), mine.soviet()).status()).isEqualTo(200);
      assertThat(mine.id()).isNotEmpty();
    }
  }

  @Test
  void limitsOnGamesAndStreamsAreKept() {
    Settings usual = new Settings("127.0.0.1", 0, "", 10_000, 1000);
    var few = new hexfront.server.hall.Rules(5, 2, 0, java.time.Duration.ZERO, 1);
    try (Guest small = new Guest(Databases.sqlite(folder), usual, few)) {
      Opened one = small.open("{\"game\":\"kiev\"}");
      small.open("{\"game\":\"kiev\"}");
      assertThat(small.post("/api/games", "", "{\"game\":\"kiev\"}").status()).isEqualTo(429);
      assertThat(small.get(one.path("/events"), one.axis()).status()).isEqualTo(429);
    }
  }

  @Test
  void healthAndMetricsAreTold() {
    assertThat(guest.get("/health", "").json()).isEqualTo(Json.read("{\"status\":\"well\"}"));
    assertThat(guest.get("/metrics", "").text())
        .contains("hexfront_order_seconds_count{part=\"play\"}")
        .contains("hexfront_games_live");
  }
}
