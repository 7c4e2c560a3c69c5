package hexfront.games.ags.star;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import hexfront.games.ags.Play;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Cases 19.3, 19.4 and 19.7: rivers and the thaw. */
class StarTerrainTest {
  private static Sketch overRiver(String kind, int turn) {
    return Sketch.clear(8, 8)
        .hexside(kind, "0404/0405")
        .panzer("a", "6-2-10", "0404", "size regiment")
        .corps("t", "tank", "6-5-8", "0104")
        .hexside(kind, "0104/0105")
        .turn(turn);
  }

  @ParameterizedTest
  @CsvSource({"1,9", "7,9", "8,3", "10,3"})
  @Case({"STAR-19.31", "STAR-19.32", "STAR-19.7"})
  void aMinorRiverCostsAPointOnlyInTheThaw(int turn, double left) {
    Play table = overRiver("minor-river", turn).begin(Side.AXIS, "initial-movement");
    assertThat(table.plays("move units=a path=0404,0405").pointsLeft("a")).isEqualTo(left);
  }

  @Test
  @Case("STAR-19.32")
  void theThawCostsSovietUnitsTheSame() {
    Play table = overRiver("minor-river", 8).begin(Side.SOVIET, "initial-movement");
    assertThat(table.plays("move units=t path=0104,0105").pointsLeft("t")).isEqualTo(2);
  }

  @Test
  @Case("STAR-19.43")
  void aMajorRiverCostsBothSidesThreePoints() {
    Play german = overRiver("major-river", 3).begin(Side.AXIS, "initial-movement");
    assertThat(german.plays("move units=a path=0404,0405").pointsLeft("a")).isEqualTo(6);
    Play soviet = overRiver("major-river", 3).begin(Side.SOVIET, "initial-movement");
    assertThat(soviet.plays("move units=t path=0104,0105").pointsLeft("t")).isEqualTo(4);
  }

  @ParameterizedTest
  @CsvSource({"7,4", "8,8"})
  @Case({"STAR-19.33", "STAR-19.34"})
  void aMinorRiverDoublesTheDefenderOnlyInTheThaw(int turn, int defence) {
    Play table =
        Sketch.clear(8, 8)
            .hexside("minor-river", "0404/0405")
            .german("a", "5-7-7", "0404")
            .soviet("x", "3-4-6", "0405")
            .turn(turn)
            .begin(Side.AXIS, "combat");
    assertThat(table.defenceAgainst("attack attackers=a hexes=0405")).isEqualTo(defence);
  }

  @Test
  @Case("STAR-19.34")
  void anAttackerOnTheNearBankTakesTheBenefitAway() {
    Play table =
        Sketch.clear(8, 8)
            .hexside("minor-river", "0404/0405")
            .german("a", "5-7-7", "0404")
            .german("b", "5-7-7", "0406")
            .soviet("x", "3-4-6", "0405")
            .turn(9)
            .begin(Side.AXIS, "combat");
    assertThat(table.defenceAgainst("attack attackers=a,b hexes=0405")).isEqualTo(4);
  }

  @Test
  @Case("STAR-19.41")
  void aRetreatCrossesAMajorRiverOnlyIfThereIsNoOtherWay() {
    Sketch sketch =
        Sketch.clear(8, 8)
            .german("a", "9-9-7", "0403")
            .soviet("x", "2-2-6", "0404")
            .hexside("major-river", "0404/0405", "0305/0404");
    Play table = sketch.begin(Side.AXIS, "combat");
    table.fights("attack attackers=a hexes=0404", "-/1").plays("choose option=retreat");
    assertThat(table.retreatsOf("x")).containsExactly("0505");
    Play walled =
        Sketch.clear(8, 8)
            .german("a", "9-9-7", "0403")
            .soviet("x", "2-2-6", "0404")
            .hexside("major-river", "0404/0405", "0305/0404", "0404/0505")
            .begin(Side.AXIS, "combat");
    walled.fights("attack attackers=a hexes=0404", "-/1").plays("choose option=retreat");
    assertThat(walled.retreatsOf("x")).containsExactlyInAnyOrder("0305", "0405", "0505");
  }

  @Test
  @Case("STAR-19.42")
  void supplyCrossesMajorRivers() {
    Play table =
        Sketch.clear(1, 6)
            .hexside("major-river", "0102/0103", "0103/0104")
            .area("soviet-supply", "0101")
            .hq("h", 4, "0103")
            .soviet("x", "2-3-6", "0104")
            .begin(Side.SOVIET, "initial-movement");
    assertThat(table.isSupplied("h")).isTrue();
    assertThat(table.isSupplied("x")).isTrue();
  }

  @ParameterizedTest
  @CsvSource({"7,7,10", "8,3,5"})
  @Case("STAR-19.7")
  void theThawHalvesAllAllowances(int turn, double infantry, double panzers) {
    Sketch sketch =
        Sketch.clear(8, 8)
            .german("a", "1-2-7", "0404")
            .panzer("b", "6-2-10", "0404", "size regiment")
            .turn(turn);
    Play table = sketch.begin(Side.AXIS, "initial-movement");
    assertThat(table.pointsLeft("a")).isEqualTo(infantry);
    assertThat(table.pointsLeft("b")).isEqualTo(panzers);
  }

  @Test
  @Case("STAR-19.7")
  void inTheThawLackOfSupplyLeavesAQuarter() {
    Play table =
        Sketch.clear(8, 8)
            .panzer("b", "6-2-10", "0404", "size regiment", "unsupplied")
            .turn(8)
            .begin(Side.AXIS, "mechanized-movement");
    assertThat(table.pointsLeft("b")).isEqualTo(2);
  }
}
