package hexfront.games.common;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hexfront.engine.Forecast.Chance;
import hexfront.engine.kernels.Ratios;
import hexfront.engine.kernels.ResultsTable;
import java.util.List;
import org.junit.jupiter.api.Test;

class TypedResultsTest {
  private final Ratios ratios = Ratios.of(List.of("1-1", "2-1"));
  private final ResultsTable table =
      new ResultsTable(
          List.of("1-1", "2-1"),
          List.of(List.of("A1", "-"), List.of("A1", "R"), List.of("-", "R")));
  private final TypedResults<Integer> results =
      new TypedResults<>(ratios, table, 3, word -> word.equals("-") ? 0 : word.length());

  @Test
  void aColumnAndADieGiveAResult() {
    assertThat(results.result(0, 1)).isEqualTo(2);
    assertThat(results.result(0, 3)).isZero();
    assertThat(results.result(1, 2)).isEqualTo(1);
    assertThat(results.distinct()).containsExactly(2, 0, 1);
    assertThat(results.table()).isSameAs(table);
  }

  @Test
  void chancesAreExactAndGoByTheWord() {
    assertThat(results.chances(0))
        .containsExactly(new Chance("A1", 2 / 3.0), new Chance("-", 1 / 3.0));
    assertThat(results.outcomes().of(2, 1, 0)).containsExactly(0, 1 / 3.0, 2 / 3.0);
  }

  @Test
  void columnsAndRowsMustBeThoseExpected() {
    assertThatThrownBy(() -> new TypedResults<>(ratios, table, 6, word -> word))
        .hasMessageContaining("6 rows");
    assertThatThrownBy(
            () -> new TypedResults<>(Ratios.of(List.of("1-1", "3-1")), table, 3, word -> word))
        .hasMessageContaining("3-1");
  }
}
