package hexfront.games.stalingrad;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Forecast.Chance;
import hexfront.engine.Side;
import hexfront.engine.events.Moved;
import hexfront.engine.events.Phase;
import java.util.HashMap;
import java.util.Map;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

/** Section 10: odds, and the exact chances of results; sections 4 and 5: what moves are refused. */
class ChancesTest {
  private static CombatTable table() {
    return new CombatTable(StalingradTables.load().combat());
  }

  /** Every throw of the dice counted one by one. */
  private static Map<String, Double> thrown(
      CombatTable table, int column, int white, int effort, int reroll) {
    Map<String, Double> chances = new HashMap<>();
    double[] face = new double[7];
    for (int die = 1; die <= 6; die++) {
      for (int again = 1; again <= 6; again++) {
        face[die == reroll ? again : die] += 1 / 36.0;
      }
    }
    for (int a = 1; a <= 6; a++) {
      for (int b = 1; b <= (white == 2 ? 6 : 1); b++) {
        for (int black = 1; black <= 6; black++) {
          int own = CombatTable.multiplied(table.attackerLoss(column, a), effort);
          int theirs = table.defenderLoss(column, a);
          if (white == 2) {
            own += CombatTable.multiplied(table.attackerLoss(column, b), effort);
            theirs += table.defenderLoss(column, b);
          }
          int advance = table.advance(column, black);
          String result =
              CombatTable.result(own, theirs) + (advance == 0 ? "" : " advance " + advance);
          chances.merge(result, face[a] * (white == 2 ? face[b] : 1) * face[black], Double::sum);
        }
      }
    }
    return chances;
  }

  @Test
  @Case({"CTS-10.2d", "CTS-11.5c", "CTS-11.6b"})
  void theChancesOfAllResultsAreThoseOfAllThrows() {
    CombatTable table = table();
    for (int column = 0; column < 10; column++) {
      for (int white = 1; white <= 2; white++) {
        for (int effort = 0; effort <= 2; effort++) {
          for (int reroll : new int[] {0, 1, 6}) {
            Map<String, Double> expected = thrown(table, column, white, effort, reroll);
            Map<String, Double> found = new HashMap<>();
            for (Chance chance : table.chances(column, white, effort, reroll)) {
              assertThat(found.put(chance.result(), chance.p())).isNull();
            }
            assertThat(found.keySet()).isEqualTo(expected.keySet());
            expected.forEach(
                (result, p) -> assertThat(found.get(result)).isCloseTo(p, Offset.offset(1e-9)));
          }
        }
      }
    }
  }

  @Test
  @Case({"CTS-10.1.8a", "CTS-10.2a", "CTS-10.2c"})
  void oddsGoOnAboveTheTableAndStayInsideItOnceShifted() {
    CombatTable table = table();
    int best = table.shifted(1000, 0);
    assertThat(table.name(best)).isEqualTo("7-1");
    assertThat(table.ladder(7, 2)).isEqualTo(best);
    assertThat(table.ladder(8, 2)).isEqualTo(best + 1);
    assertThat(table.ladder(10, 2)).isEqualTo(table.above(10));
    assertThat(table.ladder(10, 0)).isGreaterThan(table.above(1000));
    assertThat(table.ladder(0, 0)).isEqualTo(CombatTable.NONE);
    assertThat(table.ladder(1, 10)).isEqualTo(CombatTable.NONE);
    assertThat(table.shifted(best + 3, -1)).isEqualTo(best - 1);
    assertThat(table.shifted(0, -4)).isZero();
  }

  @Test
  @Case("CTS-10.2d")
  void resultsAreWrittenAsPlayersWriteThem() {
    assertThat(CombatTable.result(0, 0)).isEqualTo("-");
    assertThat(CombatTable.result(1, 0)).isEqualTo("A1");
    assertThat(CombatTable.result(0, 2)).isEqualTo("D2");
    assertThat(CombatTable.result(1, 2)).isEqualTo("A1/D2");
    assertThat(CombatTable.steps("A1/D2", 'A')).isEqualTo(1);
    assertThat(CombatTable.steps("A1/D2", 'D')).isEqualTo(2);
    assertThat(CombatTable.steps("-", 'D')).isZero();
    assertThat(CombatTable.advance("D2 advance 3")).isEqualTo(3);
    assertThat(CombatTable.advance("D2")).isZero();
  }

  // ---- moves

  @Test
  @Case({"CTS-4.2d", "CTS-4.2a", "CTS-4.1a"})
  void aMoveNamesItsUnitsOnceAndBeginsWhereTheyStand() {
    Play play =
        Sketch.clear(9, 9)
            .german("a", "0405")
            .german("b", "0505")
            .rifle("x", "0402")
            .begin(Side.AXIS, "movement")
            .refuses("CTS-4.2d", "move units=a,a path=0405,0406")
            .refuses("CTS-4.2a", "move units=a path=0406,0407")
            .refuses("CTS-4.1a", "move units=x path=0402,0401")
            .plays("move units=a path=0405,0406");
    assertThat(play.last(Moved.class).rule()).isEqualTo("CTS-4.2a");
    play.plays("end-phase");
    assertThat(play.events()).anyMatch(Phase.class::isInstance);
  }

  @Test
  @Case({"CTS-4.5a", "CTS-4.5c"})
  void aStrategicMoveKeepsAwayFromEnemies() {
    Play play =
        Sketch.clear(9, 9)
            .german("a", "0404")
            .german("b", "0808")
            .rifle("x", "0407")
            .begin(Side.AXIS, "movement")
            .refuses("CTS-4.5a", "move units=a path=0404,0405,0406 strategic=true")
            .allows("move units=a path=0404,0504,0604,0704 strategic=true")
            .plays("move units=b path=0808,0708,0608 strategic=true");
    assertThat(play.last(Moved.class).rule()).isEqualTo("CTS-4.5a");
  }

  @Test
  @Case({"CTS-5.0a", "CTS-5.1a", "CTS-23.7d"})
  void threeDivisionsStayInAHexHoweverTheyCome() {
    Sketch full = Sketch.clear(9, 9).german("a", "0405").german("b", "0405").german("c", "0405");
    full.german("d", "0406")
        .hq("h", Side.AXIS, "0406")
        .begin(Side.AXIS, "movement")
        .refuses("CTS-5.0a", "move units=d path=0406,0405")
        .allows("move units=h path=0406,0405")
        .allows("move units=d path=0406,0405,0404");
  }
}
