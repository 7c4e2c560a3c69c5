package hexfront.ai;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ClockTest {
  private final Clock clock = new Clock();

  @Test
  void aDecisionTakesItsShareOfWhatIsLeft() {
    clock.begin(Budget.ofSimulations(100), 1);
    clock.count(20);
    clock.take(0.5);
    clock.count(39);
    assertThat(clock.isUp()).isFalse();
    clock.count(1);
    assertThat(clock.isUp()).isTrue();
  }

  @Test
  void whatAPlayerTurnLeavesOverIsKnown() {
    clock.begin(Budget.ofSimulations(100), 0.5);
    clock.count(20);
    clock.end();
    clock.begin(Budget.ofSimulations(100), 0.5);
    clock.count(15);
    clock.end();
    assertThat(clock.unused()).isEqualTo(0.3);
    clock.reset();
    assertThat(clock.unused()).isEqualTo(1);
  }

  @Test
  void aPlayerTurnThatGoesOnHasWhatItHasLeft() {
    clock.begin(Budget.ofSimulations(100), 1);
    clock.count(70);
    long taken = clock.used();
    clock.end();
    clock.reset();
    clock.resume(taken);
    clock.begin(Budget.ofSimulations(100), 1);
    clock.count(5);
    clock.end();
    assertThat(clock.unused()).isEqualTo(0.25);
  }

  @Test
  void withoutABudgetNothingIsLeftOver() {
    clock.begin(Budget.AT_ONCE, 1);
    clock.end();
    assertThat(clock.unused()).isZero();
  }
}
