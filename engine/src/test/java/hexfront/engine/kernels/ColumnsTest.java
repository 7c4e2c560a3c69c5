package hexfront.engine.kernels;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

/** From strengths to a column, for every kind of table. */
class ColumnsTest {
  private static final Columns ODDS = new Odds(3, 10);
  private static final Columns RATIOS =
      Ratios.of(
          List.of("1-4", "1-3", "1-2", "1-1", "1.5-1", "2-1", "3-1", "4-1", "5-1", "6-1", "7-1"));
  private static final Columns PERCENTAGES =
      new Percentages(List.of(50, 75, 100, 125, 150, 175, 200), -3, 4);
  private static final Columns DIFFERENTIALS = new Differentials(List.of(-3, -1, 0, 2, 5));

  private static String column(Columns columns, int attack, int defence) {
    return columns.name(columns.column(attack, defence));
  }

  private static String shifted(Columns columns, int attack, int defence, int by) {
    return columns.name(columns.shift(columns.column(attack, defence), by));
  }

  @Test
  void oddsAreRoundedForTheDefenderAndClamped() {
    assertThat(ODDS.columns()).isEqualTo(12);
    assertThat(column(ODDS, 29, 10)).isEqualTo("2-1");
    assertThat(column(ODDS, 5, 10)).isEqualTo("1-2");
    assertThat(column(ODDS, 4, 10)).isEqualTo("1-3");
    assertThat(column(ODDS, 1, 10)).isEqualTo("1-3");
    assertThat(column(ODDS, 200, 10)).isEqualTo("10-1");
    assertThat(shifted(ODDS, 5, 10, -4)).isEqualTo("1-3");
    assertThat(shifted(ODDS, 5, 10, 2)).isEqualTo("2-1");
  }

  @Test
  void ratiosGoBelowEvenOddsAndHaveHalves() {
    assertThat(column(RATIOS, 53, 18)).isEqualTo("2-1");
    assertThat(column(RATIOS, 3, 2)).isEqualTo("1.5-1");
    assertThat(column(RATIOS, 5, 9)).isEqualTo("1-2");
    assertThat(column(RATIOS, 1, 3)).isEqualTo("1-3");
    assertThat(RATIOS.column(1, 5)).isEqualTo(Columns.NONE);
    assertThat(shifted(RATIOS, 80, 10, -1)).isEqualTo("6-1");
    assertThat(shifted(RATIOS, 10, 10, 1)).isEqualTo("1.5-1");
  }

  @Test
  void aRatioMayBeWrittenWithAnySecondNumber() {
    Columns columns = Ratios.of(List.of("1:2", "1:1", "3:2", "2:1"));
    assertThat(column(columns, 3, 2)).isEqualTo("3:2");
    assertThat(column(columns, 29, 20)).isEqualTo("1:1");
    assertThat(column(columns, 19, 10)).isEqualTo("3:2");
  }

  @Test
  void percentagesChooseATableAndShiftsMoveInsideIt() {
    assertThat(PERCENTAGES.columns()).isEqualTo(56);
    assertThat(column(PERCENTAGES, 35, 20)).isEqualTo("175/0");
    assertThat(column(PERCENTAGES, 34, 20)).isEqualTo("150/0");
    assertThat(column(PERCENTAGES, 9, 20)).isEqualTo("50/0");
    assertThat(column(PERCENTAGES, 99, 20)).isEqualTo("200/0");
    assertThat(column(PERCENTAGES, 1, 0)).isEqualTo("200/0");
    assertThat(shifted(PERCENTAGES, 35, 20, -1)).isEqualTo("175/-1");
    assertThat(shifted(PERCENTAGES, 35, 20, 2)).isEqualTo("175/+2");
    assertThat(shifted(PERCENTAGES, 99, 20, 9)).isEqualTo("200/+4");
    assertThat(shifted(PERCENTAGES, 9, 20, -9)).isEqualTo("50/-3");
  }

  @Test
  void differencesAreRoundedDownAndClamped() {
    assertThat(DIFFERENTIALS.names()).containsExactly("-3", "-1", "0", "+2", "+5");
    assertThat(column(DIFFERENTIALS, 4, 6)).isEqualTo("-3");
    assertThat(column(DIFFERENTIALS, 3, 4)).isEqualTo("-1");
    assertThat(column(DIFFERENTIALS, 6, 5)).isEqualTo("0");
    assertThat(column(DIFFERENTIALS, 7, 5)).isEqualTo("+2");
    assertThat(column(DIFFERENTIALS, 20, 1)).isEqualTo("+5");
    assertThat(column(DIFFERENTIALS, 1, 20)).isEqualTo("-3");
    assertThat(shifted(DIFFERENTIALS, 5, 5, 1)).isEqualTo("+2");
    assertThat(shifted(DIFFERENTIALS, 5, 5, -7)).isEqualTo("-3");
  }

  @Test
  void everyColumnHasANameOfItsOwn() {
    for (Columns columns : List.of(ODDS, RATIOS, PERCENTAGES, DIFFERENTIALS)) {
      assertThat(columns.names()).hasSize(columns.columns()).doesNotHaveDuplicates();
    }
  }

  @Test
  void columnsThatDoNotRiseAreRefused() {
    assertThatThrownBy(() -> new Differentials(List.of(1, 1))).hasMessageContaining("1");
    assertThatThrownBy(() -> new Percentages(List.of(100, 50), -1, 1)).hasMessageContaining("50");
    assertThatThrownBy(() -> new Percentages(List.of(100), 1, 2)).hasMessageContaining("column 0");
  }
}
