package hexfront.engine.kernels;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

/** Exact chances, on numbers done by hand. */
class OutcomesTest {
  private static final Offset<Double> EXACT = within(1e-12);
  private static final int MISS = 0;
  private static final int HIT = 1;

  /** A column in which some rolls hit. */
  private static int[] column(Rolls rolls, IntPredicate hits) {
    return IntStream.range(0, rolls.count()).map(roll -> hits.test(roll) ? HIT : MISS).toArray();
  }

  /** Two dice: at 1-1 eight or more hits, at 2-1 five or more. */
  private static Outcomes twoDice(Rolls rolls) {
    int[][] table = {column(rolls, roll -> roll + 2 >= 8), column(rolls, roll -> roll + 2 >= 5)};
    return new Outcomes(Ratios.of(List.of("1-1", "2-1")), rolls, table, 2);
  }

  @Test
  void theFacesOfADieAreEquallyLikely() {
    Rolls die = Rolls.die(6);
    assertThat(die.count()).isEqualTo(6);
    Outcomes outcomes =
        new Outcomes(
            new Differentials(List.of(0, 1)),
            die,
            new int[][] {column(die, roll -> roll == 5), column(die, roll -> roll >= 2)},
            2);
    assertThat(outcomes.of(3, 3, 0)[HIT]).isEqualTo(1 / 6.0, EXACT);
    assertThat(outcomes.of(3, 3, 1)[HIT]).isEqualTo(4 / 6.0, EXACT);
    assertThat(outcomes.of(3, 3, 1)[MISS]).isEqualTo(2 / 6.0, EXACT);
  }

  @Test
  void theSumOfDice() {
    assertThat(Rolls.sum(2, 6).count()).isEqualTo(11);
    assertThat(Rolls.sum(2, 6).chance(0)).isEqualTo(1 / 36.0, EXACT);
    assertThat(Rolls.sum(2, 6).chance(7 - 2)).isEqualTo(6 / 36.0, EXACT);
    assertThat(Rolls.sum(3, 6).chance(10 - 3)).isEqualTo(27 / 216.0, EXACT);
    Outcomes outcomes = twoDice(Rolls.sum(2, 6));
    assertThat(outcomes.of(2, 2, 0)[HIT]).isEqualTo(15 / 36.0, EXACT);
    assertThat(outcomes.of(4, 2, 0)[HIT]).isEqualTo(30 / 36.0, EXACT);
  }

  @Test
  void strengthsThatAreNotKnownEnterAsDistributions() {
    double[] attack = {0, 0, 0.5, 0, 0.5};
    double[] defence = {0, 0, 1};
    assertThat(twoDice(Rolls.sum(2, 6)).of(attack, defence, 0)[HIT]).isEqualTo(45 / 72.0, EXACT);
  }

  @Test
  void everyWayThatDiceCanFallIsANumber() {
    Rolls ways = Rolls.each(2, 6);
    assertThat(ways.count()).isEqualTo(36);
    assertThat(Rolls.number(6, 1, 1)).isZero();
    assertThat(Rolls.number(6, 4, 3)).isEqualTo(20);
    int[] doubles = column(ways, way -> way / 6 == way % 6);
    Outcomes outcomes = new Outcomes(new Differentials(List.of(0)), ways, new int[][] {doubles}, 2);
    assertThat(outcomes.of(1, 1, 0)[HIT]).isEqualTo(6 / 36.0, EXACT);
  }

  @Test
  void someRollsAreRolledAgainOnce() {
    Rolls die = Rolls.die(6).again(roll -> roll == 0);
    assertThat(die.chance(0)).isEqualTo(1 / 36.0, EXACT);
    assertThat(die.chance(5)).isEqualTo(7 / 36.0, EXACT);
    Rolls doubles = Rolls.each(2, 6).again(way -> way / 6 == way % 6);
    assertThat(doubles.chance(Rolls.number(6, 3, 3))).isEqualTo(1 / 216.0, EXACT);
    assertThat(doubles.chance(Rolls.number(6, 3, 4))).isEqualTo(7 / 216.0, EXACT);
  }

  @Test
  void orUntilTheyDoNotCome() {
    Rolls die = Rolls.die(6).without(roll -> roll == 0);
    assertThat(die.chance(0)).isZero();
    assertThat(die.chance(5)).isEqualTo(1 / 5.0, EXACT);
  }

  @Test
  void tablesByPercentageAreOneRowOfColumns() {
    Columns columns = new Percentages(List.of(50, 100), -1, 1);
    Rolls die = Rolls.die(6);
    int[][] table = new int[6][];
    for (int c = 0; c < 6; c++) {
      int hits = c;
      table[c] = column(die, roll -> roll < hits);
    }
    Outcomes outcomes = new Outcomes(columns, die, table, 2);
    assertThat(outcomes.of(10, 10, 1)[HIT]).isEqualTo(5 / 6.0, EXACT);
    assertThat(outcomes.of(5, 10, -1)[HIT]).isZero();
    assertThat(outcomes.of(5, 10, 3)[HIT]).isEqualTo(2 / 6.0, EXACT);
  }

  @Test
  void belowTheTableNothingCanComeOfIt() {
    assertThat(twoDice(Rolls.sum(2, 6)).of(1, 2, 0)).containsOnly(0);
  }

  @Test
  void aTableMustFitItsColumnsAndDice() {
    Rolls die = Rolls.die(6);
    Columns columns = new Differentials(List.of(0, 1));
    assertThatThrownBy(() -> new Outcomes(columns, die, new int[][] {new int[6]}, 1))
        .hasMessageContaining("1 columns");
    assertThatThrownBy(() -> new Outcomes(columns, die, new int[2][5], 1))
        .hasMessageContaining("5 results");
  }
}
