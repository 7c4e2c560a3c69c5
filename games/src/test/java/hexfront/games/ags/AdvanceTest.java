package hexfront.games.ags;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import org.junit.jupiter.api.Test;

/** Section 9.8. */
class AdvanceTest {
  private static final String COMBAT = "combat";

  private static Sketch german() {
    return Sketch.clear(7, 9).german("a", "18-7-1|5-5-1", "0303").soviet("x", "2-3-6", "0304");
  }

  private static Sketch soviet() {
    return Sketch.clear(7, 9).soviet("x", "18-7-6", "0303").german("a", "2-3-7|1-1-7", "0304");
  }

  @Test
  @Case("AGS-9.8")
  void victorsAdvanceWithoutPayingPoints() {
    Play table =
        german()
            .terrain("swamp", "0304", "0305")
            .begin(Side.AXIS, COMBAT)
            .fights("attack attackers=a hexes=0304", "-/2")
            .plays("retreat paths=x:0304,0305,0306")
            .plays("advance paths=a:0303,0304,0305");
    assertThat(table.at("a")).isEqualTo("0305");
  }

  @Test
  @Case({"AGS-9.81", "AGS-9.82", "AGS-9.85"})
  void victorsFollowThePathOfRetreatAndStopAnywhereOnIt() {
    Play table =
        german()
            .begin(Side.AXIS, COMBAT)
            .fights("attack attackers=a hexes=0304", "-/2")
            .plays("retreat paths=x:0304,0305,0306");
    assertThat(table.advancesOf("a")).containsExactly("0304", "0305");
    table
        .refuses("AGS-9.81", "advance paths=a:0303,0404")
        .refuses("AGS-9.82", "advance paths=a:0303,0304,0404");
  }

  @Test
  @Case("AGS-9.81")
  void onlyUnitsThatTookPartAdvance() {
    german()
        .german("b", "5-7-7", "0303")
        .begin(Side.AXIS, COMBAT)
        .fights("attack attackers=a hexes=0304", "-/1")
        .plays("retreat paths=x:0304,0305")
        .refuses("AGS-9.81", "advance paths=b:0303,0304");
  }

  @Test
  @Case("AGS-9.81")
  void withSeveralPathsEachVictorChoosesOne() {
    Play table =
        german()
            .german("b", "18-7-7", "0303")
            .soviet("y", "2-3-6", "0304")
            .begin(Side.AXIS, COMBAT)
            .fights("attack attackers=a,b hexes=0304", "-/2")
            .plays("retreat paths=x:0304,0305,0306;y:0304,0404,0405");
    assertThat(table.advancesOf("a")).containsExactly("0304", "0305", "0404");
    table.plays("advance paths=a:0303,0304,0305;b:0303,0304,0404");
  }

  @Test
  @Case("AGS-9.81")
  void victoriousDefendersAdvanceToo() {
    Play table =
        Sketch.clear(7, 9)
            .german("a", "3-7-7|1-1-7", "0303")
            .soviet("x", "2-3-6", "0304")
            .begin(Side.AXIS, COMBAT)
            .fights("attack attackers=a hexes=0304", "1/-")
            .plays("retreat paths=a:0303,0302");
    assertThat(table.asked()).isEqualTo(Side.SOVIET);
    table.plays("advance paths=x:0304,0303");
    assertThat(table.at("x")).isEqualTo("0303");
  }

  @Test
  @Case("AGS-9.81")
  void aHexThatIsStillHeldIsNotEntered() {
    Play table =
        Sketch.clear(7, 9)
            .german("a", "3-7-7|1-1-7", "0303")
            .german("b", "3-7-7", "0303")
            .soviet("x", "2-3-6", "0304")
            .begin(Side.AXIS, COMBAT)
            .fights("attack attackers=a hexes=0304", "1/-")
            .plays("retreat paths=a:0303,0302");
    assertThat(table.question()).isEqualTo("combat");
  }

