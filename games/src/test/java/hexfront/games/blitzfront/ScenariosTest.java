package hexfront.games.blitzfront;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Event;
import hexfront.engine.Side;
import hexfront.engine.Unit;
import hexfront.engine.events.Phase;
import org.junit.jupiter.api.Test;

/** The sequence of play and the two scenarios. */
class ScenariosTest {
  @Test
  @Case({"BF-ROS-1", "BF-ROS-2"})
  void theSovietsSetUpFirstEachUnitInItsArea() {
    Play play = Play.open("rostov");
    assertThat(play.question()).isEqualTo("set-up");
    assertThat(play.asked()).isEqualTo(Side.SOVIET);
    play.refuses("BF-ROS-1", "place unit=blitzfront-su-9a hex=1214")
        .refuses("BF-ROS-1", "place unit=blitzfront-su-136rd hex=0808")
        .refuses("BF-ROS-1", "place unit=blitzfront-ge-iii hex=0808")
        .plays("place unit=blitzfront-su-136rd hex=1214")
        .plays("end-phase");
    assertThat(play.asked()).isEqualTo(Side.AXIS);
    play.refuses("BF-ROS-2", "place unit=blitzfront-ru-cav hex=0505")
        .plays("place unit=blitzfront-ge-wiking hex=0914")
        .plays("end-phase", 1);
    assertThat(play.question()).isEqualTo("reinforcement");
    assertThat(play.view(Side.AXIS).state()).containsEntry("weather", "good");
  }

  @Test
  @Case("BF-MOV-1")
  void everyCounterHasTheMovementFactorOfItsKind() {
    for (Unit unit : Sketch.BOX.counters()) {
      int kinds = BlitzfrontRoster.kinds(unit);
      boolean german = (kinds & BlitzfrontRoster.GERMAN) != 0;
      int factors =
          switch (unit.arm()) {
            case "air" -> 0;
            case "panzer" -> 6;
            case "tank", "motorized", "parachute", "rocket" -> 5;
            case "cavalry" -> german ? 4 : 5;
            default -> german ? unit.size().equals("army") ? 2 : 4 : 3;
          };
      assertThat(unit.steps()).as(unit.id()).allMatch(step -> step.movement() == factors);
    }
  }

  @Test
  @Case({"BF-SEQ-A1", "BF-RES-X4"})
  void allGermanArmiesHaveAStrongAndAWeakSide() {
    assertThat(Sketch.BOX.counters())
        .filteredOn(unit -> unit.size().equals("army") && unit.nationality().equals("german"))
        .isNotEmpty()
        .allMatch(unit -> unit.steps().size() == 2);
  }

  @Test
  @Case({"BF-SEQ-A2", "BF-SEQ-A3", "BF-SEQ-A5"})
  void aPhaseIsToldWithTheCaseOfItsStep() {
    Play play =
        Sketch.clear(9, 9)
            .axis("a", "corps infantry 5-6-4", "0403")
            .soviet("x", "division rifle 1-5-3", "0404")
            .begin(Side.AXIS, "preliminary-attack")
            .plays("end-phase")
            .plays("attack attackers=a hexes=0404")
            .plays("end-phase");
    assertThat(play.events())
        .filteredOn(Phase.class::isInstance)
        .extracting(Event::rule)
        .containsExactly("BF-SEQ-A3", "BF-SEQ-A5");
  }

  @Test
  @Case("BF-STK-1")
  void aSetUpWithAnOverfullHexDoesNotEnd() {
    Play.open("rostov")
        .plays("place unit=blitzfront-su-136rd hex=1214")
        .plays("place unit=blitzfront-su-270rd hex=1214")
        .plays("place unit=blitzfront-su-militia hex=1214")
        .plays("place unit=blitzfront-su-30cd hex=1214")
        .refuses("BF-STK-1", "end-phase");
  }

  @Test
  @Case({"BF-ROS-5", "BF-SEQ-A1", "BF-SEQ-B1"})
  void whoHoldsRostovInSupplyAfterSixTurnsWins() {
    Play play = Play.open("rostov").until("game-over");
    assertThat(play.score().soviet()).isEqualTo(1);
    assertThat(play.score().level()).isEqualTo("soviet victory");
    assertThat(play.position().turn()).isEqualTo(6);
  }

