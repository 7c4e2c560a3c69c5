package hexfront.games.ags.kiev;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hexfront.engine.Case;
import hexfront.engine.Game;
import hexfront.engine.Side;
import hexfront.engine.events.Weather;
import hexfront.engine.orders.EndPhase;
import hexfront.games.Arrangement.Impossible;
import hexfront.games.Setting;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class KievSequenceTest {
  /** The phases of a whole game on an empty map, as "turn side phase". */
  private static List<String> phases() {
    Game game = Sketch.sovietMovement(1).begin().game();
    List<String> phases = new ArrayList<>();
    while (!game.decision().isOver()) {
      phases.add(
          game.position().turn()
              + " "
              + game.position().phasing().word()
              + " "
              + game.decision().stage());
      game.play(new EndPhase());
    }
    return phases;
  }

  @Test
  @Case("KIEV-19.12")
  void noPositionLiesBeyondTheLastTurn() {
    assertThatThrownBy(() -> Sketch.germanMovement(14).begin().game())
        .isInstanceOf(Impossible.class)
        .hasMessageContaining("turns 1 to 13");
  }

  @Test
  @Case("KIEV-19.11")
  void theSovietPlayerMovesFirst() {
    Setting setting = Sketch.BOX.open("campaign", Map.of());
    assertThat(setting.position().phasing()).isEqualTo(Side.SOVIET);
    for (int turn = 1; turn <= 13; turn++) {
      String prefix = turn + " ";
      assertThat(phases().stream().filter(p -> p.startsWith(prefix)).findFirst().orElseThrow())
          .isEqualTo(turn + " soviet initial-movement");
    }
  }

  @Test
  @Case("KIEV-19.12")
  void theGameEndsAfterThirteenTurns() {
    assertThat(phases().getLast()).startsWith("13 axis");
  }

  @Test
  @Case({"KIEV-19.13", "KIEV-19.14", "KIEV-19.22"})
  void aTurnHasMovementAndCombatForBothAndASecondMoveForTheGermanOnly() {
    assertThat(phases().stream().filter(p -> p.startsWith("3 ")))
        .containsExactly(
            "3 soviet initial-movement",
            "3 soviet combat",
            "3 axis initial-movement",
            "3 axis combat",
            "3 axis mechanized-movement");
  }

  @Test
  @Case("KIEV-19.13")
  void noSovietUnitMovesAgainAfterCombat() {
    Play s = Sketch.sovietMovement(2).tank("t", "6-4-10", "0505").hq("h", 5, "0506").begin();
    s.plays("end-phase");
    s.refuses("AGS-4.2", "move units=t path=0505,0504");
    s.plays("end-phase");
    assertThat(s.position().phasing()).isEqualTo(Side.AXIS);
  }

  @Test
  @Case("KIEV-19.14")
  void nobodyHasAnAirPoint() {
    Play s =
        Sketch.germanCombat(2).german("g", "5-7-7", "0505").soviet("s", "2-3-6", "0604").begin();
    s.refuses("KIEV-19.14", "attack attackers=g hexes=0604 air=true");
    s.plays("attack attackers=g hexes=0604", 1);
    assertThat(s.question()).isEqualTo("lose-or-retreat");
  }

  @Test
  @Case("KIEV-19.9")
  void turnsEightAndNineAreMudWithoutGermanMechanizedMovement() {
    List<String> second =
        phases().stream().filter(p -> p.endsWith("axis mechanized-movement")).toList();
    assertThat(second).hasSize(11).noneMatch(p -> p.startsWith("8 ") || p.startsWith("9 "));
    Play s = Sketch.germanCombat(7).begin();
    s.plays("end-phase").plays("end-phase");
    assertThat(s.events(Weather.class)).extracting(Weather::weather).containsExactly("mud");
  }

  @Test
  @Case("KIEV-19.9")
  void mudHalvesAllowancesRoundingDownAndGivesCavalrySix() {
    for (int turn : new int[] {8, 9}) {
      Sketch s =
          Sketch.sovietMovement(turn, 20, 20)
              .state("stand-fast", false)
              .soviet("r", "2-3-7", "1010")
              .tank("t", "6-4-10", "1010")
              .cavalry("c", "2-2-8", "1010")
              .hq("h", 5, "1010");
      assertThat(farthest(s, "r")).isEqualTo(3);
      assertThat(farthest(s, "t")).isEqualTo(5);
      assertThat(farthest(s, "c")).isEqualTo(6);
      assertThat(farthest(s, "h")).isEqualTo(5);
    }
    Sketch german =
        Sketch.germanMovement(9, 20, 20)
            .germanCavalry("c", "4-4-5", "1010")
            .german("i", "5-7-7", "1010");
    assertThat(farthest(german, "c")).isEqualTo(6);
    assertThat(farthest(german, "i")).isEqualTo(3);
  }

  @Test
  @Case("KIEV-19.9")
  void outsideTheMudTurnsAllowancesAreAsPrinted() {
    for (int turn : new int[] {7, 10}) {
      Sketch s = Sketch.germanMovement(turn, 20, 20).germanCavalry("c", "4-4-5", "1010");
      assertThat(farthest(s, "c")).isEqualTo(5);
    }
  }

  @Test
  @Case("KIEV-19.9")
  void inMudACavalryUnitOutOfSupplyHasThree() {
    Sketch s =
        Sketch.sovietMovement(8)
            .state("stand-fast", false)
            .cavalry("c", "2-2-8", "0505", "unsupplied");
    assertThat(farthest(s, "c")).isEqualTo(3);
  }

  private static double farthest(Sketch s, String unit) {
    return s.begin().costs(unit).values().stream().mapToDouble(Double::doubleValue).max().orElse(0);
  }

  @Test
  @Case({"KIEV-19.22", "KIEV-19.14"})
  void aWholeGameKnowsNeitherDisruptionRemovalNorAirPower() {
    assertThat(phases())
        .noneMatch(p -> p.endsWith("disruption-removal") || p.endsWith("air-power"));
  }
}
