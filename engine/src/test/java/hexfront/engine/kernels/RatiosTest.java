package hexfront.engine.kernels;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class RatiosTest {
  private static final Ratios RATIOS = Ratios.of(List.of("1-1", "1.5-1", "2-1", "3-1", "10-1+"));

  @Test
  void aRatioIsRoundedDownToAColumn() {
    assertThat(RATIOS.name(RATIOS.column(3, 2))).isEqualTo("1.5-1");
    assertThat(RATIOS.name(RATIOS.column(29, 15))).isEqualTo("1.5-1");
    assertThat(RATIOS.name(RATIOS.column(9, 1))).isEqualTo("3-1");
    assertThat(RATIOS.name(RATIOS.column(99, 1))).isEqualTo("10-1+");
  }

  @Test
  void belowTheFirstColumnThereIsNone() {
    assertThat(RATIOS.column(2, 3)).isEqualTo(Ratios.NONE);
    assertThat(RATIOS.shift(0, -1)).isEqualTo(Ratios.NONE);
    assertThat(RATIOS.shift(Ratios.NONE, 2)).isEqualTo(Ratios.NONE);
  }

  @Test
  void shiftsEndAtTheBestColumnAndNothingMeetsIt() {
    assertThat(RATIOS.shift(3, 5)).isEqualTo(RATIOS.best());
    assertThat(RATIOS.column(1, 0)).isEqualTo(RATIOS.best());
  }

  @Test
  void columnsMustRiseAndReadAsRatios() {
    assertThatThrownBy(() -> Ratios.of(List.of("2-1", "1-1"))).hasMessageContaining("1-1");
    assertThatThrownBy(() -> Ratios.of(List.of("odds"))).hasMessageContaining("expected a ratio");
  }
}
