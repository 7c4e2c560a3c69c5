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
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Play by mail at the table. */
@Timeout(120)
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

  @BeforeAll
  static void start() {
    guest = new Guest(Databases.sqlite(folder));
  }

  @AfterAll
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
    Answer done = play(game, game.soviet(), LETTER, ",\"figures\":[17,121,250,400,401,402]");
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
    Answer done = play(game, game.soviet(), LETTER, "");
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
}
