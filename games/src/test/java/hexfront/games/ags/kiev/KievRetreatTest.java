package hexfront.games.ags.kiev;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import org.junit.jupiter.api.Test;

@Case("KIEV-19.7")
class KievRetreatTest {
  @Test
  void theOwnerChoosesToRetreatAndTheEnemyMovesTheUnits() {
    Play s =
        Sketch.germanCombat(2).german("g", "6-7-7", "0505").soviet("s", "2-3-6", "0604").begin();
    s.plays("attack attackers=g hexes=0604", 1);
    assertThat(s.asked()).isEqualTo(Side.SOVIET);
    assertThat(s.answers()).containsExactly("choose", "lose");
    assertThat(s.refusals("retreat paths=s:0604,0704")).isNotEmpty();
    s.plays("choose option=retreat");
    assertThat(s.asked()).isEqualTo(Side.AXIS);
    s.plays("retreat paths=s:0604,0603");
    assertThat(s.at("s")).isEqualTo("0603");
  }

  @Test
  void theSovietPlayerMovesGermanUnitsThatRetreat() {
    Play s =
        Sketch.sovietCombat(2)
            .soviet("s", "8-5-6", "0505")
            .hq("h", 5, "0506")
            .german("g", "3-4-7|1-2-7", "0604")
            .begin();
    s.plays("attack attackers=s hexes=0604", 1).plays("choose option=retreat");
    assertThat(s.asked()).isEqualTo(Side.SOVIET);
  }

  @Test
  void theEnemyMayScatterTheUnits() {
    Play s =
        Sketch.germanCombat(2)
            .german("g", "8-7-7", "0505")
            .soviet("s", "1-2-6", "0604")
            .soviet("t", "1-2-6", "0604")
            .begin();
    s.plays("attack attackers=g hexes=0604", 1).plays("choose option=retreat");
    s.plays("retreat paths=s:0604,0603;t:0604,0705");
    assertThat(s.at("s") + " " + s.at("t")).isEqualTo("0603 0705");
  }

  @Test
  void heMayNotDriveThemOffTheMapWhileASafeWayExists() {
    Play s =
        Sketch.germanCombat(2).german("g", "6-7-7", "0602").soviet("s", "2-3-6", "0601").begin();
    s.plays("attack attackers=g hexes=0601", 1).plays("choose option=retreat");
    assertThat(s.refusals("retreat paths=s:0601,off")).isNotEmpty();
    s.allows("retreat paths=s:0601,0701");
  }

  @Test
  void heMayNotOverfillAHexWhileThereIsRoomElsewhere() {
    Play s =
        Sketch.germanCombat(2)
            .german("g", "8-7-7", "0602")
            .soviet("s", "1-2-6", "0601")
            .soviet("t", "1-2-6", "0601")
            .soviet("a", "1-1-6", "0501")
            .soviet("b", "1-1-6", "0501")
            .soviet("c", "1-1-6", "0701")
            .soviet("d", "1-1-6", "0701")
            .begin();
    s.plays("attack attackers=g hexes=0601", 1).plays("choose option=retreat");
    assertThat(s.refusals("retreat paths=s:0601,0501;t:0601,0501"))
        .contains("AGS-9.74", "KIEV-19.7");
    s.allows("retreat paths=s:0601,0501;t:0601,0701");
  }

  @Test
  void heMayNotLeadUnitsIntoAHexThatOthersAreLeaving() {
    Play s =
        Sketch.germanCombat(2)
            .german("g", "12-7-7", "0505")
            .soviet("s", "2-3-6", "0604")
            .soviet("t", "2-3-6", "0605")
            .begin();
    s.plays("attack attackers=g hexes=0604,0605", 1).plays("choose option=retreat");
    s.refuses("AGS-9.75", "retreat paths=s:0604,0605;t:0605,0706");
    s.allows("retreat paths=s:0604,0704;t:0605,0706");
  }

  @Test
  void heKeepsToTheOtherRulesOfRetreat() {
    Play s =
        Sketch.germanCombat(2)
            .german("g", "6-7-7", "0505")
            .soviet("s", "2-3-6", "0604")
            .soviet("f", "1-1-6", "0704")
            .begin();
    s.plays("attack attackers=g hexes=0604", 1).plays("choose option=retreat");
    s.refuses("AGS-9.71", "retreat paths=s:0604,0504");
    s.refuses("AGS-9.74", "retreat paths=s:0604,0704");
    s.allows("retreat paths=s:0604,0705");
  }

  @Test
  @Case({"AGS-9.77", "KIEV-19.67"})
  void afterASplitResultTheZoneOfALoneHeadquartersBarsNobody() {
    Play s =
        Sketch.germanCombat(2)
            .german("g", "6-7-7", "0505")
            .hq("h", 2, "0605")
            .soviet("s", "2-3-6", "0504")
            .begin();
    s.plays("attack attackers=g hexes=0605,0504", 3)
        .plays("lose steps=s:1")
        .plays("choose option=retreat");
    assertThat(s.question()).isEqualTo("retreat");
    s.allows("retreat paths=g:0505,0506");
    s.refuses("AGS-9.77", "retreat paths=g:0505,0404");
  }
}
