package hexfront.games.ags.korsun;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import org.junit.jupiter.api.Test;

/** Section 22: delay and disengagement. Zones of x in 0404 reach 0405, 0305 and 0505. */
class DisengagementTest {
  private static Sketch stack() {
    return Sketch.clear(8, 10)
        .german("a", "infantry", "2-3-5", "0405")
        .german("b", "infantry", "2-3-5", "0405")
        .german("c", "infantry", "2-3-5", "0405")
        .soviet("x", "rifle", "4-5-5", "0404");
  }

  private static String delay(String unit, String path) {
    return "move units=" + unit + " path=" + path + " delay=true";
  }

  private static String disengage(String unit, String path) {
    return "move units=" + unit + " path=" + path + " disengage=true";
  }

  @Test
  @Case({"KORSUN-22.0", "KORSUN-22.1"})
  void allUnitsButOneMayDelayForTwoMorePoints() {
    Play play =
        stack()
            .begin(Side.AXIS, "initial-movement")
            .refuses("AGS-5.24", "move units=a path=0405,0406")
            .refuses("KORSUN-22.1", delay("a,b,c", "0405,0406"))
            .plays(delay("a", "0405,0406"));
    assertThat(play.pointsLeft("a")).isEqualTo(2);
    play.plays(delay("b", "0405,0506")).refuses("KORSUN-22.1", delay("c", "0405,0406"));
  }

  @Test
  @Case("KORSUN-22.1")
  void aLoneUnitDoesNotDelayAndSoDoesNobodyOutsideAnEnemyZone() {
    Sketch.clear(8, 10)
        .german("a", "infantry", "2-3-5", "0405")
        .german("b", "infantry", "2-3-5", "0407")
        .german("c", "infantry", "2-3-5", "0407")
        .soviet("x", "rifle", "4-5-5", "0404")
        .begin(Side.AXIS, "initial-movement")
        .refuses("KORSUN-22.1", delay("a", "0405,0406"))
        .refuses("KORSUN-22.1", delay("b", "0407,0408"));
  }

  @Test
  @Case("KORSUN-22.1")
  void theCoveringUnitStaysForThePhase() {
    Sketch.clear(8, 10)
        .turn(3)
        .german("a", "infantry", "9-3-5", "0405")
        .german("b", "infantry", "9-3-5", "0405")
        .soviet("x", "rifle", "4-5-5", "0404")
        .begin(Side.AXIS, "initial-movement")
        .plays(delay("a", "0405,0406"))
        .refuses("KORSUN-22.1", disengage("b", "0405,0406"))
        .refuses("KORSUN-22.1", "overrun units=b hex=0404");
  }

  @Test
  @Case("KORSUN-22.1")
  void unitsDelayInTheSecondMovementPhaseToo() {
    Sketch.clear(8, 10)
        .german("a", "panzer", "5-2-8", "0405")
        .german("b", "infantry", "2-3-5", "0405")
        .soviet("x", "rifle", "4-5-5", "0404")
        .begin(Side.AXIS, "mechanized-movement")
        .plays(delay("a", "0405,0406"));
  }

  @Test
  @Case("KORSUN-22.11")
  void nobodyInTheHexMayHaveSpentPointsAndArrivalsDoNotCover() {
    Sketch.clear(8, 10)
        .turn(3)
        .german("a", "infantry", "2-3-5", "0405")
        .german("b", "infantry", "2-3-5", "0406")
        .soviet("x", "rifle", "4-5-5", "0404")
        .begin(Side.AXIS, "initial-movement")
        .plays("move units=b path=0406,0405")
        .refuses("KORSUN-22.11", delay("a", "0405,0406"));
    stack()
        .turn(3)
        .begin(Side.AXIS, "initial-movement")
        .plays(disengage("a", "0405,0406"))
        .refuses("KORSUN-22.11", delay("b", "0405,0406"));
  }

  @Test
  @Case("KORSUN-22.12")
  void aDelayingUnitMayGoStraightIntoAnotherEnemyZoneAndStopsThere() {
    stack()
        .begin(Side.AXIS, "initial-movement")
        .plays(delay("a", "0405,0305"))
        .refuses("AGS-8.21", "move units=a path=0305,0306");
  }

  @Test
  @Case({"KORSUN-22.12", "KORSUN-22.22"})
  void afterDelayingAUnitMovesOnAndMayEnterAnotherZone() {
    Play play =
        Sketch.clear(8, 10)
            .german("a", "panzer", "5-2-8", "0405")
            .german("b", "infantry", "2-3-5", "0405")
            .soviet("x", "rifle", "4-5-5", "0404")
            .soviet("y", "rifle", "4-5-5", "0409")
            .begin(Side.AXIS, "initial-movement")
            .plays(delay("a", "0405,0406,0407"))
            .plays("move units=a path=0407,0408");
    assertThat(play.pointsLeft("a")).isEqualTo(3);
  }

