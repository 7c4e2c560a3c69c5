package hexfront.lab.study;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.games.common.kept.Proof;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class EliminationTest {
  private final List<String> told = new ArrayList<>();

  private Elimination.Winner<Double> best(
      List<Double> candidates, int round, int fresh, int workers, Elimination.Judge<Double> judge)
      throws InterruptedException {
    return new Elimination<>(judge, 7, workers, told::add).best(candidates, round, fresh);
  }

  /** A game whose lead is what the candidate is worth, and much luck that depends on the seed. */
  private static double noisy(double worth, long seed) {
    double luck = 20 * new SplittableRandom(seed).nextGaussian();
    double own = new SplittableRandom(seed ^ Double.hashCode(worth)).nextGaussian();
    return worth + luck + own;
  }

  @Test
  void theBestIsFoundAndProvedOnOtherSeeds() throws InterruptedException {
    List<Double> worth = List.of(0., -5., 2., 15., 3., -8., 1., 4.);
    Elimination.Winner<Double> winner = best(worth, 4, 24, 1, EliminationTest::noisy);
    assertThat(winner.candidate()).isEqualTo(15);
    assertThat(winner.isBetter()).isTrue();
    Proof proof = winner.proof();
    assertThat(proof.gain().value()).isBetween(13.5, 16.5);
    assertThat(proof.gain().error()).isBetween(0.1, 0.6);
    assertThat(proof.candidates()).isEqualTo(8);
    assertThat(proof.games()).isEqualTo(24);
    assertThat(told).anyMatch(line -> line.startsWith("round 1: 8 candidates, 4 games each"));
  }

  /** Eight play 4 games each, the one to beat and the three that are left 8 each. */
  @Test
  void whoIsLeftPlaysTwiceAsManyGames() throws InterruptedException {
    List<Double> worth = List.of(0., -5., 2., 15., 3., -8., 1., 4.);
    assertThat(best(worth, 4, 24, 1, EliminationTest::noisy).proof().choosing())
        .isEqualTo(8 * 4 + 4 * 8);
  }

  @Test
  void whatIsOnlyLuckIsNotBetter() throws InterruptedException {
    Elimination.Winner<Double> winner =
        best(
            List.of(0., 1.),
            4,
            24,
            1,
            (worth, seed) -> worth == 0 ? 0 : (seed & 1) == 0 ? 20 : -19);
    assertThat(winner.isBetter()).isFalse();
  }

  @Test
  void whereAllAreEqualNoneIsBetter() throws InterruptedException {
    assertThat(best(List.of(0., 1., 2.), 2, 9, 1, (worth, seed) -> seed % 10).isBetter()).isFalse();
  }

  @Test
  void oneThatIsNoBetterIsGivenUpAfterAThirdOfTheProof() throws InterruptedException {
    assertThat(best(List.of(0., -9.), 4, 24, 1, EliminationTest::noisy).proof().games())
        .isEqualTo(8);
  }

  @Test
  void theNumberOfWorkersChangesNothing() throws InterruptedException {
    List<Double> worth = List.of(0., 1., 2., 3., 4., 5.);
    assertThat(best(worth, 5, 10, 3, EliminationTest::noisy))
        .isEqualTo(best(worth, 5, 10, 1, EliminationTest::noisy));
  }

  @Test
  void theSeedsOfChoosingAreNotThoseOfTheProof() throws InterruptedException {
    List<Long> seeds = new ArrayList<>();
    best(
        List.of(0., 1., 2.),
        3,
        6,
        1,
        (worth, seed) -> {
          seeds.add(seed);
          return noisy(worth, seed);
        });
    assertThat(seeds).hasSize(3 * 3 + 2 * 6);
    assertThat(seeds.stream().distinct()).hasSize(3 + 6);
  }
}
