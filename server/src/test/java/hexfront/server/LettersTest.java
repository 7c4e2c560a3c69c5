package hexfront.server;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.dice.Dice;
import hexfront.engine.dice.Proof;
import hexfront.engine.journal.Saved;
import hexfront.games.wire.Json;
import hexfront.server.Guest.Answer;
import hexfront.server.Guest.Opened;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.AfterParameterizedClassInvocation;
import org.junit.jupiter.params.BeforeParameterizedClassInvocation;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** Play by mail at the table, on either database. */
@Timeout(120)
@ParameterizedClass
@ValueSource(strings = {"sqlite", "postgresql"})
class LettersTest {
  private static final String POSITION =
      """
      {"game":"kiev","position":{"turn":3,"side":"axis","phase":"combat","units":[
        {"id":"pz","side":"axis","arm":"panzer","designation":"3","steps":["8-6-10","4-3-10"],"hex":"1519","supplied":true},
        {"id":"ri","side":"soviet","arm":"rifle","designation":"24","steps":["2-2-6"],"hex":"1520","supplied":true},
        {"id":"far","side":"soviet","arm":"rifle","designation":"9","steps":["2-3-6"],"hex":"2527"}]}}
      """;
  private static final String ATTACK = "attack attackers=pz hexes=1520";
  private static final String LETTER = "letter axis 3 combat\n" + ATTACK + "\n";

  @TempDir private static Path folder;
  private static Guest guest;

  private final String database;

  LettersTest(String database) {
    this.database = database;
  }

  @BeforeParameterizedClassInvocation
  static void start(String database) {
    guest = new Guest(Databases.of(database, folder));
  }

  @AfterParameterizedClassInvocation
  static void stop() {
    guest.close();
  }

  private static Answer check(Opened game, String letter) {
    return guest.post(
        game.path("/letter/check"), game.axis(), Json.write(Json.object().put("letter", letter)));
  }

  private static Answer play(Opened game, String other, String letter, String more) {
    String body =
        Json.write(Json.object().put("after", 0).put("letter", letter).put("other", other));
    return guest.post(game.path("/letter/play"), game.axis(), body.replaceFirst("}$", more + "}"));
  }

  private static int sequence(Opened game) {
    return guest.look(game, game.axis()).get("sequence").asInt();
  }

  @Test
  void ordersAreWrittenAsALetterHasThem() {
    Opened game = guest.open(POSITION);
    Answer answer =
        guest.post(
            game.path("/written"),
            game.axis(),
            "{\"orders\":[{\"type\":\"attack\",\"attackers\":[\"pz\"],\"hexes\":[\"1520\"]}]}");
    assertThat(answer.json().get("texts").get(0).stringValue()).isEqualTo(ATTACK);
  }

  @Test
  void aLetterIsCheckedAndNothingChanges() {
    Opened game = guest.open(POSITION);
    JsonNode lines = check(game, LETTER + "attack attackers=pz hexes=2527\n").json().get("lines");
    assertThat(lines.get(0).get("fate").stringValue()).isEqualTo("played");
    List<JsonNode> lapsed =
        lines.values().stream()
            .filter(line -> line.get("fate").stringValue().equals("lapsed"))
            .toList();
    assertThat(lapsed).hasSize(1);
    assertThat(lapsed.getFirst().get("line").asInt()).isEqualTo(3);
    assertThat(lapsed.getFirst().get("refusals").get(0).get("case").stringValue())
        .startsWith("AGS-");
    assertThat(sequence(game)).isZero();
  }

  @Test
  void mistakesInALetterAreSaidWithTheirLine() {
    Opened game = guest.open(POSITION);
    Answer other = check(game, "letter axis 4 combat\n");
    assertThat(other.status()).isEqualTo(400);
    assertThat(other.text()).contains("the game waits for 'letter axis 3 combat'");
    assertThat(check(game, LETTER + "fly units=pz\n").text()).contains("letter line 3");
    assertThat(check(game, "hello").text()).contains("letter SIDE TURN PHASE");
  }

  @Test
  void publishedFiguresPlayALetterToTheEndOfItsPhaseAndAreNoCheatedDice() {
    Opened game = guest.open(POSITION);
    Answer few = play(game, game.soviet(), LETTER, ",\"figures\":[17]");
    assertThat(few.status()).isEqualTo(400);
    assertThat(few.text()).contains("the figures give 0 rolls").contains("nothing has changed");
    assertThat(sequence(game)).isZero();
    Answer done =
        play(game, game.soviet(), LETTER, ",\"captain\":true,\"figures\":[17,121,250,400,401,402]");
    assertThat(done.status()).as(done.text()).isEqualTo(200);
    assertThat(done.json().get("lines").get(0).get("fate").stringValue()).isEqualTo("played");
    JsonNode now = guest.look(game, game.axis());
    assertThat(now.get("decision").get("stage").stringValue()).isNotEqualTo("combat");
    String journal = guest.get(game.path("/journal"), game.axis()).text();
    Saved saved = Saved.read(journal);
    assertThat(saved.header().get(Proof.ORIGIN)).contains("figures 1-");
    List<List<Dice.Throw>> thrown =
        saved.stretches().stream()
            .flatMap(stretch -> stretch.orders().stream())
            .map(Saved.Line::thrown)
            .collect(Collectors.toList());
    assertThat(thrown.getFirst().getFirst().value()).isEqualTo(121 % 6);
    assertThat(Proof.of(saved.header()).orElseThrow().check(thrown).problems()).isEmpty();
  }

