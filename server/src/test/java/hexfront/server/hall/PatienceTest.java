package hexfront.server.hall;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/** How often a commander is asked again that comes to nothing. */
class PatienceTest {
  private static final long SECOND = 1_000_000_000L;

  private final AtomicLong clock = new AtomicLong(5);
  private final Patience patience = new Patience(clock::get);

  private int tries(long seconds) {
    int tries = 0;
    for (long i = 0; i < 10 * seconds; i++) {
      clock.addAndGet(SECOND / 10);
      if (!patience.isResting("g", 7)) {
        tries++;
        patience.failed("g", 7);
      }
    }
    return tries;
  }

  @Test
  void itWaitsLongerEachTimeAndThenForGood() {
    assertThat(tries(1)).isEqualTo(1);
    assertThat(tries(25)).isEqualTo(3);
    assertThat(tries(3600)).isEqualTo(2);
    assertThat(tries(100_000)).isZero();
  }

  @Test
  void aGameThatHasGoneOnIsTakenUpAtOnce() {
    tries(4000);
    assertThat(patience.isResting("g", 7)).isTrue();
    assertThat(patience.isResting("g", 8)).isFalse();
    patience.forget("g");
    assertThat(patience.isResting("g", 7)).isFalse();
  }

  @Test
  void itSaysWhenItWasOnceTooOften() {
    for (int i = 1; i < 6; i++) {
      assertThat(patience.failed("g", 7)).isFalse();
    }
    assertThat(patience.failed("g", 7)).isTrue();
    assertThat(patience.failed("g", 8)).isFalse();
  }

  @Test
  void aDatabaseThatIsGoneIsNotTheCommandersFault() {
    patience.later("g");
    assertThat(patience.isResting("g", 3)).isTrue();
    clock.addAndGet(3 * SECOND);
    assertThat(patience.isResting("g", 3)).isFalse();
  }
}
