package hexfront.games.common;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class FlagsTest {
  private static final Flags FLAGS =
      Flags.NONE.with("moved", 1).with("active", 0).with("dug-in", 6).told("exited", 8);

  @Test
  void theWordsOfAUnitComeInTheOrderInWhichTheyWereNamed() {
    assertThat(FLAGS.in(15)).containsExactly("moved", "dug-in", "exited");
    assertThat(FLAGS.in(4)).containsExactly("dug-in");
    assertThat(FLAGS.in(16)).isEmpty();
  }

  @Test
  void aWordThatIsOnlyToldCannotBeGiven() {
    assertThat(FLAGS.words()).containsExactly("moved", "active", "dug-in");
    assertThat(FLAGS.bits("dug-in")).hasValue(6);
    assertThat(FLAGS.bits("active")).hasValue(0);
    assertThat(FLAGS.bits("exited")).isEmpty();
    assertThat(FLAGS.bits("asleep")).isEmpty();
  }

  @Test
  void noTwoFlagsHaveTheSameWord() {
    Flags others = Flags.NONE.with("fought", 16).with("moved", 32);
    assertThat(FLAGS.and(Flags.NONE.with("fought", 16)).in(17)).containsExactly("moved", "fought");
    assertThatThrownBy(() -> FLAGS.and(others)).hasMessageContaining("moved");
  }
}
