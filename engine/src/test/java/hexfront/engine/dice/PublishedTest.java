package hexfront.engine.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hexfront.engine.Case;
import java.util.List;
import org.junit.jupiter.api.Test;

@Case("KIEV-25.22")
class PublishedTest {
  @Test
  void theRemainderBySixIsTheRollAndNoRemainderIsASix() {
    assertThat(List.of(120, 121, 122, 123, 124, 125, 1001))
        .extracting(Published::die)
        .containsExactly(6, 1, 2, 3, 4, 5, 5);
  }

  @Test
  void figuresOfLessThanThreeDigitsArePassedOver() {
    Published numbers = new Published(List.of(99, 121, 7, 0, 122, 50, 123));
    assertThat(numbers.roll(0)).isEqualTo(1);
    assertThat(numbers.roll(1)).isEqualTo(2);
    assertThat(numbers.roll(2)).isEqualTo(3);
    assertThat(numbers.rollsFrom(1)).containsExactly(2, 3);
  }

  @Test
  void whenTheFiguresAreUsedUpItSaysSo() {
    Published numbers = new Published(List.of(121, 12));
    assertThatThrownBy(() -> numbers.roll(1))
        .isInstanceOf(Source.OutOfNumbers.class)
        .hasMessageContaining("1 numbers of three or more digits");
    assertThatThrownBy(() -> numbers.draw(1, 4)).isInstanceOf(Source.OutOfNumbers.class);
  }

  @Test
  void aBlindDrawTakesAFigureToo() {
    assertThat(new Published(List.of(121)).draw(0, 10)).isEqualTo(1);
  }
}
