package hexfront.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class SeedsTest {
  @Test
  void theSeedOfAGameFollowsFromItsRunAndItsNumber() {
    assertThat(Seeds.of(1, 17)).isEqualTo(Seeds.of(1, 17)).isNotEqualTo(Seeds.of(1, 18));
    assertThat(Seeds.of(1, 17)).isNotEqualTo(Seeds.of(2, 17)).isNotEqualTo(Seeds.of(17, 1));
  }

  @Test
  void neighbouringRunsShareNoGames() {
    Set<Long> seeds = new HashSet<>();
    for (int run = 0; run < 20; run++) {
      for (int game = 0; game < 1000; game++) {
        seeds.add(Seeds.of(run, game));
      }
    }
    assertThat(seeds).hasSize(20_000);
  }
}