  @Test
  @Case("AGS-9.82")
  void axisUnitsIgnoreZonesOnTheirAdvance() {
    Play table =
        german()
            .soviet("y", "2-3-6", "0405")
            .soviet("z", "2-3-6", "0205")
            .begin(Side.AXIS, COMBAT)
            .fights("attack attackers=a hexes=0304", "-/2")
            .plays("retreat paths=x:0304,0305,0306");
    assertThat(table.inZone(Side.SOVIET, "0305")).isTrue();
    assertThat(table.advancesOf("a")).containsExactly("0304", "0305");
  }

  @Test
  @Case("AGS-9.82")
  void sovietUnitsStopInTheFirstAxisZone() {
    Play table =
        soviet()
            .german("b", "2-3-7", "0505")
            .begin(Side.SOVIET, COMBAT)
            .fights("attack attackers=x hexes=0304", "-/2")
            .plays("retreat paths=a:0304,0404,0405");
    assertThat(table.advancesOf("x")).containsExactly("0304", "0404");
    Play stopped =
        soviet()
            .german("b", "2-3-7", "0204")
            .begin(Side.SOVIET, COMBAT)
            .fights("attack attackers=x hexes=0304", "-/2")
            .plays("retreat paths=a:0304,0404,0405");
    assertThat(stopped.advancesOf("x")).containsExactly("0304");
    stopped.refuses("AGS-9.82", "advance paths=x:0303,0304,0404");
  }

  @Test
  @Case("AGS-9.83")
  void anAdvanceIsOptionalAndMadeAtOnce() {
    Play table =
        german()
            .german("b", "18-7-7", "0503")
            .soviet("y", "2-3-6", "0504")
            .begin(Side.AXIS, COMBAT)
            .fights("attack attackers=a hexes=0304", "-/1")
            .plays("retreat paths=x:0304,0305")
            .refuses("AGS-4.2", "attack attackers=b hexes=0504")
            .plays("pass")
            .refuses("AGS-4.2", "advance paths=a:0303,0304");
    assertThat(table.at("a")).isEqualTo("0303");
  }

  @Test
  @Case("AGS-9.83")
  void aUnitThatAdvancedDoesNotAttack() {
    german()
        .soviet("y", "2-3-6", "0405")
        .german("b", "18-7-7", "0303")
        .begin(Side.AXIS, COMBAT)
        .fights("attack attackers=a hexes=0304", "-/1")
        .plays("retreat paths=x:0304,0204")
        .plays("advance paths=a:0303,0304")
        .refuses("AGS-9.83", "attack attackers=a hexes=0404");
  }

  @Test
  @Case("AGS-9.83")
  void aDefenderThatAdvancedIsNotAttacked() {
    Sketch.clear(7, 9)
        .german("a", "3-7-7|1-1-7", "0303")
        .german("b", "18-7-7", "0402")
        .soviet("x", "2-3-6", "0304")
        .begin(Side.AXIS, COMBAT)
        .fights("attack attackers=a hexes=0304", "1/-")
        .plays("retreat paths=a:0303,0302")
        .plays("advance paths=x:0304,0303")
        .refuses("AGS-9.83", "attack attackers=b hexes=0303");
  }

  @Test
  @Case("AGS-9.83")
  void anAdvanceCutsLaterRetreats() {
    Play table =
        german()
            .german("b", "18-7-7", "0203")
            .soviet("y", "2-3-6|1-1-6", "0204")
            .begin(Side.AXIS, COMBAT)
            .fights("attack attackers=a hexes=0304", "-/2")
            .plays("retreat paths=x:0304,0404,0405")
            .plays("advance paths=a:0303,0304")
            .fights("attack attackers=b hexes=0204", "-/1");
    assertThat(table.retreatsOf("y")).containsExactly("0105", "0205").doesNotContain("0305");
  }

  @Test
  @Case("AGS-9.84")
  void ifAllInAHexAreEliminatedTheVictorsAdvanceTwoHexes() {
    Play table =
        german()
            .soviet("y", "2-3-6", "0404")
            .german("b", "5-7-7", "0204")
            .begin(Side.AXIS, COMBAT)
            .fights("attack attackers=a hexes=0304", "-/2")
            .plays("choose option=lose");
    assertThat(table.advancesOf("a"))
        .containsExactly("0203", "0204", "0303", "0304", "0305", "0403");
    table
        .refuses("AGS-9.84", "advance paths=a:0303,0304,0305,0306")
        .refuses("AGS-9.84", "advance paths=a:0303,0304,0404")
        .plays("advance paths=a:0303,0304,0305");
  }

