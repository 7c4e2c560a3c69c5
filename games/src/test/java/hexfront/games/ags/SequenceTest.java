package hexfront.games.ags;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Section 4. The plain game has three game-turns and all phases. */
class SequenceTest {
  private static Play start() {
    return Sketch.clear(6, 9)
        .german("a", "5-7-7", "0302")
        .panzer("b", "6-2-9", "0402")
        .unit("c", Side.SOVIET, "cavalry", "2-2-9", "0308")
        .soviet("x", "2-3-6", "0408")
        .hq("hq", 4, "0309")
        .turn(1)
        .begin(Side.AXIS, "initial-movement");
  }

  @Test
  @Case("AGS-4.2")
  void eachPlayerTurnRunsThroughItsPhasesInOrder() {
    Play table = start();
    List<String> phases = new ArrayList<>();
    for (int i = 0; i < 8; i++) {
      phases.add(table.asked().word() + " " + table.question());
      table.plays("end-phase");
    }
    assertThat(phases)
        .containsExactly(
            "axis initial-movement",
            "axis combat",
            "axis mechanized-movement",
            "axis air-power",
            "soviet initial-movement",
            "soviet combat",
            "soviet mechanized-movement",
            "soviet air-power");
    assertThat(table.position().turn()).isEqualTo(2);
    assertThat(table.asked()).isEqualTo(Side.AXIS);
  }

  @Test
  @Case("AGS-4.1")
  void theGameEndsAfterItsLastGameTurn() {
    Play table = start();
    for (int i = 0; i < 3 * 8; i++) {
      assertThat(table.question()).isNotEqualTo("game-over");
      table.plays("end-phase");
    }
    assertThat(table.question()).isEqualTo("game-over");
    table.refuses("AGS-4.1", "end-phase");
  }

  @Test
  @Case({"AGS-4.1", "AGS-5.21", "AGS-9.11"})
  void onlyThePhasingPlayerActs() {
    Play table = start();
    table.refuses("AGS-5.21", "move units=x path=0408,0407");
    for (int i = 0; i < 4; i++) {
      table.plays("end-phase");
    }
    table.allows("move units=x path=0408,0407").refuses("AGS-5.21", "move units=a path=0302,0303");
  }

  @Test
  @Case("AGS-4.2")
  void inTheMechanizedMovementPhaseOnlyMechanizedCavalryAndHeadquartersMove() {
    Play axis = start().plays("end-phase").plays("end-phase");
    axis.refuses("AGS-4.2", "move units=a path=0302,0303").allows("move units=b path=0402,0403");
    Play soviet = axis.plays("end-phase").plays("end-phase").plays("end-phase").plays("end-phase");
    soviet
        .refuses("AGS-4.2", "move units=x path=0408,0407")
        .allows("move units=c path=0308,0307")
        .allows("move units=hq path=0309,0308");
  }

  @Test
  @Case("AGS-4.2")
  void ordersHaveTheirPhase() {
    Play table =
        Sketch.clear(6, 9)
            .german("a", "5-7-7", "0303")
            .soviet("x", "2-3-6", "0304")
            .begin(Side.AXIS, "combat");
    table.allows("attack attackers=a hexes=0304").refuses("AGS-4.2", "move units=a path=0303,0302");
  }

  @Test
  @Case({"AGS-4.2", "AGS-12.0"})
  void supplyIsCheckedWhenAMovementPhaseBegins() {
    Play table =
        Sketch.clear(6, 9)
            .source(Side.AXIS, "0308")
            .german("a", "5-7-7", "0303")
            .soviet("x", "2-3-6", "0308")
            .begin(Side.SOVIET, "air-power");
    assertThat(table.is("a", Flag.OUT_OF_SUPPLY)).isFalse();
    table.plays("end-phase");
    assertThat(table.is("a", Flag.OUT_OF_SUPPLY)).isTrue();
  }
}
