package hexfront.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hexfront.games.wire.Json;
import hexfront.server.Guest.Answer;
import hexfront.server.Guest.Opened;
import hexfront.server.hall.Rules;
import hexfront.server.http.Settings;
import hexfront.server.store.StoreProblem;
import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What strangers try, and what becomes of it. */
@Timeout(120)
class AbuseTest {
  private static final Settings USUAL = new Settings("127.0.0.1", 0, "", 8_000_000, 100_000);

  @TempDir private static Path folder;
  private static Guest guest;

  @BeforeAll
  static void start() {
    guest = new Guest(Databases.sqlite(folder), USUAL, Guest.RULES);
  }

  @AfterAll
  static void stop() {
    guest.close();
  }

  @ParameterizedTest
  @ValueSource(strings = {"a\u0000b", "a\nb", "a\u202eb", "\ud800"})
  void aNameThatCannotBeSeenIsRefused(String name) {
    Answer answer =
        guest.post("/api/games", "", "{\"game\":\"kiev\",\"name\":\"" + escaped(name) + "\"}");
    assertThat(answer.status()).as(answer.text()).isEqualTo(400);
  }

  private static String escaped(String text) {
    StringBuilder json = new StringBuilder();
    text.chars().forEach(c -> json.append(String.format("\\u%04x", c)));
    return json.toString();
  }

  @Test
  void aPositionInWhichNothingCanBeOrderedIsRefused() {
    Answer answer =
        guest.post(
            "/api/games",
            "",
            """
            {"game":"korsun","seats":{"soviet":"random","axis":"random"},"position":{"turn":2,"side":"soviet",
             "phase":"support","lenient":true,"units":[{"id":"a","unit":"korsun-su-hq-2ta","hex":"1010"}]}}
            """);
    assertThat(answer.status()).as(answer.text()).isEqualTo(400);
    assertThat(answer.text()).contains("no order is legal here");
  }

  @Test
  void takingBackHasAnEnd() {
    Opened game = guest.open("{\"game\":\"kiev\"}");
    String order =
        Json.write(
            guest.get(game.path("/legal?limit=1"), game.soviet()).json().get("orders").get(0));
    assertThat(guest.order(game, "soviet", 0, order).status()).isEqualTo(200);
    Answer last = null;
    int after = 1;
    for (int i = 0; i < 2000 && (last == null || last.status() == 200); i++) {
      last =
          guest.post(
              game.path(i % 2 == 0 ? "/undo" : "/redo"),
              game.soviet(),
              "{\"after\":" + after++ + "}");
    }
    assertThat(last.status()).isEqualTo(403);
    assertThat(last.text()).contains("so much was taken back");
    assertThat(after).isLessThan(500);
    assertThat(guest.look(game, game.soviet()).get("undo").booleanValue()).isFalse();
    assertThat(guest.playAny(game, 2).status()).isEqualTo(200);
  }

  @Test
  void thePastIsToldInPages() {
    Opened game = guest.open("{\"game\":\"kiev\"}");
    for (int i = 0; i < 40; i++) {
      guest.playAny(game, 3 * i);
    }
    var whole = guest.get(game.path("/log"), game.axis()).json();
    assertThat(whole.get("frames")).hasSize(40);
    assertThat(whole.get("more").booleanValue()).isFalse();
    int from = 1;
    boolean more = true;
    while (more) {
      var page = guest.get(game.path("/log?limit=7&from=" + from), game.axis()).json();
      for (var frame : page.get("frames")) {
        assertThat(frame).isEqualTo(whole.get("frames").get(from - 1));
        from++;
      }
      more = page.get("more").booleanValue();
    }
    assertThat(from).isEqualTo(41);
    var replay = guest.get(game.path("/replay?limit=5"), game.axis()).json();
    assertThat(replay.get("frames")).hasSize(5);
    assertThat(replay.get("more").booleanValue()).isTrue();
    assertThat(guest.get(game.path("/log?limit=501"), game.axis()).status()).isEqualTo(400);
  }

  @Test
  void aJournalWithALongHeaderIsRefused() {
    String journal = "hexfront-journal 2\nevil " + "x".repeat(7_000_000) + "\n\n";
    for (int i = 0; i < 10; i++) {
      Answer answer =
          guest.post("/api/games", "", Json.write(Json.object().put("journal", journal)));
      assertThat(answer.status()).isEqualTo(400);
      assertThat(answer.text()).contains("journal line 2").hasSizeLessThan(1000);
    }
  }