  @Test
  @Case({"AGS-9.84", "AGS-9.82"})
  void sovietVictorsStopInAnAxisZoneAfterAnElimination() {
    Play table =
        Sketch.clear(7, 9)
            .soviet("x", "60-7-6", "0303")
            .german("a", "2-3-7", "0304")
            .german("b", "2-3-7", "0405")
            .begin(Side.SOVIET, COMBAT)
            .fights("attack attackers=x hexes=0304", "-/E");
    assertThat(table.advancesOf("x")).contains("0304", "0305", "0204");
    Play stopped =
        Sketch.clear(7, 9)
            .soviet("x", "60-7-6", "0303")
            .german("a", "2-3-7", "0304")
            .german("b", "2-3-7", "0404")
            .begin(Side.SOVIET, COMBAT)
            .fights("attack attackers=x hexes=0304", "-/E");
    assertThat(stopped.advancesOf("x")).containsExactly("0304");
  }

  @Test
  @Case({"AGS-9.84", "AGS-9.81"})
  void defendersAdvanceTwoHexesWhenTheAttackersDie() {
    Play table =
        Sketch.clear(7, 9)
            .german("a", "1-7-7", "0303")
            .soviet("x", "2-3-6", "0304")
            .begin(Side.AXIS, COMBAT)
            .fights("attack attackers=a hexes=0304", "E/-");
    assertThat(table.advancesOf("x")).contains("0303", "0302", "0402");
  }

  @Test
  @Case({"AGS-9.84", "AGS-9.71"})
  void aRetreatThatNobodySurvivesCountsAsAnElimination() {
    Play table =
        Sketch.clear(6, 6)
            .german("a", "18-7-7", "0305")
            .german("b", "5-7-7", "0506")
            .german("c", "5-7-7", "0106")
            .soviet("x", "2-3-6", "0306")
            .begin(Side.AXIS, COMBAT)
            .fights("attack attackers=a hexes=0306", "-/1")
            .plays("retreat paths=x:0306,off");
    assertThat(table.advancesOf("a"))
        .containsExactly("0205", "0206", "0305", "0306", "0405", "0406");
  }

  @Test
  @Case("AGS-9.85")
  void againstARetreatNobodyAdvancesFartherThanTheEnemyWent() {
    Play table =
        german()
            .begin(Side.AXIS, COMBAT)
            .fights("attack attackers=a hexes=0304", "-/1")
            .plays("retreat paths=x:0304,0305");
    assertThat(table.advancesOf("a")).containsExactly("0304");
    table.refuses("AGS-9.85", "advance paths=a:0303,0304,0404");
  }

  @Test
  @Case({"AGS-11.36", "AGS-11.23"})
  void aHeadquartersAdvancesWithItsUnitsButNotAloneIntoAnEnemyZone() {
    Sketch sketch =
        Sketch.clear(7, 9)
            .soviet("x", "17-7-6", "0303")
            .hq("hq", 4, "0303")
            .german("a", "2-3-7|1-1-7", "0304");
    sketch
        .begin(Side.SOVIET, COMBAT)
        .plays("attack attackers=x hexes=0304 hq-bonus=true", 6)
        .plays("retreat paths=a:0304,0305")
        .refuses("AGS-11.23", "advance paths=hq:0303,0304")
        .allows("advance paths=hq:0303,0304;x:0303,0304");
  }

  @Test
  @Case("AGS-10.13")
  void anAdvanceCrossesAMajorRiverThatTheUnitAttackedAcross() {
    Play table =
        Sketch.clear(7, 9)
            .hexside("major-river", "0303/0304", "0403/0304", "0203/0304", "0403/0404")
            .german("a", "36-7-7", "0303")
            .soviet("x", "2-3-6", "0304")
            .soviet("y", "2-3-6", "0404")
            .begin(Side.AXIS, COMBAT)
            .fights("attack attackers=a hexes=0304", "-/1")
            .plays("retreat paths=x:0304,0305")
            .plays("advance paths=a:0303,0304");
    assertThat(table.at("a")).isEqualTo("0304");
  }

