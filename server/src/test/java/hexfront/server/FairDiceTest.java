package hexfront.server;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.dice.Chained;
import hexfront.engine.dice.Dice;
import hexfront.engine.dice.Proof;
import hexfront.engine.journal.Saved;
import hexfront.games.wire.Json;
import hexfront.server.Guest.Answer;
import hexfront.server.Guest.Opened;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.node.ObjectNode;

/** Dice that both players have a part in and can check, and seats that only their takers hold. */
@Timeout(120)
class FairDiceTest {
  private static final String PROMISE = Chained.fingerprint("axis-share");
  private static final String ATTACK =
      "{\"type\":\"attack\",\"attackers\":[\"a\"],\"hexes\":[\"1503\"]}";
  private static final String POSITION =
      """
      "position":{"turn":3,"side":"axis","phase":"combat","units":[
        {"id":"a","unit":"kiev-ge-33pzr-9pz","hex":"1502"},
        {"id":"b","unit":"kiev-su-293rd","hex":"1503"}]}
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

  /** A game of which the opener holds the Axis seat, and the answer to opening it. */
  private record Half(String id, String axis, String invitation, ObjectNode answer) {
    String path(String more) {
      return "/api/games/" + id + more;
    }
  }

  private static Half half(String more) {
    Answer answer =
        guest.post(
            "/api/games",
            "",
            "{\"game\":\"kiev\",\"take\":[\"axis\"],\"promises\":{\"axis\":\""
                + PROMISE
                + "\"},"
                + more
                + "}");
    assertThat(answer.status()).as(answer.text()).isEqualTo(201);
    ObjectNode json = answer.json();
    return new Half(
        json.get("id").stringValue(),
        json.get("seats").get("axis").get("token").stringValue(),
        json.get("seats").get("soviet").get("invitation").stringValue(),
        json);
  }

  private static Answer redeem(Half game, String promise) {
    return guest.post(
        game.path("/seat"),
        "",
        "{\"invitation\":\"" + game.invitation() + "\",\"promise\":\"" + promise + "\"}");
  }

  private static Answer share(Half game, String token, String share) {
    return guest.post(game.path("/dice"), token, "{\"share\":\"" + share + "\"}");
  }

  @Test
  void whoOpensAGameHoldsNoSeatOfTheOther() {
    Half game = half(POSITION);
    assertThat(game.answer().get("seats").get("soviet").has("token")).isFalse();
    assertThat(guest.get(game.path(""), game.invitation()).status()).isEqualTo(403);
    Answer taken = redeem(game, Chained.fingerprint("s"));
    assertThat(taken.status()).as(taken.text()).isEqualTo(200);
    String token = taken.json().get("token").stringValue();
    assertThat(token).isNotEqualTo(game.invitation());
    assertThat(guest.get(game.path(""), token).json().get("seat").stringValue())
        .isEqualTo("soviet");
    Answer again = redeem(game, Chained.fingerprint("t"));
    assertThat(again.status()).isEqualTo(403);
    assertThat(again.text()).contains("used this invitation already");
  }

  @Test
  void withoutAWordBothSeatsAreInvitations() {
    ObjectNode opened = guest.post("/api/games", "", "{\"game\":\"kiev\"}").json();
    for (String side : List.of("axis", "soviet")) {
      assertThat(opened.get("seats").get(side).has("token")).isFalse();
      assertThat(opened.get("seats").get(side).get("link").stringValue()).contains("#invitation=");
    }
  }

  @Test
  void aTokenCanBeChangedAndTheOldOneIsWorthNothing() {
    Half game = half(POSITION);
    ObjectNode fresh = guest.post(game.path("/token"), game.axis(), "{}").json();
    String token = fresh.get("token").stringValue();
    assertThat(guest.get(game.path(""), game.axis()).status()).isEqualTo(403);
    assertThat(guest.get(game.path(""), token).status()).isEqualTo(200);
    assertThat(guest.post(game.path("/token"), game.axis(), "{}").status()).isEqualTo(403);
  }

  @Test
  void noDieFallsBeforeBothHaveDoneTheirPart() {
    Half game = half(POSITION);
    Opened asAxis = new Opened(game.id(), game.axis(), "", "");
    Answer early = guest.order(asAxis, "axis", 0, ATTACK);
    assertThat(early.status()).isEqualTo(403);
    assertThat(early.text()).contains("nobody sits at the Soviet side");
    Answer tooSoon = share(game, game.axis(), "axis-share");
    assertThat(tooSoon.text()).contains("keep it for yourself");
    String soviet =
        redeem(game, Chained.fingerprint("soviet-share")).json().get("token").stringValue();
    assertThat(guest.order(asAxis, "axis", 0, ATTACK).text()).contains("promised to add");
    assertThat(share(game, game.axis(), "another").status()).isEqualTo(403);
    assertThat(share(game, game.axis(), "axis-share").status()).isEqualTo(200);
    ObjectNode half = guest.get(game.path("/dice"), soviet).json();
    assertThat(half.get("axis").stringValue()).isEqualTo(PROMISE);
    assertThat(guest.order(asAxis, "axis", 0, ATTACK).text()).contains("Soviet player");
    assertThat(share(game, soviet, "soviet-share").status()).isEqualTo(200);
    assertThat(guest.order(asAxis, "axis", 0, ATTACK).status()).isEqualTo(200);
    ObjectNode dice = guest.get(game.path("/dice"), soviet).json();
    assertThat(dice.get("commitment")).isEqualTo(game.answer().get("commitment"));
    assertThat(dice.get("axis").stringValue()).isEqualTo(PROMISE + " axis-share");
    assertThat(dice.has("opened")).isFalse();
  }

  @Test
  void whenTheGameIsOverEveryThrowCanBeChecked() {
    Opened game =
        guest.open("{\"game\":\"kiev\"," + POSITION.replace("\"turn\":3", "\"turn\":13") + "}");
    guest.order(game, "axis", 0, ATTACK);
    String commitment =
        guest.get(game.path("/dice"), game.spectator()).json().get("commitment").stringValue();
    int at = guest.look(game, game.spectator()).get("sequence").asInt();
    while (!guest.look(game, game.spectator()).get("decision").path("over").asBoolean(false)) {
      ObjectNode now = guest.look(game, game.spectator());
      String side = now.get("decision").get("side").stringValue();
      Answer end = guest.order(game, side, at, "{\"type\":\"end-phase\"}");
      if (end.status() != 200) {
        end = guest.playAny(game, 3);
      }
      assertThat(end.status()).as(end.text()).isEqualTo(200);
      at++;
    }
    Map<String, String> header =
        Saved.header(guest.get(game.path("/journal"), game.spectator()).text());
    assertThat(header).containsEntry(Proof.COMMITMENT, commitment);
    Proof.Found found = Proof.of(header).orElseThrow().check(thrown(game));
    assertThat(found.problems()).isEmpty();
    assertThat(found.open()).isZero();
    assertThat(found.proven()).isPositive();
  }

  private static List<List<Dice.Throw>> thrown(Opened game) {
    return Saved.read(guest.get(game.path("/journal"), game.spectator()).text())
        .stretches()
        .getFirst()
        .orders()
        .stream()
        .map(Saved.Line::thrown)
        .toList();
  }

  @Test
  void afterEveryTurnItCanBeCheckedByThoseWhoAgreedToIt() {
    Opened game = guest.open("{\"game\":\"star\",\"dice\":\"turn\"}");
    int at = 0;
    while (guest.look(game, game.spectator()).get("view").get("turn").asInt() < 2) {
      ObjectNode now = guest.look(game, game.spectator());
      String side = now.get("decision").get("side").stringValue();
      var legal = guest.get(game.path("/legal?limit=400"), game.of(side)).json().get("orders");
      Answer end = guest.order(game, side, at, "{\"type\":\"end-phase\"}");
      if (end.status() != 200) {
        end = guest.order(game, side, at, Json.write(legal.get(legal.size() - 1)));
      }
      assertThat(end.status()).as(end.text()).isEqualTo(200);
      at++;
    }
    Map<String, String> header =
        Saved.header(guest.get(game.path("/journal"), game.spectator()).text());
    Proof proof = Proof.of(header).orElseThrow();
    Proof.Found found = proof.check(thrown(game));
    assertThat(found.problems()).isEmpty();
    assertThat(found.proven()).isEqualTo(proof.opened());
    assertThat(header).containsEntry(Proof.WHEN, "turn").containsKey(Proof.OPENED);
  }

  @Test
  void aSeedIsForStudiesAndSaysSoToEverybody() {
    Answer refused = guest.post("/api/games", "", "{\"game\":\"kiev\",\"seed\":3}");
    assertThat(refused.status()).isEqualTo(400);
    assertThat(refused.text()).contains("foresees all dice");
    assertThat(
            guest
                .post("/api/games", "", "{\"game\":\"kiev\",\"seed\":3,\"take\":[\"soviet\"]}")
                .status())
        .isEqualTo(400);
    Opened study = guest.open("{\"game\":\"kiev\",\"seed\":3,\"public\":true}");
    assertThat(guest.look(study, study.spectator()).get("origin").toString())
        .isEqualTo("[\"seeded\"]");
    assertThat(guest.get(study.path("/journal"), study.spectator()).text())
        .contains("\norigin seeded\n");
    assertThat(guest.get("/api/games", "").text()).contains("[\"seeded\"]");
  }

  @Test
  void aSavedGameThatGoesOnSaysSoToEverybody() {
    Opened game = guest.open("{\"game\":\"kiev\",\"seed\":3}");
    guest.playAny(game, 0);
    guest.playAny(game, 1);
    String journal = guest.get(game.path("/journal"), game.spectator()).text();
    Opened loaded = guest.open(Json.write(Json.object().put("journal", journal)));
    assertThat(guest.look(loaded, loaded.axis()).get("origin").toString())
        .isEqualTo("[\"imported 2\"]");
    assertThat(guest.get(loaded.path("/journal"), loaded.axis()).text())
        .contains("\norigin imported 2\n");
  }

  @Test
  void aTicketIsGoodForTheStreamAndNotForOrders() {
    Opened game = guest.open("{\"game\":\"kiev\"}");
    String ticket =
        guest.post(game.path("/ticket"), game.spectator(), "{}").json().get("ticket").stringValue();
    assertThat(guest.get(game.path("/journal?ticket=" + ticket), "").status()).isEqualTo(200);
    assertThat(guest.get(game.path("/journal?token=" + game.axis()), "").status()).isEqualTo(401);
    assertThat(guest.get(game.path("?ticket=" + ticket), "").status()).isEqualTo(401);
    String forged = ticket.replaceFirst("spectator", "axis");
    assertThat(guest.get(game.path("/journal?ticket=" + forged), "").status()).isEqualTo(403);
    String other = guest.open("{\"game\":\"kiev\"}").id();
    assertThat(guest.get("/api/games/" + other + "/journal?ticket=" + ticket, "").status())
        .isEqualTo(403);
    String expired = ticket.replaceFirst("\\.\\d+\\.", ".1.");
    assertThat(guest.get(game.path("/journal?ticket=" + expired), "").status()).isEqualTo(403);
  }

  @Test
  void aGameIsDeletedWhenAllWhoPlayItWantThat() {
    Half game = half(POSITION);
    String soviet = redeem(game, PROMISE).json().get("token").stringValue();
    Answer one = guest.post(game.path("/delete"), game.axis(), "{}");
    assertThat(one.json().get("deleted").booleanValue()).isFalse();
    assertThat(guest.get(game.path(""), soviet).status()).isEqualTo(200);
    Answer both = guest.post(game.path("/delete"), soviet, "{}");
    assertThat(both.json().get("deleted").booleanValue()).isTrue();
    assertThat(guest.get(game.path(""), soviet).status()).isEqualTo(403);
    Opened alone = guest.open("{\"game\":\"kiev\",\"seats\":{\"axis\":\"random\"}}");
    assertThat(
            guest
                .post(alone.path("/delete"), alone.soviet(), "{}")
                .json()
                .get("deleted")
                .booleanValue())
        .isTrue();
  }
}
