package hexfront.games.ags.star;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Decision;
import hexfront.engine.Side;
import hexfront.engine.Unit;
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
}
