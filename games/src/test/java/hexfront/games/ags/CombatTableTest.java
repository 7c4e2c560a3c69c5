package hexfront.games.ags;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Cases 9.4 and 9.5: columns and results. */
class CombatTableTest {
  private static final CombatTable TABLE = AgsTables.combat();

  @ParameterizedTest
  @Case({"AGS-9.4", "AGS-9.0"})
  @CsvSource({
    "26, 9, 2-1",
    "29, 10, 2-1",
    "5, 5, 1-1",
    "9, 5, 1-1",
    "10, 5, 2-1",
    "4, 5, 1-2",
    "5, 10, 1-2",
    "2, 5, 1-3",
    "5, 11, 1-3"
  })
  void oddsAreRoundedForTheDefender(int attack, int defence, String column) {
    assertThat(TABLE.columnName(TABLE.column(attack, defence, 0))).isEqualTo(column);
  }

  @ParameterizedTest
  @Case("AGS-9.5")
  @CsvSource({"11, 1, 10-1", "99, 1, 10-1", "1, 4, 1-3", "1, 50, 1-3"})
  void oddsBeyondTheTableUseItsLastColumn(int attack, int defence, String column) {
    assertThat(TABLE.columnName(TABLE.column(attack, defence, 0))).isEqualTo(column);
  }

  @ParameterizedTest
  @Case("AGS-14.14")
  @CsvSource({
    "4, 2, 1, 3-1",
    "4, 2, -1, 1-1",
    "12, 1, -1, 9-1",
    "1, 5, 1, 1-2",
    "12, 1, 1, 10-1",
    "1, 5, -1, 1-3"
  })
  void aShiftGoesFromTheClampedColumnAndStaysOnTheTable(
      int attack, int defence, int shift, String column) {
    assertThat(TABLE.columnName(TABLE.column(attack, defence, shift))).isEqualTo(column);
  }

  @ParameterizedTest
  @Case("AGS-9.5")
  @CsvSource({
    "1-3,  1/-, 1/-, 1/-, 2/-, E/-, E/-",
    "1-2,  1/1, eng, 1/-, 1/-, 2/-, E/-",
    "1-1,  -/1, 1/1, 1/1, eng, 1/-, 2/-",
    "2-1,  -/1, -/1, 1/1, 1/1, eng, 1/-",
    "3-1,  -/2, -/1, -/1, 1/1, 1/1, eng",
    "4-1,  -/2, 1/2, -/1, -/1, 1/1, eng",
    "5-1,  -/2, -/2, 1/2, -/1, -/1, 1/1",
    "6-1,  1/3, -/2, -/2, 1/2, -/1, -/1",
    "7-1,  -/3, 1/3, -/2, -/2, 1/2, -/1",
    "8-1,  -/E, -/3, 1/3, -/2, -/2, -/2",
    "9-1,  -/E, -/E, -/3, 1/3, -/2, -/2",
    "10-1, -/E, -/E, -/E, -/3, -/3, -/2"
  })
  void eachColumnHasItsSixResults(
      String column, String one, String two, String three, String four, String five, String six) {
    int number = TABLE.table().columns().indexOf(column);
    assertThat(
            java.util.stream.IntStream.rangeClosed(1, 6)
                .mapToObj(die -> TABLE.result(number, die).toString()))
        .containsExactly(one, two, three, four, five, six);
  }

  @Test
  @Case("AGS-9.5")
  void theTableHasTwelveColumns() {
    assertThat(TABLE.table().columns())
        .containsExactly(
            "1-3", "1-2", "1-1", "2-1", "3-1", "4-1", "5-1", "6-1", "7-1", "8-1", "9-1", "10-1");
  }
}
