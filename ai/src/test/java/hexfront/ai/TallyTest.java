package hexfront.ai;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class TallyTest {
  private static Tally of(double... gains) {
    return of(Tally.Standard.CHOICE, gains);
  }

  private static Tally of(Tally.Standard standard, double... gains) {
    Tally tally = new Tally(standard);
    for (double gain : gains) {
      tally.add(gain);
    }
    return tally;
  }

  @Test
  void oneBadResultProvesNothingTwoDo() {
    assertThat(of(-1).isBad()).isFalse();
    assertThat(of(-1, 0.5).isBad()).isTrue();
    assertThat(of(-1, 2).isBad()).isFalse();
  }

  @Test
  void aChangeWithoutEffectIsBadAndNeverGood() {
    assertThat(of(0, 0).isBad()).isTrue();
    assertThat(of(0, 0, 0, 0, 0, 0, 0, 0).isGood()).isFalse();
  }

  @Test
  void aGainMustStandOutFromItsSpread() {
    assertThat(of(2, 3, 2, 3, 2, 3).isGood()).isTrue();
    assertThat(of(2, 3, 2, 3, 2).isGood()).as("too few").isFalse();
    assertThat(of(9, -8, 9, -8, 9, -8).isGood()).as("too uncertain").isFalse();
  }

  @Test
  void afterManyResultsLessWillDo() {
    Tally tally = of(4, -1, 4, -3, 4, -1, 4, -3, 4, -1, 4, -3);
    assertThat(tally.isGood()).isFalse();
    assertThat(tally.isFair()).isEqualTo(tally.mean() > 1.5 * tally.error());
    assertThat(tally.mean()).isCloseTo(1, within(1e-9));
  }

  @Test
  void aHintIsSoonBelievedAndAProofIsNot() {
    assertThat(of(Tally.Standard.HINT, 3, 2).isGood()).isTrue();
    assertThat(of(Tally.Standard.PROOF, 3, 2, 3, 2, 3, 2).isGood()).isFalse();
    assertThat(of(Tally.Standard.PROOF, 3, 2, 3, 2, 3, 2, 3, 2).isGood()).isTrue();
  }
}