  @Test
  @Case("BF-ROS-5")
  void rostovHeldOutOfSupplyIsADraw() {
    Play play =
        Sketch.clear(9, 9)
            .place("victory-city", "Rostov", "0404")
            .axis("a", "division infantry 2-2-4", "0404", "unsupplied")
            .begin(Side.AXIS, "movement");
    assertThat(play.score().level()).isEqualTo("draw");
  }

  @Test
  @Case({"BF-SCN", "BF-RNF-1"})
  void inTheSecondScenarioCitiesAreCountedAndUnitsLeave() {
    Play play = Play.open("maikop-1942");
    assertThat(play.score().soviet()).isEqualTo(5);
    play.until("reinforcement");
    assertThat(play.position().turn()).isEqualTo(1);
    play.until("game-over");
    assertThat(play.position().turn()).isEqualTo(7);
    assertThat(play.at("blitzfront42-ge-gd")).isEqualTo("gone");
    assertThat(play.view(Side.AXIS).state()).containsEntry("panzer-replacements", 3);
  }

  @Test
  @Case({"BF-SEQ-A1", "BF-RES-X4"})
  void germanArmiesTurnToTheirStrongSideWhenTheirTurnBegins() {
    Play play =
        Sketch.clear(9, 9)
            .axis("a", "army infantry 8-10-2|6-8-2", "0404", "lost 1")
            .axis("p", "division panzer 4-3-6|2-2-6", "0404", "lost 1")
            .begin(Side.AXIS, "reinforcement");
    assertThat(play.stepsLeft("a")).isEqualTo(2);
    assertThat(play.stepsLeft("p")).isEqualTo(1);
  }

  @Test
  @Case("BF-RES-X4")
  void sovietShockArmiesRegainTheirStrongSideToo() {
    Play play =
        Sketch.clear(9, 9)
            .soviet("s", "army shock 6-6-3|4-4-3", "0404", "lost 1")
            .begin(Side.SOVIET, "reinforcement");
    assertThat(play.stepsLeft("s")).isEqualTo(2);
  }

  @Test
  @Case({"BF-SEQ-A2", "BF-SEQ-A3", "BF-SEQ-A5", "BF-SEQ-A6", "BF-SEQ-B2", "BF-SEQ-B3"})
  void thePhasesFollowEachOtherAndEmptyCombatsArePassedOver() {
    Play play =
        Sketch.clear(9, 9)
            .axis("a", "corps infantry 5-6-4", "0202")
            .soviet("s", "army rifle 4-6-3", "0808")
            .begin(Side.AXIS, "reinforcement");
    for (String phase :
        new String[] {
          "preliminary-attack",
          "movement",
          "breakthrough",
          "reinforcement",
          "preliminary-attack",
          "movement"
        }) {
      play.plays("end-phase");
      assertThat(play.question()).isEqualTo(phase);
    }
    assertThat(play.asked()).isEqualTo(Side.SOVIET);
    play.plays("end-phase", 2);
    assertThat(play.position().turn()).isEqualTo(3);
  }

  @Test
  @Case({"BF-SEQ-A2", "BF-SEQ-A3", "BF-SEQ-B2"})
  void beforeMovementOnlyGermansAttackAndTheyDoNotMoveAfterwards() {
    Play play =
        Sketch.clear(9, 9)
            .axis("a", "corps infantry 5-6-4", "0403")
            .axis("r", "corps infantry 3-3-3", "0403", "nation rumanian")
            .soviet("x", "division rifle 1-5-3", "0404")
            .begin(Side.AXIS, "preliminary-attack")
            .refuses("BF-SEQ-A2", "attack attackers=r hexes=0404")
            .refuses("BF-SEQ-A3", "move units=a path=0403,0402")
            .plays("attack attackers=a hexes=0404")
            .plays("end-phase");
    assertThat(play.question()).isEqualTo("preliminary-combat");
    play.fights("0404", 5)
        .plays("end-phase")
        .refuses("BF-DIS-1", "move units=a path=0403,0402")
        .allows("move units=r path=0403,0402");
  }

  @Test
  @Case("BF-SEQ-B5")
  void anAttackIsFoughtInTheCombatPhaseOnly() {
    Sketch.clear(9, 9)
        .axis("g", "division infantry 1-1-4", "0404")
        .soviet("s", "army rifle 4-6-3", "0403")
        .begin(Side.SOVIET, "movement")
        .plays("attack attackers=s hexes=0404")
        .refuses("BF-SEQ-B5", "resolve hex=0404");
  }
}
