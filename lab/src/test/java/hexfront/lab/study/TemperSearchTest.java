package hexfront.lab.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hexfront.engine.Side;
import hexfront.engine.staff.Nature;
import hexfront.games.common.kept.KeptTempers;
import hexfront.games.common.kept.Temperament;
import hexfront.games.wire.Malformed;
import hexfront.lab.Games;
import hexfront.lab.Ground;
import hexfront.lab.study.TemperSearch.Candidate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class TemperSearchTest {
  private static TemperSearch search(int workers) {
    return new TemperSearch(Games.TABLES, Games.KIEV, Side.AXIS, false, 7, workers, line -> {});
  }

  /** Games that are won by boldness before turn 6 and by care from then on. */
  private static double planted(Candidate candidate, long seed) {
    return 10 * boldness(candidate.temperament().on(3))
        - 10 * boldness(candidate.temperament().on(9))
        + 5 * new SplittableRandom(seed).nextGaussian();
  }

  private static double boldness(Nature nature) {
    return Math.log(nature.aggression() / nature.caution());
  }

  @Test
  void theTemperThatIsBetterIsFound() throws InterruptedException {
    TemperSearch.Found found =
        search(1).search(24, 2, 30, "the command", TemperSearchTest::planted);
    assertThat(found.better()).isTrue();
    assertThat(found.temper().found()).isEqualTo("the command");
    Temperament best = found.temper().temperament();
    assertThat(boldness(best.on(3))).isGreaterThan(0.5 + boldness(best.on(9)));
    assertThat(found.temper().proof().gain().value()).isGreaterThan(5);
  }

  @Test
  void whereAllTempersAreEqualNothingIsBetter() throws InterruptedException {
    assertThat(
            search(1)
                .search(16, 2, 30, "", (c, seed) -> new SplittableRandom(seed).nextGaussian())
                .better())
        .isFalse();
  }

  @Test
  void theSameSeedGivesTheSameFileWhateverTheWorkers() throws InterruptedException {
    assertThat(
            KeptTempers.write(search(3).search(9, 2, 12, "", TemperSearchTest::planted).temper()))
        .isEqualTo(
            KeptTempers.write(search(1).search(9, 2, 12, "", TemperSearchTest::planted).temper()));
  }

  @Test
  void theEvenTemperIsTheOneToBeatAndSomeOthersChangeInTheCourseOfTheGame() {
    List<Candidate> all = search(1).candidates(9);
    assertThat(all.getFirst().temperament()).isEqualTo(Temperament.EVEN);
    assertThat(all).doesNotHaveDuplicates().hasSize(9);
    assertThat(all).filteredOn(one -> one.temperament().parts().size() == 2).hasSize(4);
    assertThat(all)
        .flatExtracting(one -> one.temperament().parts())
        .allMatch(part -> part.from() >= 1 && part.from() <= 13)
        .allMatch(part -> part.nature().aggression() >= 0.4 && part.nature().caution() <= 2.5);
  }

  @Test
  void aShortScenarioHasNoTemperOfItsOwn() {
    String small = Games.TABLES.box("kiev").scenarios().getLast().id();
    Ground ground = Ground.of(Games.TABLES, "kiev", Optional.of(small), Map.of());
    TemperSearch search =
        new TemperSearch(Games.TABLES, ground, Side.AXIS, false, 7, 1, line -> {});
    assertThatThrownBy(() -> search.search(2, 1, 1, ""))
        .isInstanceOf(Malformed.class)
        .hasMessage("kiev " + small + ": a short scenario has no temper of its own");
  }
}