  @Test
  void theDiceOfTheGamePlayALetterToo() {
    Opened game = guest.open(POSITION);
    Answer done = play(game, game.soviet(), LETTER, ",\"captain\":true");
    assertThat(done.status()).as(done.text()).isEqualTo(200);
    String journal = guest.get(game.path("/journal"), game.axis()).text();
    assertThat(Saved.read(journal).header()).doesNotContainKey(Proof.ORIGIN);
  }

  @Test
  void whoLeadsOneSideOnlyPlaysNoLetter() {
    Opened game = guest.open(POSITION);
    assertThat(play(game, game.axis(), LETTER, "").status()).isEqualTo(403);
    assertThat(play(game, game.spectator(), LETTER, "").status()).isEqualTo(403);
    assertThat(play(game, "guessed", LETTER, "").status()).isEqualTo(403);
    assertThat(sequence(game)).isZero();
  }

  // ---- what the receiver decides himself

  private static Answer goOn(Guest at, Opened game, int after, String more) {
    return at.post(
        game.path("/letter/go-on"),
        game.axis(),
        "{\"after\":%d,\"other\":\"%s\"%s}".formatted(after, game.soviet(), more));
  }

  private static String state(Answer answer) {
    assertThat(answer.status()).as(answer.text()).isEqualTo(200);
    return answer.json().get("state").stringValue();
  }

  /** A game whose letter rests, for the Soviet side has to decide. */
  private static Opened resting(Guest at) {
    for (int roll = 1; roll <= 6; roll++) {
      Opened game = at.open(POSITION.replace("8-6-10\",\"4-3-10", "5-5-10\",\"2-2-10"));
      String body = "{\"after\":0,\"letter\":%s,\"other\":\"%s\",\"figures\":[%d]}";
      Answer answer =
          at.post(
              game.path("/letter/play"),
              game.axis(),
              body.formatted(Json.write(Json.node(LETTER)), game.soviet(), 600 + roll));
      if (state(answer).equals("asks") && !answer.json().get("leftOut").booleanValue()) {
        return game;
      }
    }
    throw new IllegalStateException("no roll asks the defender anything");
  }

  @Test
  void theReceiverIsAskedHimselfAndALetterHalfPlayedSurvivesARestart() {
    String games = Databases.of(database, folder);
    Opened game;
    try (Guest before = new Guest(games)) {
      game = resting(before);
      assertThat(before.look(game, game.soviet()).get("decision").get("side").stringValue())
          .isEqualTo("soviet");
    }
    try (Guest after = new Guest(games)) {
      Answer told = after.get(game.path("/letter"), game.soviet());
      assertThat(state(told)).isEqualTo("asks");
      assertThat(told.json().get("lines")).hasSize(1);
      int sequence = after.look(game, game.axis()).get("sequence").asInt();
      assertThat(goOn(after, game, sequence - 1, "").status()).isEqualTo(409);
      assertThat(state(goOn(after, game, sequence, ",\"figures\":[605,602]")))
          .as("it waits for his answer")
          .isEqualTo("asks");
      assertThat(after.playAny(game, 0).status()).isEqualTo(200);
      Answer on = goOn(after, game, sequence + 1, ",\"captain\":true");
      assertThat(state(on)).isEqualTo("done");
      assertThat(on.json().get("lines").get(1).get("fate").stringValue())
          .isEqualTo("decided-by-receiver");
      assertThat(after.get(game.path("/letter"), game.axis()).json().get("lines"))
          .isEqualTo(on.json().get("lines"));
      assertThat(after.look(game, game.axis()).get("decision").get("stage").stringValue())
          .isEqualTo("mechanized-movement");
      Answer away =
          after.post(
              game.path("/letter/away"), game.axis(), "{\"other\":\"" + game.soviet() + "\"}");
      assertThat(state(away)).isEqualTo("none");
    }
  }

  @Test
  void aLetterUnderWayIsPlayedByWhoLeadsBothSidesOnly() {
    Opened game = resting(guest);
    int sequence = sequence(game);
    String alone = "{\"after\":" + sequence + ",\"other\":\"" + game.axis() + "\"}";
    assertThat(guest.post(game.path("/letter/go-on"), game.axis(), alone).status()).isEqualTo(403);
    assertThat(guest.get(game.path("/letter"), game.spectator()).status()).isEqualTo(403);
    Opened other = guest.open(POSITION);
    assertThat(state(guest.get(other.path("/letter"), other.axis()))).isEqualTo("none");
    assertThat(goOn(guest, other, 0, "").text()).contains("no letter is under way");
  }

  @Test
  void aGameThatHidesSomethingSaysSoByNameBeforeAnybodyWrites() {
    Opened game = guest.open("{\"game\":\"blitzkrieg57\",\"seed\":7}");
    String why = guest.look(game, game.axis()).get("noLetters").stringValue();
    assertThat(why).contains("Kiev Blitzkrieg").contains("cannot be played by letter");
    String side = guest.look(game, game.axis()).get("decision").get("side").stringValue();
    Answer refused =
        guest.post(game.path("/letter/check"), game.of(side), "{\"letter\":\"letter axis 1 x\"}");
    assertThat(refused.status()).isEqualTo(403);
    assertThat(refused.json().get("error").stringValue()).isEqualTo(why);
    Opened open = guest.open(POSITION);
    assertThat(guest.look(open, open.axis()).has("noLetters")).isFalse();
  }
}
