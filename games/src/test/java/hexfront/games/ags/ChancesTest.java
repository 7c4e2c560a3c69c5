package hexfront.games.ags;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import hexfront.engine.Case;
import hexfront.engine.Forecast.Chance;
import hexfront.engine.Side;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The chances of a battle in which nobody knows yet who the untried units are. */
class ChancesTest {
  private static final String COMBAT = "combat";

  private static Map<String, Double> chances(Play table, String order) {
    return table.odds(order).outcomes().stream()
        .collect(Collectors.toMap(Chance::result, Chance::p));
  }

  /** What one column of the table brings. */
  private static Map<String, Double> column(int attack, int defence) {
    Play table =
        Sketch.clear(8, 8)
            .german("a", attack + "-9-7", "0403")
            .soviet("x", "1-" + defence + "-6", "0404")
            .begin(Side.AXIS, COMBAT);
    return chances(table, "attack attackers=a hexes=0404");
  }

  /** A column and how likely it is. */
  private record Part(double weight, Map<String, Double> chances) {}

  private static Part in(double weight, Map<String, Double> chances) {
    return new Part(weight, chances);
  }

  private static Map<String, Double> mix(Part... parts) {
    Map<String, Double> sum = new TreeMap<>();
    for (Part one : parts) {
      one.chances().forEach((r, p) -> sum.merge(r, one.weight() * p, Double::sum));
    }
    return sum;
  }

  private static void assertSame(Map<String, Double> found, Map<String, Double> expected) {
    assertThat(found.keySet()).isEqualTo(expected.keySet());
    expected.forEach(
        (result, p) -> assertThat(found.get(result)).as(result).isCloseTo(p, within(1e-9)));
  }

  @Test
  @Case("AGS-9.5")
  void knownUnitsHaveTheChancesOfTheirColumn() {
    assertSame(
        column(8, 4), Map.of("-/1", 2 / 6.0, "1/1", 2 / 6.0, "eng", 1 / 6.0, "1/-", 1 / 6.0));
  }

  /** A German attack of 24 on untried units whose counters defend with 2, 4 and 4. */
  private static Sketch attackOnUntried() {
    return Sketch.clear(8, 8)
        .german("a", "24-9-7", "0403")
        .soviet("two", "1-2-6", "off")
        .soviet("four", "3-4-6", "off")
        .soviet("also", "3-4-6", "off");
  }

  @Test
  @Case({"AGS-13.2", "AGS-9.5"})
  void everyCounterThatCanBeDrawnCounts() {
    Play table =
        attackOnUntried()
            .untried("u", "0-0-6", "0404", "draws two four also")
            .begin(Side.AXIS, COMBAT);
    assertSame(
        chances(table, "attack attackers=a hexes=0404"),
        mix(in(1 / 3.0, column(24, 2)), in(2 / 3.0, column(24, 4))));
  }

  @Test
  @Case({"AGS-13.2", "AGS-9.4"})
  void theColumnsThatMayComeAreToldWithTheirChances() {
    Play table =
        attackOnUntried()
            .untried("u", "0-0-6", "0404", "draws two four also")
            .begin(Side.AXIS, COMBAT);
    assertThat(table.odds("attack attackers=a hexes=0404").drawn())
        .satisfiesExactly(
            six -> {
              assertThat(six.column()).isEqualTo("6-1");
              assertThat(six.p()).isCloseTo(2 / 3.0, within(1e-9));
            },
            ten -> {
              assertThat(ten.column()).isEqualTo("10-1");
              assertThat(ten.p()).isCloseTo(1 / 3.0, within(1e-9));
            });
  }

  @Test
  @Case("AGS-9.4")
  void amongKnownUnitsNoColumnIsDrawn() {
    Play table =
        Sketch.clear(8, 8)
            .german("a", "8-9-7", "0403")
            .soviet("x", "1-4-6", "0404")
            .begin(Side.AXIS, COMBAT);
    assertThat(table.odds("attack attackers=a hexes=0404").drawn()).isEmpty();
  }

  @Test
  @Case("AGS-13.2")
  void nobodyIsDrawnTwice() {
    Play table =
        attackOnUntried()
            .untried("u", "0-0-6", "0404", "draws two four also")
            .untried("v", "0-0-6", "0404", "draws two four also")
            .begin(Side.AXIS, COMBAT);
    assertSame(
        chances(table, "attack attackers=a hexes=0404"),
        mix(in(2 / 3.0, column(24, 6)), in(1 / 3.0, column(24, 8))));
  }

  @Test
  @Case("AGS-13.2")
  void unitsOfDifferentHexesDrawFromOnePool() {
    Play table =
        attackOnUntried()
            .german("b", "24-9-7", "0503")
            .untried("u", "0-0-6", "0404", "draws two four also")
            .untried("v", "0-0-6", "0504", "draws two four also")
            .begin(Side.AXIS, COMBAT);
    assertSame(
        chances(table, "attack attackers=a,b hexes=0404,0504"),
        mix(in(2 / 3.0, column(48, 6)), in(1 / 3.0, column(48, 8))));
  }

