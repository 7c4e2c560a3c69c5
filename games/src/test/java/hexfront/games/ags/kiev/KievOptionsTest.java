package hexfront.games.ags.kiev;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import hexfront.engine.View;
import hexfront.games.Box;
import hexfront.games.Setting;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every choice the players have before the game, on and off. */
class KievOptionsTest {
  @Test
  void allChoicesAreOffUnlessThePlayersWishOtherwise() {
    assertThat(Sketch.BOX.options())
        .extracting(Box.Option::id)
        .containsExactly(
            "road-helps-infantry",
            "round-by-stack",
            "counter-limit",
            "free-first-turn-attacks",
            "historical-reinforcements",
            "mail-asterisk",
            "mail-asterisk-literal");
    assertThat(Sketch.BOX.options()).noneMatch(Box.Option::byDefault);
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void aRoadHelpsInfantryThroughASwamp(boolean on) {
    Play s =
        Sketch.germanMovement(2)
            .option("road-helps-infantry", on)
            .terrain("swamp", "0504")
            .road("0503-0504-0505")
            .german("g", "5-7-7", "0503")
            .begin();
    assertThat(s.costs("g").get("0504")).isEqualTo(on ? 1.0 : 2.0);
    assertThat(s.costs("g").get("0502")).isEqualTo(1.0);
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void fractionsAreDroppedOncePerStack(boolean on) {
    Play s =
        Sketch.germanCombat(2)
            .option("round-by-stack", on)
            .german("a", "3-4-7", "0505", "unsupplied")
            .german("b", "3-4-7", "0505", "unsupplied")
            .soviet("s", "1-1-6", "0604", "unsupplied")
            .soviet("t", "1-1-6", "0604", "unsupplied")
            .soviet("u", "1-1-6", "0604", "unsupplied")
            .begin();
    var odds = s.odds("attack attackers=a,b hexes=0604");
    assertThat(odds.attack()).isEqualTo(on ? 3 : 2);
    assertThat(odds.defence()).isEqualTo(on ? 1 : 3);
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  @Case("KIEV-19.24")
  void onlyTenDivisionsAreOnTheirThirdStep(boolean on) {
    Sketch sketch =
        Sketch.sovietCombat(2)
            .option("counter-limit", on)
            .soviet("s", "8-3-6", "0505")
            .hq("h", 5, "0506")
            .german("g", "5-7-7|3-4-7|1-2-7", "0604", "lost 1");
    for (int i = 0; i < 10; i++) {
      sketch.german("d" + i, "5-7-7|3-4-7|1-2-7", "0" + (1 + i / 3) + "10", "lost 2");
    }
    Play s = sketch.begin();
    s.plays("attack attackers=s hexes=0604", 1).plays("choose option=lose");
    assertThat(s.at("g")).isEqualTo(on ? "gone" : "0604");
  }

  @Test
  @Case("KIEV-19.24")
  void withACounterLeftTheLimitDoesNotMatter() {
    Sketch sketch =
        Sketch.sovietCombat(2)
            .option("counter-limit")
            .soviet("s", "8-3-6", "0505")
            .hq("h", 5, "0506")
            .german("g", "5-7-7|3-4-7|1-2-7", "0604", "lost 1");
    for (int i = 0; i < 9; i++) {
      sketch.german("d" + i, "5-7-7|3-4-7|1-2-7", "0" + (1 + i / 3) + "10", "lost 2");
    }
    Play s = sketch.begin();
    s.plays("attack attackers=s hexes=0604", 1).plays("choose option=lose");
    assertThat(s.stepsLost("g")).isEqualTo(2);
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  @Case("KIEV-19.85")
  void onTheFirstTurnSovietUnitsAttackWithoutHeadquarters(boolean on) {
    Play s =
        Sketch.sovietCombat(1)
            .option("free-first-turn-attacks", on)
            .soviet("s", "4-3-6", "0505")
            .german("g", "3-4-7", "0604")
            .begin();
    assertThat(s.isLegal("attack attackers=s hexes=0604")).isEqualTo(on);
    Play later =
        Sketch.sovietCombat(2)
            .option("free-first-turn-attacks", on)
            .soviet("s", "4-3-6", "0505")
            .german("g", "3-4-7", "0604")
            .begin();
    later.refuses("AGS-9.15", "attack attackers=s hexes=0604");
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  @Case("KIEV-25.12")
  void sovietReinforcementsComeTriedAndInHistoricalOrder(boolean on) {
    Setting setting = Sketch.BOX.open("campaign", Map.of("historical-reinforcements", on));
    var first =
        setting.rulebook().view(setting.position(), Side.SOVIET).units().stream()
            .filter(c -> c.hex() == null && c.id().startsWith("kiev-su"))
            .toList();
    assertThat(first).hasSize(8).allMatch(c -> (c.strengths() != null) == on);
    assertThat(first).extracting(View.Counter::id).anyMatch(id -> id.equals("kiev-su-132rd") == on);
  }

  private static Sketch battleOfATriedAsterisk() {
    return Sketch.germanCombat(2)
        .german("g", "6-7-7", "0505")
        .soviet("a", "2-3-6|1-1-6", "0604", "trait asterisk");
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  @Case("KIEV-25.11")
  void byMailAnAsteriskCountsInEveryBattle(boolean on) {
    Play s = battleOfATriedAsterisk().option("mail-asterisk", on).begin();
    s.plays("attack attackers=g hexes=0604", 1);
    assertThat(s.question()).isEqualTo(on ? "retreat" : "lose-or-retreat");
  }

  @Test
  @Case("KIEV-25.11")
  void byMailItCountsInAttacksOfTheUnitToo() {
    Play s =
        Sketch.sovietCombat(2)
            .option("mail-asterisk")
            .hq("h", 5, "0506")
            .soviet("a", "4-3-6", "0505", "trait asterisk")
            .german("g", "3-4-7|1-2-7", "0604")
            .begin();
    s.plays("attack attackers=a hexes=0604", 5);
    assertThat(s.question()).isEqualTo("retreat");
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  @Case("KIEV-25.11")
  void takenLiterallyTheMailRuleForbidsTheRetreatInstead(boolean on) {
    Play s =
        battleOfATriedAsterisk()
            .option("mail-asterisk")
            .option("mail-asterisk-literal", on)
            .begin();
    s.plays("attack attackers=g hexes=0604", 1);
    if (on) {
      assertThat(s.at("a")).isEqualTo("0604");
      assertThat(s.stepsLost("a")).isEqualTo(1);
    } else {
      assertThat(s.question()).isEqualTo("retreat");
    }
  }

  @Test
  @Case("KIEV-25.11")
  void theLiteralReadingAloneChangesNothing() {
    Play s = battleOfATriedAsterisk().option("mail-asterisk-literal").begin();
    s.plays("attack attackers=g hexes=0604", 1);
    assertThat(s.question()).isEqualTo("lose-or-retreat");
  }
}
