package hexfront.engine;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Toll.Span;
import org.junit.jupiter.api.Test;

class TollTest {
  @Test
  void aChoiceSpansBothCosts() {
    Toll held = Toll.ofDefenders(Span.exactly(3), false);
    Toll gone = Toll.ofDefenders(new Span(1, 2), true);
    Toll either = held.or(gone);
    assertThat(either.defenderSteps()).isEqualTo(new Span(1, 3));
    assertThat(either.vacated()).isEqualTo(new Span(0, 1));
    assertThat(either.attackerSteps()).isEqualTo(Span.ZERO);
  }

  @Test
  void expectationsAreSumsByChance() {
    Toll sum =
        Toll.NOTHING
            .plus(0.5, Toll.ofDefenders(Span.exactly(2), true))
            .plus(0.5, new Toll(Span.exactly(1), Span.ZERO, Span.ZERO));
    assertThat(sum).isEqualTo(new Toll(Span.exactly(0.5), Span.exactly(1), Span.exactly(0.5)));
  }
}
