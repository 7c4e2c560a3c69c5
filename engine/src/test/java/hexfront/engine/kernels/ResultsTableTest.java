package hexfront.engine.kernels;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class ResultsTableTest {
  private static final ResultsTable TABLE =
      new ResultsTable(List.of("1-2", "1-1"), List.of(List.of("A1", "D1"), List.of("A2", "-")));

  @Test
  void aResultIsFoundByItsColumnAndTheDie() {
    assertThat(TABLE.result(0, 1)).isEqualTo("A1");
    assertThat(TABLE.result(1, 1)).isEqualTo("D1");
    assertThat(TABLE.result(0, 2)).isEqualTo("A2");
    assertThat(TABLE.faces()).isEqualTo(2);
  }

  @Test
  void everyRowHasAResultForEveryColumn() {
    assertThatThrownBy(() -> new ResultsTable(List.of("1-1"), List.of(List.of("A1", "D1"))))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("2 results under 1 columns");
  }
}
