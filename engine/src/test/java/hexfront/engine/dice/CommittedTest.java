package hexfront.engine.dice;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.dice.Dice.Throw;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Dice that follow from a secret whose fingerprint was published first. */
class CommittedTest {
  /** A game's worth of rolls and blind draws. */
  private static List<Throw> thrown(Committed source, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    Dice dice = new Dice(source);
    for (int i = 0; i < 60; i++) {
      if (random.nextBoolean()) {
        dice.roll();
      } else {
        dice.draw(1 + random.nextInt(40));
      }
    }
    return dice.takeThrown();
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5})
  void theSecretProvesWhatWasThrown(long seed) {
    Committed source = new Committed("secret " + seed);
    assertThat(Committed.proves(source.secret(), source.commitment(), thrown(source, seed)))
        .isTrue();
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5})
  void anyNumberThatWasChangedIsFound(long seed) {
    Committed source = new Committed("secret " + seed);
    List<Throw> thrown = thrown(source, seed);
    for (int i = 0; i < thrown.size(); i++) {
      Throw honest = thrown.get(i);
      int sides = honest.isDraw() ? honest.among() : 6;
      if (sides > 1) {
        int least = honest.isDraw() ? 0 : 1;
        List<Throw> bent = new ArrayList<>(thrown);
        bent.set(i, new Throw(least + (honest.value() - least + 1) % sides, honest.among()));
        assertThat(Committed.proves(source.secret(), source.commitment(), bent))
            .as("number %d", i)
            .isFalse();
      }
    }
  }

  @Test
  void anotherSecretOrCommitmentProvesNothing() {
    Committed source = new Committed("the secret");
    List<Throw> thrown = thrown(source, 1);
    assertThat(Committed.proves("the  secret", source.commitment(), thrown)).isFalse();
    assertThat(Committed.proves("another", Committed.commitment("another"), thrown)).isFalse();
  }

  @Test
  void aNumberLeftOutIsFound() {
    Committed source = new Committed("the secret");
    List<Throw> thrown = new ArrayList<>(thrown(source, 7));
    thrown.removeFirst();
    assertThat(Committed.proves(source.secret(), source.commitment(), thrown)).isFalse();
  }

  @Test
  void theCommitmentTellsNothingOfTheSecretAndIsTheSameEveryTime() {
    assertThat(Committed.commitment("the secret"))
        .isEqualTo(new Committed("the secret").commitment())
        .hasSize(64)
        .doesNotContain("secret");
  }

  @Test
  void everyFaceFallsAboutAsOften() {
    int[] faces = new int[7];
    Committed source = new Committed("fair");
    for (int i = 0; i < 6000; i++) {
      faces[source.roll(i)]++;
    }
    assertThat(faces[0]).isZero();
    for (int face = 1; face <= 6; face++) {
      assertThat(faces[face]).isBetween(880, 1120);
    }
  }
}
