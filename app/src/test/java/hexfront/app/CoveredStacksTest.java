package hexfront.app;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.app.referee.Referee;
import hexfront.app.toy.CoveredBox;
import hexfront.games.Box;
import hexfront.games.table.Tables;
import hexfront.games.wire.Json;
import hexfront.server.Server;
import hexfront.server.hall.Rules;
import hexfront.server.http.Settings;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Of an enemy stack only the top counter is seen: whatever is asked, in whatever way, the answer is
 * the same for all that may lie beneath.
 */
class CoveredStacksTest {
  private static final String GAME = "/api/games/{id}";
  private static final String ATTACK =
      "{\"order\":{\"type\":\"attack\",\"attackers\":[\"toy-ge-1\"],\"hexes\":[\"0203\"]}}";

  /** What each route is asked with; those that give orders are asked separately. */
  private static final Map<String, List<String>> ASKED =
      Map.ofEntries(
          Map.entry("GET " + GAME, List.of("")),
          Map.entry("GET /log", List.of("")),
          Map.entry("GET /replay", List.of("")),
          Map.entry("GET /journal", List.of("")),
          Map.entry("GET /asks", List.of("?order=attack", "?order=move")),
          Map.entry("GET /legal", List.of("", "?hex=0203", "?unit=toy-su-strong")),
          Map.entry("GET /reach", reach()),
          Map.entry("GET /zones", List.of("?side=soviet", "?side=soviet&purpose=supply")),
          Map.entry("GET /supply", List.of("?side=soviet", "?side=axis")),
          Map.entry("GET /command", List.of("?side=soviet")),
          Map.entry("GET /standing", List.of("")),
          Map.entry("GET /threats", List.of("?side=soviet", "?side=axis")),
          Map.entry("GET /todo", List.of("")),
          Map.entry("GET /score", List.of("")),
          Map.entry("GET /charts", List.of("")),
          Map.entry("POST /hint", List.of("{}")),
          Map.entry("GET /letter", List.of("")),
          Map.entry("POST /letter/check", List.of("{\"letter\":\"\"}")),
          Map.entry("POST /written", List.of("{\"orders\":[{\"type\":\"end-phase\"}]}")),
          Map.entry("GET /sheets", List.of("")),
          Map.entry("POST /check", List.of(ATTACK)),
          Map.entry("POST /odds", List.of(ATTACK)));

  /** Orders, and what concerns seats and dice alone. */
  private static final List<String> ORDERS =
      List.of(
          "POST /orders",
          "POST /undo",
          "POST /redo",
          "POST /stop",
          "POST /delete",
          "POST /dice",
          "POST /hint/stop",
          "POST /letter/play",
          "POST /letter/go-on",
          "POST /letter/away",
          "POST /seat",
          "POST /ticket",
          "POST /token",
          "GET /dice",
          "GET /events");

  private final Tables tables = new Tables(List.of(new CoveredBox()));
  private final HttpClient http = HttpClient.newHttpClient();

  @TempDir private Path folder;

  private static List<String> reach() {
    return CoveredBox.COVERED.stream()
        .flatMap(id -> List.of("?units=" + id, "?units=toy-su-1," + id).stream())
        .toList();
  }

  private static List<String> scenarios() {
    return new CoveredBox().scenarios().stream().map(Box.Scenario::id).toList();
  }

  private static void assertAlike(Map<String, List<String>> heard) {
    List<String> first = heard.get(scenarios().getFirst());
    heard.forEach(
        (scenario, answers) -> {
          assertThat(answers).as(scenario).isEqualTo(first);
          assertThat(String.join("\n", answers)).doesNotContain("mistake");
        });
    assertThat(first).hasSizeGreaterThan(5);
  }

  // ---- the server

  private final class Visitor {
    final Server server;
    final JsonNode opened;
    final String scenario;

    Visitor(Server server, String scenario) throws IOException, InterruptedException {
      this.server = server;
      this.scenario = scenario;
      opened =
          Json.read(
              send(
                  "POST",
                  "/api/games",
                  "",
                  "{\"game\":\"covered\",\"take\":[\"axis\",\"soviet\"],\"scenario\":\""
                      + scenario
                      + "\"}"));
    }

    String id() {
      return opened.get("id").stringValue();
    }

    String token(String seat) {
      JsonNode at = seat.equals("spectator") ? opened.get(seat) : opened.get("seats").get(seat);
      return at.get("token").stringValue();
    }

    /** An answer with its status, but for the names of game and scenario. */
    String ask(String verb, String path, String seat, String body)
        throws IOException, InterruptedException {
      return send(verb, "/api/games/" + id() + path, token(seat), body)
          .replace(id(), "ID")
          .replace("\"scenario\":\"" + scenario + "\"", "");
    }

    private String send(String verb, String path, String token, String body)
        throws IOException, InterruptedException {
      HttpRequest.Builder request =
          HttpRequest.newBuilder(URI.create(server.address().replaceFirst("/$", "") + path))
              .header("Content-Type", "application/json");
      if (!token.isEmpty()) {
        request.header("Authorization", "Bearer " + token);
      }
      return http.send(
              request.method(verb, HttpRequest.BodyPublishers.ofString(body)).build(),
              HttpResponse.BodyHandlers.ofString())
          .body();
    }