  @Test
  void memoryForGamesHasAnEnd() {
    Rules small = Guest.RULES.within(1_000_000, 100);
    try (Guest server = new Guest(Databases.sqlite(folder), USUAL, small)) {
      Opened first = server.open("{\"game\":\"kiev\"}");
      for (int i = 0; i < 40; i++) {
        server.open("{\"game\":\"kiev\"}");
      }
      assertThat(server.get("/metrics", "").text())
          .containsPattern("hexfront_games_live (1?\\d)\\.0");
      assertThat(server.get(first.path(""), first.axis()).status()).isEqualTo(200);
    }
  }

  @Test
  void gamesThatNobodyTookUpAreClearedAway() throws InterruptedException {
    Rules tidy =
        Guest.RULES.clearing(
            new Rules.Clearing(Duration.ofMillis(1), Duration.ZERO, Duration.ZERO));
    try (Guest server = new Guest(Databases.sqlite(folder), USUAL, tidy)) {
      Opened untaken = server.open("{\"game\":\"kiev\"}");
      Opened played = server.open("{\"game\":\"kiev\"}");
      server.playAny(played, 0);
      Thread.sleep(5);
      assertThat(server.server().clear()).isEqualTo(1);
      assertThat(server.get(untaken.path(""), untaken.axis()).status()).isEqualTo(403);
      assertThat(server.get(played.path(""), played.axis()).status()).isEqualTo(200);
    }
  }

  @Test
  void manyWrongTokensLeaveNothingBehind() {
    Opened game = guest.open("{\"game\":\"kiev\"}");
    Settings slow = new Settings("127.0.0.1", 0, "", 10_000, 10);
    try (Guest server = new Guest(Databases.sqlite(folder), slow, Guest.RULES.withRate(5))) {
      Opened mine = server.open("{\"game\":\"kiev\"}");
      for (int i = 0; i < 300; i++) {
        int status = server.get(mine.path(""), UUID.randomUUID() + "x".repeat(4000)).status();
        assertThat(status).isIn(403, 429);
      }
    }
    assertThat(guest.get(game.path(""), game.axis()).status()).isEqualTo(200);
  }

  @Test
  void whoShowsTheRightTokenIsCountedBySeat() {
    Settings settings = new Settings("127.0.0.1", 0, "", 10_000, 1000);
    try (Guest server = new Guest(Databases.sqlite(folder), settings, Guest.RULES.withRate(2))) {
      Opened mine = server.open("{\"game\":\"kiev\"}");
      List<Integer> statuses =
          java.util.stream.IntStream.range(0, 30)
              .mapToObj(i -> server.get(mine.path(""), mine.axis()).status())
              .toList();
      assertThat(statuses).contains(200, 429);
      assertThat(server.get(mine.path(""), mine.soviet()).status()).isEqualTo(200);
    }
  }

  /** What a server answers to plain text, read to its end. */
  private static String raw(Guest server, String... requests) throws IOException {
    URI address = URI.create(server.address("/"));
    try (Socket socket = new Socket("127.0.0.1", address.getPort())) {
      socket.setSoTimeout(5000);
      InputStream in = socket.getInputStream();
      StringBuilder all = new StringBuilder();
      for (String request : requests) {
        socket.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
        socket.getOutputStream().flush();
        byte[] buffer = new byte[65536];
        int read = in.read(buffer);
        all.append(new String(buffer, 0, Math.max(0, read), StandardCharsets.ISO_8859_1));
        all.append("\n----\n");
      }
      return all.toString();
    }
  }

  private static String swapped(String text) {
    StringBuilder swapped = new StringBuilder();
    text.chars()
        .forEach(
            c ->
                swapped.append(
                    (char)
                        (Character.isUpperCase(c)
                            ? Character.toLowerCase(c)
                            : Character.toUpperCase(c))));
    return swapped.toString();
  }