  @Test
  @Case({"KORSUN-22.13", "KORSUN-22.23"})
  void whoeverCannotPayDoesNotGo() {
    Sketch field =
        Sketch.clear(8, 10)
            .turn(4)
            .german("a", "panzer", "5-2-8", "0405", "unsupplied")
            .german("b", "panzer", "5-2-8", "0405", "supplied")
            .terrain("woods", "0406")
            .hexside("minor-river", "0405/0406")
            .soviet("x", "rifle", "4-5-5", "0404");
    field
        .begin(Side.AXIS, "initial-movement")
        .refuses("KORSUN-22.13", delay("a", "0405,0506"))
        .refuses("KORSUN-22.23", disengage("a", "0405,0506"))
        .refuses("KORSUN-22.13", delay("b", "0405,0406"))
        .allows(delay("b", "0405,0506"));
  }

  @Test
  @Case("KORSUN-22.13")
  void unitsDelayOverAnyTerrainTheyCanPayFor() {
    Sketch.clear(8, 10)
        .german("a", "panzer", "5-2-8", "0405")
        .german("b", "panzer", "5-2-8", "0405")
        .terrain("woods", "0406")
        .hexside("major-river", "0405/0406")
        .soviet("x", "rifle", "4-5-5", "0404")
        .begin(Side.AXIS, "initial-movement")
        .plays(delay("a", "0405,0406"));
  }

  @Test
  @Case({"KORSUN-22.2", "KORSUN-22.21", "KORSUN-22.22"})
  void fromTurn3AllUnitsOfAHexMayDisengageIntoAFreeHex() {
    Play play =
        stack()
            .turn(3)
            .begin(Side.AXIS, "initial-movement")
            .refuses("KORSUN-22.2", disengage("a", "0405,0305"))
            .plays(disengage("a,b,c", "0405,0406"));
    assertThat(play.pointsLeft("a")).isEqualTo(2);
    assertThat(play.at("c")).isEqualTo("0406");
  }

  @Test
  @Case("KORSUN-22.21")
  void aDisengagedUnitEntersNoEnemyZoneInThatPhase() {
    Sketch field =
        Sketch.clear(8, 10)
            .turn(3)
            .german("a", "panzer", "5-2-8", "0405")
            .soviet("x", "rifle", "4-5-5", "0404")
            .soviet("y", "rifle", "4-5-5", "0409");
    field
        .begin(Side.AXIS, "initial-movement")
        .refuses("KORSUN-22.21", disengage("a", "0405,0406,0407,0408"))
        .plays(disengage("a", "0405,0406"))
        .refuses("KORSUN-22.21", "move units=a path=0406,0407,0408")
        .allows("move units=a path=0406,0407");
  }

  @Test
  @Case("KORSUN-22.21")
  void onlyAUnitThatBeganThePhaseInAnEnemyZoneDisengages() {
    Sketch.clear(8, 10)
        .turn(3)
        .german("a", "infantry", "2-3-5", "0406")
        .german("b", "infantry", "2-3-5", "0408")
        .soviet("x", "rifle", "4-5-5", "0404")
        .begin(Side.AXIS, "initial-movement")
        .refuses("KORSUN-22.21", disengage("b", "0408,0409"))
        .plays("move units=a path=0406,0405")
        .refuses("KORSUN-22.21", disengage("a", "0405,0406"));
  }

  @Test
  @Case({"KORSUN-22.24", "KORSUN-22.0"})
  void sovietsNeitherDelayNorDisengage() {
    Sketch.clear(8, 10)
        .turn(5)
        .german("a", "infantry", "2-3-5", "0404")
        .soviet("x", "rifle", "4-5-5", "0405")
        .soviet("y", "rifle", "4-5-5", "0405")
        .begin(Side.SOVIET, "initial-movement")
        .refuses("KORSUN-22.24", delay("x", "0405,0406"))
        .refuses("KORSUN-22.24", disengage("x", "0405,0406"));
  }

  @Test
  @Case({"KORSUN-22.1", "KORSUN-22.2"})
  void delaysAndDisengagementsAreListed() {
    Play play = stack().turn(3).begin(Side.AXIS, "initial-movement");
    assertThat(play.legal("move"))
        .contains(delay("a", "0405,0406"), delay("a", "0405,0305"), disengage("a", "0405,0406"))
        .doesNotContain(disengage("a", "0405,0305"));
  }
}
