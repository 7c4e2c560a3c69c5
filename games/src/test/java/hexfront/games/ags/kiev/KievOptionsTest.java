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
    assertThat(Situation.BOX.options())
        .extracting(Box.Option::id)
        .containsExactly(
            "road-helps-infantry",
            "round-by-stack",
            "counter-limit",
            "free-first-turn-attacks",
            "historical-reinforcements",
            "mail-asterisk",
            "mail-asterisk-literal");
    assertThat(Situation.BOX.options()).noneMatch(Box.Option::byDefault);
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void aRoadHelpsInfantryThroughASwamp(boolean on) {
    Situation s =
        Situation.germanMovement(2)
            .option("road-helps-infantry", on)
            .hex("0504", "swamp")
            .road("0503", "0504", "0505")
            .infantry("g", "5-7-7", "0503");
    assertThat(s.reach("g").get("0504")).isEqualTo(on ? 1.0 : 2.0);
    assertThat(s.reach("g").get("0502")).isEqualTo(1.0);
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void fractionsAreDroppedOncePerStack(boolean on) {
    Situation s =
        Situation.germanCombat(2)
            .option("round-by-stack", on)
            .infantry("a", "3-4-7", "0505")
            .unsupplied()
            .infantry("b", "3-4-7", "0505")
            .unsupplied()
            .rifle("s", "1-1-6", "0604")
            .unsupplied()
            .rifle("t", "1-1-6", "0604")
            .unsupplied()
            .rifle("u", "1-1-6", "0604")
            .unsupplied();
    var odds = s.odds("attack attackers=a,b hexes=0604");
    assertThat(odds.attack()).isEqualTo(on ? 3 : 2);
    assertThat(odds.defence()).isEqualTo(on ? 1 : 3);
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  @Case("KIEV-19.24")
  void onlyTenDivisionsAreOnTheirThirdStep(boolean on) {
    Situation s =
        Situation.sovietCombat(2)
            .option("counter-limit", on)
            .rifle("s", "8-3-6", "0505")
            .hq("h", 5, "0506")
            .infantry("g", "5-7-7|3-4-7|1-2-7", "0604")
            .lost(1);
    for (int i = 0; i < 10; i++) {
      s.infantry("d" + i, "5-7-7|3-4-7|1-2-7", "0" + (1 + i / 3) + "10").lost(2);
    }
    s.play("attack attackers=s hexes=0604", 1).play("choose option=lose");
    assertThat(s.at("g")).isEqualTo(on ? "gone" : "0604");
  }

  @Test
  @Case("KIEV-19.24")
  void withACounterLeftTheLimitDoesNotMatter() {
    Situation s =
        Situation.sovietCombat(2)
            .option("counter-limit")
            .rifle("s", "8-3-6", "0505")
            .hq("h", 5, "0506")
            .infantry("g", "5-7-7|3-4-7|1-2-7", "0604")
            .lost(1);
    for (int i = 0; i < 9; i++) {
      s.infantry("d" + i, "5-7-7|3-4-7|1-2-7", "0" + (1 + i / 3) + "10").lost(2);
    }
    s.play("attack attackers=s hexes=0604", 1).play("choose option=lose");
    assertThat(s.stepsLost("g")).isEqualTo(2);
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  @Case("KIEV-19.85")
  void onTheFirstTurnSovietUnitsAttackWithoutHeadquarters(boolean on) {
    Situation s =
        Situation.sovietCombat(1)
            .option("free-first-turn-attacks", on)
            .rifle("s", "4-3-6", "0505")
            .infantry("g", "3-4-7", "0604");
    assertThat(s.allows("attack attackers=s hexes=0604")).isEqualTo(on);
    Situation later =
        Situation.sovietCombat(2)
            .option("free-first-turn-attacks", on)
            .rifle("s", "4-3-6", "0505")
            .infantry("g", "3-4-7", "0604");
    assertThat(later.refusal("attack attackers=s hexes=0604")).contains("AGS-9.15");
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  @Case("KIEV-25.12")
  void sovietReinforcementsComeTriedAndInHistoricalOrder(boolean on) {
    Setting setting = Situation.BOX.open("campaign", Map.of("historical-reinforcements", on));
    var first =
        setting.rulebook().view(setting.position(), Side.SOVIET).units().stream()
            .filter(c -> c.hex() == null && c.id().startsWith("kiev-su"))
            .toList();
    assertThat(first).hasSize(8).allMatch(c -> (c.strengths() != null) == on);
    assertThat(first).extracting(View.Counter::id).anyMatch(id -> id.equals("kiev-su-132rd") == on);
  }

  private static Situation battleOfATriedAsterisk() {
    return Situation.germanCombat(2)
        .infantry("g", "6-7-7", "0505")
        .rifle("a", "2-3-6|1-1-6", "0604")
        .asterisk();
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  @Case("KIEV-25.11")
  void byMailAnAsteriskCountsInEveryBattle(boolean on) {
    Situation s = battleOfATriedAsterisk().option("mail-asterisk", on);
    s.play("attack attackers=g hexes=0604", 1);
    assertThat(s.decision().stage()).isEqualTo(on ? "retreat" : "lose-or-retreat");
  }

  @Test
  @Case("KIEV-25.11")
  void byMailItCountsInAttacksOfTheUnitToo() {
    Situation s =
        Situation.sovietCombat(2)
            .option("mail-asterisk")
            .hq("h", 5, "0506")
            .rifle("a", "4-3-6", "0505")
            .asterisk()
            .infantry("g", "3-4-7|1-2-7", "0604");
    s.play("attack attackers=a hexes=0604", 5);
    assertThat(s.decision().stage()).isEqualTo("retreat");
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  @Case("KIEV-25.11")
  void takenLiterallyTheMailRuleForbidsTheRetreatInstead(boolean on) {
    Situation s =
        battleOfATriedAsterisk().option("mail-asterisk").option("mail-asterisk-literal", on);
    s.play("attack attackers=g hexes=0604", 1);
    if (on) {
      assertThat(s.at("a")).isEqualTo("0604");
      assertThat(s.stepsLost("a")).isEqualTo(1);
    } else {
      assertThat(s.decision().stage()).isEqualTo("retreat");
    }
  }

  @Test
  @Case("KIEV-25.11")
  void theLiteralReadingAloneChangesNothing() {
    Situation s = battleOfATriedAsterisk().option("mail-asterisk-literal");
    s.play("attack attackers=g hexes=0604", 1);
    assertThat(s.decision().stage()).isEqualTo("lose-or-retreat");
  }
}