  @Test
  @Case({"AGS-13.2", "AGS-12.23"})
  void lackOfSupplyHalvesWhoeverIsDrawn() {
    Play table =
        attackOnUntried()
            .untried("u", "0-0-6", "0404", "unsupplied", "draws two four also")
            .untried("v", "0-0-6", "0404", "draws two four also")
            .begin(Side.AXIS, COMBAT);
    // u and v draw two and four, four and two, or four and four; u counts half.
    assertSame(
        chances(table, "attack attackers=a hexes=0404"),
        mix(in(1 / 3.0, column(24, 5)), in(1 / 3.0, column(24, 4)), in(1 / 3.0, column(24, 6))));
  }

  @Test
  @Case({"AGS-13.2", "AGS-10.4"})
  void knownDefendersAndTerrainAreAdded() {
    Play table =
        attackOnUntried()
            .terrain("woods", "0404")
            .soviet("x", "1-1-6", "0404")
            .untried("u", "0-0-6", "0404", "draws two four")
            .begin(Side.AXIS, COMBAT);
    assertSame(
        chances(table, "attack attackers=a hexes=0404"),
        mix(in(1 / 2.0, column(24, 6)), in(1 / 2.0, column(24, 10))));
  }

  @Test
  @Case("AGS-13.2")
  void untriedAttackersAreDrawnToo() {
    Play table =
        Sketch.clear(8, 8)
            .soviet("one", "1-2-6", "off")
            .soviet("three", "3-4-6", "off")
            .soviet("five", "5-4-6", "off")
            .soviet("x", "2-2-6", "0404")
            .untried("u", "0-0-6", "0404", "draws one three five")
            .untried("v", "0-0-6", "0303", "draws one three five")
            .german("a", "8-2-7", "0403")
            .begin(Side.SOVIET, COMBAT);
    assertSame(
        chances(table, "attack attackers=x,u,v hexes=0403"),
        mix(in(1 / 3.0, column(6, 2)), in(1 / 3.0, column(8, 2)), in(1 / 3.0, column(10, 2))));
    assertSame(chances(table, "attack attackers=x hexes=0403"), column(2, 2));
  }

  @Test
  @Case({"AGS-13.2", "AGS-6.0"})
  void anOverrunHalvesTheStack() {
    Play table =
        Sketch.clear(8, 8)
            .tank("one", "13-2-6", "off")
            .tank("three", "17-4-6", "off")
            .tank("x", "2-2-6", "0404")
            .tank("u", "0-0-6", "0404", "untried", "draws one three")
            .german("a", "8-2-7", "0403")
            .begin(Side.SOVIET, "initial-movement");
    assertSame(
        chances(table, "overrun units=x,u hex=0403"),
        mix(in(1 / 2.0, column(7, 2)), in(1 / 2.0, column(9, 2))));
  }

  @Test
  @Case({"AGS-13.2", "AGS-11.37", "AGS-11.38"})
  void headquartersTakePartWhoeverIsDrawn() {
    Play attacking =
        Sketch.clear(8, 8)
            .soviet("one", "1-2-6", "off")
            .soviet("five", "5-4-6", "off")
            .hq("h", 2, "0404")
            .untried("u", "0-0-6", "0404", "draws one five")
            .german("a", "8-2-7", "0403")
            .begin(Side.SOVIET, COMBAT);
    // The rating of two adds no more than the stack itself has.
    assertSame(
        chances(attacking, "attack attackers=u hexes=0403 hq-bonus=true"),
        mix(in(1 / 2.0, column(2, 2)), in(1 / 2.0, column(7, 2))));
  }

  @Test
  @Case({"AGS-13.3", "AGS-13.2"})
  void defendersWithoutDefenceAreSureToDie() {
    Play table =
        attackOnUntried()
            .soviet("none", "0-0-6", "off")
            .untried("u", "0-0-6", "0404", "draws two none")
            .begin(Side.AXIS, COMBAT);
    assertSame(
        chances(table, "attack attackers=a hexes=0404"),
        mix(in(1 / 2.0, column(24, 2)), in(1 / 2.0, Map.of("-/E", 1.0))));
  }

  @Test
  @Case("AGS-13.1")
  void whoHasNoPoolIsWhatHisCounterSays() {
    Play table =
        Sketch.clear(8, 8)
            .german("a", "8-9-7", "0403")
            .untried("u", "1-4-6", "0404")
            .untried("v", "1-2-6", "0404")
            .begin(Side.AXIS, COMBAT);
    assertSame(chances(table, "attack attackers=a hexes=0404"), column(8, 6));
  }
}
