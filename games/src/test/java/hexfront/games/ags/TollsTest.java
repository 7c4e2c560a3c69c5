package hexfront.games.ags;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import hexfront.engine.Case;
import hexfront.engine.Side;
import hexfront.engine.Toll;
import hexfront.engine.Toll.Span;
import org.junit.jupiter.api.Test;

/** What a planned battle is said to cost, against what it then costs. */
class TollsTest {
  private static Play open() {
    return Sketch.clear(7, 7)
        .german("a", "12-10-9|5-7-9", "0404")
        .soviet("x", "4-4-6|2-2-6|1-1-6", "0403")
        .begin(Side.AXIS, "combat");
  }

  /** The defender's hex is ringed by zones of units that take no part. */
  private static Play trapped() {
    return Sketch.clear(7, 7)
        .german("a", "12-10-9|5-7-9", "0404")
        .german("b", "1-1-9", "0401")
        .german("c", "1-1-9", "0602")
        .german("d", "1-1-9", "0202")
        .soviet("x", "4-4-6|2-2-6|1-1-6", "0403")
        .begin(Side.AXIS, "combat");
  }

  private static Toll toll(Play table, String result) {
    return table
        .rules()
        .toll(table.position(), table.order("attack attackers=a hexes=0403"), result);
  }

  @Test
  @Case({"AGS-9.65", "AGS-9.66"})
  void whoMayRetreatLosesNothingOrStandsAndLosesSteps() {
    Toll toll = toll(open(), "1/2");
    assertThat(toll.defenderSteps()).isEqualTo(new Span(0, 2));
    assertThat(toll.attackerSteps()).isEqualTo(new Span(0, 1));
    assertThat(toll.vacated()).isEqualTo(new Span(0, 1));
    Play stands = open().fights("attack attackers=a hexes=0403", "-/2").plays("choose option=lose");
    assertThat(stands.stepsLeft("x")).isEqualTo(1);
  }

  @Test
  @Case("AGS-9.65")
  void engagedCostsBothAStepAndNobodyLeaves() {
    assertThat(toll(open(), "eng"))
        .isEqualTo(new Toll(Span.exactly(1), Span.exactly(1), Span.ZERO));
  }

  @Test
  @Case({"AGS-9.65", "AGS-9.66"})
  void whatDiesLeavesTheHexForCertain() {
    assertThat(toll(open(), "-/E"))
        .isEqualTo(new Toll(Span.ZERO, Span.exactly(3), Span.exactly(1)));
    assertThat(toll(open(), "E/-").attackerSteps()).isEqualTo(Span.exactly(2));
    assertThat(toll(open(), "-/3").vacated()).isEqualTo(Span.exactly(1));
  }

  @Test
  @Case({"AGS-9.66", "AGS-9.71"})
  void whoCannotRetreatLosesStepsAndStays() {
    Toll toll = toll(trapped(), "-/2");
    assertThat(toll.defenderSteps()).isEqualTo(Span.exactly(2));
    assertThat(toll.vacated()).isEqualTo(Span.ZERO);
  }

  @Test
  @Case("AGS-9.5")
  void theExpectationCountsEveryResultWithItsChance() {
    Play table = open();
    var order = table.order("attack attackers=a hexes=0403");
    double most = 0;
    for (var chance : table.rules().odds(table.position(), order).outcomes()) {
      most += chance.p() * toll(table, chance.result()).defenderSteps().most();
    }
    Toll expected = table.rules().expected(table.position(), order);
    assertThat(expected.defenderSteps().most()).isCloseTo(most, within(1e-9)).isPositive();
    assertThat(expected.vacated().least()).isLessThan(expected.vacated().most());
  }
}
