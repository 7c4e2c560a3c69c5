package hexfront.server;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.server.Guest.Answer;
import hexfront.server.Guest.Opened;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** What a marshal would do, for who may ask it. */
@Timeout(120)
class AdviceTest {
  private static final String ATTACK = "attack attackers=pz hexes=1520";
  private static final String POSITION =
      """
      "position":{"turn":3,"side":"axis","phase":"combat","units":[
        {"id":"pz","side":"axis","arm":"panzer","designation":"3","steps":["8-6-10"],"hex":"1519","supplied":true},
        {"id":"ri","side":"soviet","arm":"rifle","designation":"24","steps":["1-1-6"],"hex":"1520","supplied":true}]}
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

  private static Opened game(String soviet) {
    return guest.open(
        "{\"game\":\"kiev\",\"seats\":{\"axis\":\"person\",\"soviet\":\""
            + soviet
            + "\"},"
            + POSITION
            + "}");
  }

  private static Answer hint(Opened game, String body) {
    return guest.post(game.path("/hint"), game.axis(), body);
  }

  @Test
  void againstACommanderTheMarshalSaysWhatItWouldDo() {
    Opened game = game("random");
    Answer answer = hint(game, "{}");
    assertThat(answer.status()).as(answer.text()).isEqualTo(200);
    assertThat(answer.json().get("side").stringValue()).isEqualTo("axis");
    assertThat(answer.json().get("text").stringValue()).isIn(ATTACK, "end-phase");
    assertThat(guest.look(game, game.axis()).get("sequence").asInt()).isZero();
    assertThat(guest.post(game.path("/hint/stop"), game.axis(), "{}").status()).isEqualTo(200);
  }

  @Test
  void betweenTwoPeopleItSaysNothingButToOneWhoLeadsBothSides() {
    Opened game = game("person");
    assertThat(hint(game, "{}").text()).contains("between two people nobody is given advice");
    String both = "\"other\":\"" + game.soviet() + "\"";
    assertThat(hint(game, "{" + both + "}").status()).isEqualTo(200);
    guest.order(game, "axis", 0, "{\"type\":\"end-phase\"}");
    Answer before = hint(game, "{" + both + ",\"at\":0}");
    assertThat(before.json().get("text").stringValue()).isIn(ATTACK, "end-phase");
    assertThat(hint(game, "{" + both + ",\"at\":99}").status()).isEqualTo(409);
  }
}
