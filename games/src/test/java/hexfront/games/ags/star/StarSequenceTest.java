package hexfront.games.ags.star;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Decision;
import hexfront.engine.Side;
import hexfront.engine.Unit;
import hexfront.engine.events.Victory;
import hexfront.engine.events.Weather;
import hexfront.games.Setting;
import hexfront.games.ags.Play;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Case 19.1, and what 19.9 drops. */
class StarSequenceTest {
  @Test
  @Case({"STAR-19.11", "STAR-19.12"})
  void theGameBeginsInTheGermanMechanizedMovementPhase() {
    Setting setting = new StarBox().open("campaign", Map.of());
    Decision first = setting.rulebook().decision(setting.position());
    assertThat(first.side()).isEqualTo(Side.AXIS);
    assertThat(first.stage()).isEqualTo("mechanized-movement");
    assertThat(setting.position().turn()).isEqualTo(1);
  }

  @Test
  @Case({"STAR-19.11", "STAR-19.91"})
  void theGermanPlaysFirstAndBothHaveFourPhases() {
    Play table =
        Sketch.clear(6, 6)
            .german("a", "1-2-7", "0101")
            .soviet("x", "1-2-6", "0606")
            .turn(1)
            .begin(Side.AXIS, "mechanized-movement");
    String[] expected = {
      "soviet initial-movement 1", "soviet combat 1", "soviet mechanized-movement 1",
      "axis initial-movement 2", "axis combat 2", "axis mechanized-movement 2",
      "soviet initial-movement 2"
    };
    for (String stage : expected) {
      table.plays("end-phase");
      assertThat(table.asked().word() + " " + table.question() + " " + table.position().turn())
          .isEqualTo(stage);
    }
  }

  @Test
  @Case({"STAR-19.13", "STAR-25.0"})
  void theGameEndsAfterTenTurns() {
    Play table =
        Sketch.clear(6, 6)
            .german("a", "1-2-7", "0101")
            .soviet("x", "1-2-6", "0606")
            .turn(10)
            .begin(Side.SOVIET, "mechanized-movement");
    table.plays("end-phase");
    assertThat(table.question()).isEqualTo("game-over");
  }

  @Test
  @Case({"STAR-19.91", "AGS-14.0"})
  void thereIsNoAirPower() {
    Play table =
        Sketch.clear(6, 6)
            .german("a", "4-4-7", "0404")
            .soviet("x", "1-2-6", "0405")
            .begin(Side.AXIS, "combat");
    table.refuses("STAR-19.91", "attack attackers=a hexes=0405 air=true");
  }

  @Test
  @Case("STAR-19.92")
  void antiTankBrigadesMoveInTheMechanizedMovementPhase() {
    assertThat(new StarBox().counters())
        .filteredOn(u -> u.arm().equals("antitank"))
        .isNotEmpty()
        .allMatch(Unit::mechanized);
    Play table =
        Sketch.clear(6, 6)
            .brigade("t", "antitank", "1-2-8", "0303")
            .brigade("r", "rifle", "1-1-6", "0203")
            .begin(Side.SOVIET, "mechanized-movement");
    table.allows("move units=t path=0303,0304");
    table.refuses("AGS-4.2", "move units=r path=0203,0204");
  }

  @Test
  @Case({"STAR-19.13", "STAR-25.0"})
  void theEndIsToldByItsCase() {
    Play table =
        Sketch.clear(6, 6)
            .german("a", "1-2-7", "0101")
            .soviet("x", "1-2-6", "0606")
            .turn(10)
            .begin(Side.SOVIET, "mechanized-movement")
            .plays("end-phase");
    assertThat(table.last(Victory.class).rule()).isEqualTo("STAR-25.0");
  }

  @Test
  @Case({"STAR-19.7", "STAR-19.22"})
  void aTurnBeginsWithItsWeatherAndAllTheRailCapacity() {
    Play table =
        Sketch.clear(6, 6)
            .rail("off-0101-0102-0103-off")
            .german("a", "1-2-7", "0101")
            .soviet("x", "1-2-6", "0606")
            .turn(7)
            .begin(Side.AXIS, "initial-movement");
    table.plays("rail unit=a path=0101,0102");
    assertThat(table.position().value(Star.RAIL_USED)).isEqualTo(1);
    while (table.position().turn() == 7) {
      table.plays("end-phase");
    }
    assertThat(table.position().value(Star.RAIL_USED)).isZero();
    assertThat(table.last(Weather.class).weather()).isEqualTo("thaw");
  }

  @Test
  @Case({"STAR-21.0", "STAR-25.1"})
  void modesAndLeavingHaveNoPlaceInABattle() {
    Play table =
        Sketch.clear(8, 9)
            .hq("h", 4, "0402")
            .soviet("x", "20-9-6", "0405")
            .german("a", "1-1-7", "0505")
            .begin(Side.SOVIET, "combat")
            .fights("attack attackers=x hexes=0505", "-/E");
    assertThat(table.question()).isEqualTo("advance");
    table
        .refuses("STAR-21.0", "set-mode unit=h mode=defensive")
        .refuses("STAR-25.1", "withdraw units=x");
  }

  @Test
  @Case({"STAR-19.31", "STAR-19.32"})
  void theChartsTellFrostFromThaw() {
    Play table = Sketch.clear(6, 6).german("a", "1-2-7", "0101").begin(Side.AXIS, "combat");
    assertThat(table.rules().charts(table.position()).toString()).contains("Terrain, frost");
    table.position().setTurn(8);
    assertThat(table.rules().charts(table.position()).toString()).contains("Terrain, thaw");
  }

  @Test
  void aGameBegunByTheFirstRulesGoesOnByThem() {
    Play table = Sketch.clear(6, 6).german("a", "1-2-7", "0101").begin(Side.AXIS, "combat");
    assertThat(table.rules().exclusive().followsVersion2()).isTrue();
    Play before =
        Sketch.clear(6, 6)
            .option("rules-before-2")
            .german("a", "1-2-7", "0101")
            .begin(Side.AXIS, "combat");
    assertThat(before.rules().exclusive().followsVersion2()).isFalse();
  }
}
