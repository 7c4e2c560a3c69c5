package hexfront.server;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.games.wire.Json;
import hexfront.server.Guest.Answer;
import hexfront.server.Guest.Opened;
import hexfront.server.http.Settings;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** The games of who sits at the machine: they are never lost, and nobody else gets at them. */
class OwnGamesTest {
  private static final String KEY = "0123456789-the_owners-key";
  private static final String GAMES = "/api/own/games";
  private static final String ALONE =
      "{\"game\":\"kiev\",\"seed\":7,\"seats\":{\"axis\":\"recruit\"}}";

  @TempDir private Path folder;
  private String database;
  private Guest guest;

  @BeforeEach
  void start() {
    database = Databases.sqlite(folder);
    guest = owned(KEY);
  }

  @AfterEach
  void stop() {
    guest.close();
  }

  private Guest owned(String key) {
    Settings settings = new Settings("127.0.0.1", 0, "", 200_000, 100_000);
    return new Guest(database, settings, Guest.RULES.ownedBy(key));
  }

  private ObjectNode open(String json) {
    Answer answer = guest.post("/api/games", KEY, json);
    assertThat(answer.status()).as(answer.text()).isEqualTo(201);
    return answer.json();
  }

  private JsonNode listed() {
    return guest.get(GAMES, KEY).json().get("games");
  }

  private static String token(JsonNode given) {
    return given.get("token").stringValue();
  }

  @Test
  void aGameStandsOnTheShelfAfterARestartAndItsSeatIsHadBack() {
    ObjectNode opened = open(ALONE);
    String id = opened.get("id").stringValue();
    String before = token(opened.get("seats").get("soviet"));
    guest.close();
    guest = owned(KEY);

    JsonNode game = listed().get(0);
    assertThat(game.get("id").stringValue()).isEqualTo(id);
    assertThat(game.get("turn").asInt()).isEqualTo(1);
    assertThat(game.get("next").stringValue()).isEqualTo("soviet");
    assertThat(Json.write(game.get("mine"))).isEqualTo("[\"soviet\"]");
    ObjectNode seats = guest.post(GAMES + "/" + id + "/seats", KEY, "{}").json();
    assertThat(seats.get("seats").has("axis")).isFalse();
    String after = token(seats.get("seats").get("soviet"));
    assertThat(guest.get("/api/games/" + id, after).json().get("seat").stringValue())
        .isEqualTo("soviet");
    assertThat(guest.get("/api/games/" + id, before).status()).isEqualTo(403);
  }

  @Test
  void aGameThatOneOnlyWatchesIsHadBackToo() {
    ObjectNode opened =
        open("{\"game\":\"kiev\",\"seats\":{\"axis\":\"recruit\",\"soviet\":\"recruit\"}}");
    String id = opened.get("id").stringValue();
    ObjectNode seats = guest.post(GAMES + "/" + id + "/seats", KEY, "{}").json();
    assertThat(seats.get("seats")).isEmpty();
    Answer watched = guest.get("/api/games/" + id, token(seats.get("spectator")));
    assertThat(watched.json().get("seat").stringValue()).isEqualTo("spectator");
    assertThat(guest.post(GAMES + "/" + id + "/delete", KEY, "{}").json().get("deleted").asBoolean())
        .isTrue();
    assertThat(listed()).isEmpty();
  }

  @Test
  void theSeatOfAFriendIsNotHandedOut() {
    ObjectNode opened = open("{\"game\":\"kiev\",\"take\":[\"axis\"]}");
    String id = opened.get("id").stringValue();
    String invitation = opened.get("seats").get("soviet").get("invitation").stringValue();
    ObjectNode friend =
        guest
            .post("/api/games/" + id + "/seat", "", "{\"invitation\":\"" + invitation + "\"}")
            .json();
    ObjectNode seats = guest.post(GAMES + "/" + id + "/seats", KEY, "{}").json();
    assertThat(seats.get("seats").has("soviet")).isFalse();
    assertThat(guest.get("/api/games/" + id, token(friend)).status()).isEqualTo(200);
    assertThat(guest.post(GAMES + "/" + id + "/delete", KEY, "{}").json().get("deleted").asBoolean())
        .isFalse();
    assertThat(guest.get("/api/games/" + id, token(friend)).status()).isEqualTo(200);
  }

  @Test
  void whoDoesNotShowTheKeyLearnsNothing() {
    String id = open(ALONE).get("id").stringValue();
    for (String path : new String[] {"/seats", "/delete"}) {
      assertThat(guest.post(GAMES + "/" + id + path, "", "{}").status()).isEqualTo(401);
      assertThat(guest.post(GAMES + "/" + id + path, "wrong", "{}").status()).isEqualTo(403);
    }
    assertThat(guest.get(GAMES, "").status()).isEqualTo(401);
    assertThat(guest.get(GAMES, "wrong").status()).isEqualTo(403);
    assertThat(listed()).hasSize(1);
  }

  @Test
  void gamesThatOthersOpenedAreNotTheOwners() {
    Opened others = guest.open(ALONE);
    assertThat(listed()).isEmpty();
    assertThat(guest.post(GAMES + "/" + others.id() + "/seats", KEY, "{}").status())
        .isEqualTo(403);
  }

  @Test
  void aServerForOthersHandsOutNoSeats() {
    String id = open(ALONE).get("id").stringValue();
    guest.close();
    guest = owned("");
    assertThat(guest.get(GAMES, KEY).status()).isEqualTo(404);
    assertThat(guest.get(GAMES, "").status()).isEqualTo(404);
    assertThat(guest.post(GAMES + "/" + id + "/seats", KEY, "{}").status()).isEqualTo(404);
    assertThat(guest.get("/api/openapi.json", "").text()).doesNotContain("/api/own");
  }

  @Test
  void whoHasASeatIsToldInAFewWordsHowAGameStands() {
    Opened game = guest.open(ALONE);
    ObjectNode standing = guest.get("/api/games/" + game.id() + "/standing", game.soviet()).json();
    assertThat(standing.get("turn").asInt()).isEqualTo(1);
    assertThat(standing.get("over").asBoolean()).isFalse();
  }
}