  @Test
  void aTokenInSwappedCaseIsNotTheTokenOfTheSameConnection() throws IOException {
    Opened game = guest.open("{\"game\":\"kiev\"}");
    String request =
        "GET "
            + game.path("/score")
            + " HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer %s\r\n\r\n";
    String both =
        raw(guest, request.formatted(game.axis()), request.formatted(swapped(game.axis())));
    assertThat(both.split("----")[0]).contains("200 OK");
    assertThat(both.split("----")[1]).contains("403");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "NONSENSE\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
        "GET /%zz HTTP/1.1\r\nHost: a\r\n\r\n",
        "GET / HTTP/9.9\r\nHost: a\r\n\r\n"
      })
  void whatIsNotHttpIsAnsweredWithASentenceToo(String request) throws IOException {
    String answer = raw(guest, request);
    assertThat(answer).contains("application/json").contains("\"error\"");
    assertThat(answer.toLowerCase(java.util.Locale.ROOT)).doesNotContain("<html", "jetty");
  }

  @Test
  void headersThatAreTooLongAreAnsweredWithASentenceToo() throws IOException {
    String answer =
        raw(guest, "GET / HTTP/1.1\r\nHost: a\r\nX: " + "x".repeat(30_000) + "\r\n\r\n");
    assertThat(answer).contains("431").contains("\"error\"");
  }

  @Test
  void aServerForOneMachineIsNotFoundUnderAnotherName() throws IOException {
    Settings local = new Settings("127.0.0.1", 0, "", 10_000, 1000).named(Settings.LOCAL_NAMES);
    try (Guest server = new Guest(Databases.sqlite(folder), local, Guest.RULES)) {
      assertThat(server.get("/api/shelf", "").status()).isEqualTo(200);
      String answer = raw(server, "GET /api/shelf HTTP/1.1\r\nHost: evil.example:80\r\n\r\n");
      assertThat(answer).contains("421").contains("this server is called");
      String page = raw(server, "GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n");
      assertThat(page).contains("421");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"application/json-evil", "application/jsonp", "text/json"})
  void onlyJsonIsTakenForJson(String type) {
    Answer answer =
        guest.send(
            guest
                .request("/api/games", "")
                .header("Content-Type", type)
                .POST(java.net.http.HttpRequest.BodyPublishers.ofString("{\"game\":\"kiev\"}")));
    assertThat(answer.status()).isEqualTo(415);
  }

  @Test
  void aSecondServerOnOneFileIsRefused() {
    String database = Databases.sqlite(folder);
    try (Guest first = new Guest(database)) {
      assertThat(first.get("/health", "").status()).isEqualTo(200);
      assertThatThrownBy(() -> new Guest(database)).isInstanceOf(StoreProblem.class);
    }
    new Guest(database).close();
  }

  @Test
  void aMapWithTooManyRowsIsRefused() {
    String position =
        "{\"turn\":1,\"side\":\"axis\",\"map\":{\"columns\":5,\"rows\":63},\"units\":[]}";
    String journal = "hexfront-journal 1\ngame kiev\nposition " + position + "\n\n";
    Answer answer = guest.post("/api/games", "", Json.write(Json.object().put("journal", journal)));
    assertThat(answer.status()).as(answer.text()).isEqualTo(400);
    assertThat(answer.text()).contains("rows").contains("62");
  }

  @Test
  void manyReplaysDoNotHoldUpThoseWhoPlay() throws InterruptedException {
    Opened heavy = guest.open("{\"game\":\"kiev\"}");
    for (int i = 0; i < 150; i++) {
      guest.playAny(heavy, i % 40);
    }
    Opened light = guest.open("{\"game\":\"kiev\"}");
    AtomicBoolean stop = new AtomicBoolean();
    List<Thread> readers =
        java.util.stream.IntStream.range(0, 8)
            .mapToObj(
                i ->
                    Thread.ofVirtual()
                        .start(
                            () -> {
                              while (!stop.get()) {
                                guest.get(heavy.path("/replay"), heavy.spectator());
                              }
                            }))
            .toList();
    AtomicLong slowest = new AtomicLong();
    for (int i = 0; i < 25; i++) {
      long began = System.nanoTime();
      guest.playAny(light, i);
      slowest.accumulateAndGet(System.nanoTime() - began, Math::max);
    }
    stop.set(true);
    for (Thread reader : readers) {
      reader.join();
    }
    assertThat(Duration.ofNanos(slowest.get())).isLessThan(Duration.ofSeconds(3));
  }
}
