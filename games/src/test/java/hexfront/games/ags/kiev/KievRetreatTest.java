package hexfront.games.ags.kiev;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import org.junit.jupiter.api.Test;

@Case("KIEV-19.7")
class KievRetreatTest {
  @Test
  void theOwnerChoosesToRetreatAndTheEnemyMovesTheUnits() {
    Situation s =
        Situation.germanCombat(2).infantry("g", "6-7-7", "0505").rifle("s", "2-3-6", "0604");
    s.play("attack attackers=g hexes=0604", 1);
    assertThat(s.decision().side()).isEqualTo(Side.SOVIET);
    assertThat(s.decision().orders()).containsExactly("choose", "lose");
    assertThat(s.refusal("retreat paths=s:0604,0704")).isNotEmpty();
    s.play("choose option=retreat");
    assertThat(s.decision().side()).isEqualTo(Side.AXIS);
    s.play("retreat paths=s:0604,0603");
    assertThat(s.at("s")).isEqualTo("0603");
  }

  @Test
  void theSovietPlayerMovesGermanUnitsThatRetreat() {
    Situation s =
        Situation.sovietCombat(2)
            .rifle("s", "8-5-6", "0505")
            .hq("h", 5, "0506")
            .infantry("g", "3-4-7|1-2-7", "0604");
    s.play("attack attackers=s hexes=0604", 1).play("choose option=retreat");
    assertThat(s.decision().side()).isEqualTo(Side.SOVIET);
  }

  @Test
  void theEnemyMayScatterTheUnits() {
    Situation s =
        Situation.germanCombat(2)
            .infantry("g", "8-7-7", "0505")
            .rifle("s", "1-2-6", "0604")
            .rifle("t", "1-2-6", "0604");
    s.play("attack attackers=g hexes=0604", 1).play("choose option=retreat");
    s.play("retreat paths=s:0604,0603;t:0604,0705");
    assertThat(s.at("s") + " " + s.at("t")).isEqualTo("0603 0705");
  }

  @Test
  void heMayNotDriveThemOffTheMapWhileASafeWayExists() {
    Situation s =
        Situation.germanCombat(2).infantry("g", "6-7-7", "0602").rifle("s", "2-3-6", "0601");
    s.play("attack attackers=g hexes=0601", 1).play("choose option=retreat");
    assertThat(s.refusal("retreat paths=s:0601,off")).isNotEmpty();
    assertThat(s.allows("retreat paths=s:0601,0701")).isTrue();
  }

  @Test
  void heMayNotOverfillAHexWhileThereIsRoomElsewhere() {
    Situation s =
        Situation.germanCombat(2)
            .infantry("g", "8-7-7", "0602")
            .rifle("s", "1-2-6", "0601")
            .rifle("t", "1-2-6", "0601")
            .rifle("a", "1-1-6", "0501")
            .rifle("b", "1-1-6", "0501")
            .rifle("c", "1-1-6", "0701")
            .rifle("d", "1-1-6", "0701");
    s.play("attack attackers=g hexes=0601", 1).play("choose option=retreat");
    assertThat(s.refusal("retreat paths=s:0601,0501;t:0601,0501"))
        .contains("AGS-9.74", "KIEV-19.7");
    assertThat(s.allows("retreat paths=s:0601,0501;t:0601,0701")).isTrue();
  }

  @Test
  void heMayNotLeadUnitsIntoAHexThatOthersAreLeaving() {
    Situation s =
        Situation.germanCombat(2)
            .infantry("g", "12-7-7", "0505")
            .rifle("s", "2-3-6", "0604")
            .rifle("t", "2-3-6", "0605");
    s.play("attack attackers=g hexes=0604,0605", 1).play("choose option=retreat");
    assertThat(s.refusal("retreat paths=s:0604,0605;t:0605,0706")).contains("AGS-9.75");
    assertThat(s.allows("retreat paths=s:0604,0704;t:0605,0706")).isTrue();
  }

  @Test
  void heKeepsToTheOtherRulesOfRetreat() {
    Situation s =
        Situation.germanCombat(2)
            .infantry("g", "6-7-7", "0505")
            .rifle("s", "2-3-6", "0604")
            .rifle("f", "1-1-6", "0704");
    s.play("attack attackers=g hexes=0604", 1).play("choose option=retreat");
    assertThat(s.refusal("retreat paths=s:0604,0504")).contains("AGS-9.71");
    assertThat(s.refusal("retreat paths=s:0604,0704")).contains("AGS-9.74");
    assertThat(s.allows("retreat paths=s:0604,0705")).isTrue();
  }

  @Test
  @Case({"AGS-9.77", "KIEV-19.67"})
  void afterASplitResultTheZoneOfALoneHeadquartersBarsNobody() {
    Situation s =
        Situation.germanCombat(2)
            .infantry("g", "6-7-7", "0505")
            .hq("h", 2, "0605")
            .rifle("s", "2-3-6", "0504");
    s.play("attack attackers=g hexes=0605,0504", 3)
        .play("lose steps=s:1")
        .play("choose option=retreat");
    assertThat(s.decision().stage()).isEqualTo("retreat");
    assertThat(s.allows("retreat paths=g:0505,0506")).isTrue();
    assertThat(s.refusal("retreat paths=g:0505,0404")).contains("AGS-9.77");
  }
}
