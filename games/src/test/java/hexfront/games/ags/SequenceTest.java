package hexfront.games.ags;

import static hexfront.games.ags.Orders.attack;
import static hexfront.games.ags.Orders.endPhase;
import static hexfront.games.ags.Orders.move;
import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Section 4. The plain game has three game-turns and all phases. */
class SequenceTest {
  private static Table start() {
    return Sketch.clear(6, 9)
        .german("a", "5-7-7", "0302")
        .panzer("b", "6-2-9", "0402")
        .unit("c", Side.SOVIET, "cavalry", "2-2-9", "0308")
        .soviet("x", "2-3-6", "0408")
        .hq("hq", 4, "0309")
        .turn(1)
        .begin(Side.AXIS, Phase.INITIAL_MOVEMENT);
  }

  @Test
  @Case("AGS-4.2")
  void eachPlayerTurnRunsThroughItsPhasesInOrder() {
    Table table = start();
    List<String> phases = new ArrayList<>();
    for (int i = 0; i < 8; i++) {
      phases.add(table.asked().word() + " " + table.question());
      table.plays(endPhase());
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
    Table table = start();
    for (int i = 0; i < 3 * 8; i++) {
      assertThat(table.question()).isNotEqualTo("game-over");
      table.plays(endPhase());
    }
    assertThat(table.question()).isEqualTo("game-over");
    table.refuses("AGS-4.1", endPhase());
  }

  @Test
  @Case({"AGS-4.1", "AGS-5.21", "AGS-9.11"})
  void onlyThePhasingPlayerActs() {
    Table table = start();
    table.refuses("AGS-5.21", move("x", "0408-0407"));
    for (int i = 0; i < 4; i++) {
      table.plays(endPhase());
    }
    table.allows(move("x", "0408-0407")).refuses("AGS-5.21", move("a", "0302-0303"));
  }

  @Test
  @Case("AGS-4.2")
  void inTheMechanizedMovementPhaseOnlyMechanizedCavalryAndHeadquartersMove() {
    Table axis = start().plays(endPhase()).plays(endPhase());
    axis.refuses("AGS-4.2", move("a", "0302-0303")).allows(move("b", "0402-0403"));
    Table soviet = axis.plays(endPhase()).plays(endPhase()).plays(endPhase()).plays(endPhase());
    soviet
        .refuses("AGS-4.2", move("x", "0408-0407"))
        .allows(move("c", "0308-0307"))
        .allows(move("hq", "0309-0308"));
  }

  @Test
  @Case("AGS-4.2")
  void ordersHaveTheirPhase() {
    Table table =
        Sketch.clear(6, 9)
            .german("a", "5-7-7", "0303")
            .soviet("x", "2-3-6", "0304")
            .begin(Side.AXIS, Phase.COMBAT);
    table.allows(attack("a", "0304")).refuses("AGS-4.2", move("a", "0303-0302"));
  }

  @Test
  @Case({"AGS-4.2", "AGS-12.0"})
  void supplyIsCheckedWhenAMovementPhaseBegins() {
    Table table =
        Sketch.clear(6, 9)
            .source(Side.AXIS, "0308")
            .german("a", "5-7-7", "0303")
            .soviet("x", "2-3-6", "0308")
            .begin(Side.SOVIET, Phase.AIR_POWER);
    assertThat(table.is("a", Flag.OUT_OF_SUPPLY)).isFalse();
    table.plays(endPhase());
    assertThat(table.is("a", Flag.OUT_OF_SUPPLY)).isTrue();
  }
}
