package hexfront.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class LeaderTest {
  @Test
  void aLevelMayHaveATimeOfItsOwn() {
    Leader leader = Leader.of("marshal:0.5");
    assertThat(leader.name()).isEqualTo("marshal");
    assertThat(leader.isKnown()).isTrue();
    assertThat(leader.thinking(Thinking.USUAL)).isEqualTo(Thinking.ofTurn(Duration.ofMillis(500)));
  }

  @Test
  void withoutOneItTakesWhatOthersTake() {
    assertThat(Leader.of("captain").thinking(Thinking.USUAL)).isEqualTo(Thinking.USUAL);
    assertThat(Leader.of("program:7").name()).isEqualTo("program:7");
  }

  @Test
  void aTimeMakesNobodyKnown() {
    assertThat(Leader.of("field-marshal:5").isKnown()).isFalse();
    assertThat(Leader.of("marshal:soon").isKnown()).isFalse();
  }
}