    List<String> askEverything(String seat) throws IOException, InterruptedException {
      List<String> answers = new ArrayList<>();
      for (String route : new TreeSet<>(ASKED.keySet())) {
        String verb = route.split(" ")[0];
        String path = route.split(" ")[1].replace(GAME, "");
        for (String with : ASKED.get(route)) {
          boolean get = verb.equals("GET");
          answers.add(
              route + with + ": " + ask(verb, get ? path + with : path, seat, get ? "" : with));
        }
      }
      return answers;
    }

    String give(int after, String order) throws IOException, InterruptedException {
      return ask("POST", "/orders", "axis", "{\"after\":" + after + ",\"order\":" + order + "}");
    }
  }

  private Server server() {
    return Server.start(
        "jdbc:sqlite:" + folder.resolve("games.db"),
        new Settings("127.0.0.1", 0, "", 200_000, 100_000),
        Rules.USUAL,
        tables);
  }

  @Test
  void noRouteOfTheServerTellsWhatLiesBeneath() throws IOException, InterruptedException {
    Map<String, List<String>> heard = new TreeMap<>();
    try (Server server = server()) {
      for (String scenario : scenarios()) {
        Visitor visitor = new Visitor(server, scenario);
        List<String> answers = new ArrayList<>();
        for (String seat : List.of("axis", "spectator")) {
          answers.addAll(visitor.askEverything(seat));
        }
        answers.add(visitor.give(0, "{\"type\":\"end-phase\"}"));
        for (String seat : List.of("axis", "spectator")) {
          answers.addAll(visitor.askEverything(seat));
        }
        answers.add(visitor.ask("POST", "/undo", "axis", "{\"after\":1}"));
        answers.add(visitor.ask("POST", "/redo", "axis", "{\"after\":2}"));
        heard.put(scenario, answers);
      }
    }
    assertAlike(heard);
    assertThat(String.join("\n", heard.get("near")))
        .contains("\"outcomes\"")
        .contains("the journal holds what the other side keeps secret");
    assertThat(heard.get("near").stream().filter(answer -> !answer.contains("?unit")))
        .noneMatch(answer -> CoveredBox.COVERED.stream().anyMatch(answer::contains));
  }

  @Test
  void everyRouteOfAGameIsAsked() throws IOException, InterruptedException {
    try (Server server = server()) {
      ObjectNode paths =
          (ObjectNode)
              Json.read(new Visitor(server, "near").send("GET", "/api/openapi.json", "", ""))
                  .get("paths");
      TreeSet<String> routes = new TreeSet<>();
      for (String path : paths.propertyNames()) {
        if (path.startsWith(GAME)) {
          String end = path.equals(GAME) ? path : path.substring(GAME.length());
          paths
              .get(path)
              .propertyNames()
              .forEach(verb -> routes.add(verb.toUpperCase(Locale.ROOT) + " " + end));
        }
      }
      TreeSet<String> known = new TreeSet<>(ASKED.keySet());
      known.addAll(ORDERS);
      assertThat(routes).isEqualTo(known);
    }
  }

  @Test
  void itsOwnerSeesTheWholeStack() throws IOException, InterruptedException {
    try (Server server = server()) {
      Visitor visitor = new Visitor(server, "near");
      assertThat(visitor.ask("GET", "", "soviet", "")).contains(CoveredBox.COVERED);
      assertThat(visitor.ask("GET", "/supply?side=soviet", "soviet", ""))
          .contains(CoveredBox.COVERED);
      assertThat(visitor.ask("GET", "/journal", "soviet", "")).startsWith("hexfront-journal");
    }
  }

  // ---- the referee

  @Test
  void noQuestionToTheRefereeTellsWhatLiesBeneath() {
    Map<String, List<String>> heard = new TreeMap<>();
    for (String scenario : scenarios()) {
      Referee referee =
          new Referee(
              tables,
              mistake -> {
                throw new AssertionError(mistake);
              });
      referee.answer("{\"do\":\"open\",\"game\":\"covered\",\"scenario\":\"" + scenario + "\"}");
      List<String> answers = new ArrayList<>(asked(referee));
      answers.add(referee.answer("{\"do\":\"play\",\"order\":{\"type\":\"end-phase\"}}"));
      answers.addAll(asked(referee));
      heard.put(scenario, answers);
    }
    assertAlike(heard);
    assertThat(String.join("\n", heard.get("near"))).contains("\"outcomes\"");
  }

  private static List<String> asked(Referee referee) {
    return List.of(
            "\"decision\"",
            "\"legal\"",
            "\"asks\",\"order\":\"attack\"",
            "\"check\"," + ATTACK.substring(1, ATTACK.length() - 1),
            "\"odds\"," + ATTACK.substring(1, ATTACK.length() - 1),
            "\"reach\",\"units\":[\"toy-su-strong\"]",
            "\"reach\",\"units\":[\"toy-ge-1\"]",
            "\"zoc\",\"side\":\"soviet\"",
            "\"supply\"",
            "\"command\",\"side\":\"soviet\"",
            "\"threats\",\"side\":\"axis\"",
            "\"todo\"",
            "\"score\"",
            "\"view\",\"side\":\"axis\"")
        .stream()
        .map(request -> referee.answer("{\"do\":" + request + "}"))
        .toList();
  }
}