  @Test
  @Case({"AGS-10.13", "AGS-9.84"})
  void theFreeSecondHexIsNotBeyondAGuardedMajorRiver() {
    Sketch sketch =
        Sketch.clear(7, 9)
            .hexside("major-river", "0304/0305", "0304/0404", "0304/0204", "0404/0403")
            .german("a", "60-7-7", "0303")
            .soviet("x", "2-3-6", "0304");
    Play open = sketch.begin(Side.AXIS, COMBAT).fights("attack attackers=a hexes=0304", "-/E");
    assertThat(open.advancesOf("a")).contains("0305");
    Play guarded =
        sketch
            .soviet("y", "2-3-6", "0404")
            .begin(Side.AXIS, COMBAT)
            .fights("attack attackers=a hexes=0304", "-/E");
    assertThat(guarded.advancesOf("a")).contains("0403").doesNotContain("0305");
  }

  @Test
  @Case({"AGS-6.32", "AGS-9.81"})
  void aDisruptedDefenderDoesNotAdvance() {
    Sketch steady =
        Sketch.clear(7, 9).german("a", "2-7-7|1-1-7", "0303").soviet("x", "2-3-6", "0304");
    assertThat(beatenOff(steady).question()).isEqualTo("advance");
    Sketch shaken =
        Sketch.clear(7, 9)
            .german("a", "2-7-7|1-1-7", "0303")
            .soviet("x", "2-3-6", "0304", "disrupted");
    assertThat(beatenOff(shaken).question()).isEqualTo("combat");
  }

  private static Play beatenOff(Sketch sketch) {
    return sketch
        .begin(Side.AXIS, COMBAT)
        .fights("attack attackers=a hexes=0304", "1/-")
        .plays("choose option=retreat")
        .plays("retreat paths=a:0303,0302");
  }

  @Test
  @Case({"AGS-6.32", "AGS-9.81"})
  void ofSeveralDefendersOnlyTheDisruptedStay() {
    Play table =
        beatenOff(
            Sketch.clear(7, 9)
                .german("a", "2-7-7|1-1-7", "0303")
                .soviet("x", "1-2-6", "0304", "disrupted")
                .soviet("y", "1-1-6", "0304"));
    assertThat(table.advancesOf("x")).isEmpty();
    assertThat(table.advancesOf("y")).containsExactly("0303");
    table.refuses("AGS-9.81", "advance paths=x:0304,0303");
  }

  @Test
  @Case({"AGS-9.81", "AGS-9.69"})
  void attackersThatFellBackDoNotAdvanceFromWhereTheyAre() {
    Play table =
        Sketch.clear(7, 9)
            .german("a", "4-7-7|1-1-7", "0303")
            .soviet("x", "3-4-6", "0304")
            .begin(Side.AXIS, COMBAT)
            .fights("attack attackers=a hexes=0304", "1/1")
            .plays("retreat paths=x:0304,0305");
    assertThat(table.question()).isEqualTo("lose-or-retreat");
    table.plays("choose option=retreat").plays("retreat paths=a:0303,0302");
    assertThat(table.question()).isEqualTo("combat");
  }

  @Test
  @Case("AGS-9.83")
  void whoeverAdvancesHasEnteredFromNowhere() {
    Play table =
        Sketch.clear(7, 9)
            .terrain("city", "0304")
            .german("a", "40-7-7", "0303")
            .soviet("x", "2-3-6", "0304")
            .begin(Side.AXIS, COMBAT)
            .fights("attack attackers=a hexes=0304", "-/2")
            .plays("retreat paths=x:0304,0305,0306")
            .plays("advance paths=a:0303,0304,0305");
    assertThat(table.position().controls(Side.AXIS, table.hex("0304"))).isTrue();
    assertThat(table.position().cameFrom(table.unit("a"))).isNegative();
  }
}
