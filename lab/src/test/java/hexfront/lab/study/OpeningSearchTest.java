package hexfront.lab.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hexfront.ai.CommonDice;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.orders.EndPhase;
import hexfront.games.openings.KeptOpening;
import hexfront.games.openings.KeptOpening.Line;
import hexfront.games.wire.Malformed;
import hexfront.lab.Games;
import hexfront.lab.Ground;
import hexfront.lab.study.FirstTurns.FirstTurn;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class OpeningSearchTest {
  private static final Ground KORSUN =
      Ground.of(Games.TABLES, "korsun", Optional.empty(), Map.of());

  private final List<String> told = new ArrayList<>();

  private OpeningSearch search(int workers) {
    return new OpeningSearch(Games.TABLES, KORSUN, Side.SOVIET, 7, workers, told::add);
  }

  /** First turns that are worth what their idea says. */
  private static List<FirstTurn> worth(double... points) {
    List<Line> lines = List.of(new Line(Side.AXIS, new EndPhase()));
    return IntStream.range(0, points.length)
        .mapToObj(i -> new FirstTurn(Double.toString(points[i]), lines, i))
        .toList();
  }

  /** A game whose lead is what the first turn is worth, and much luck that depends on the seed. */
  private static double noisy(FirstTurn turn, long seed) {
    double luck = 20 * new SplittableRandom(seed).nextGaussian();
    double own = new SplittableRandom(seed ^ turn.idea().hashCode()).nextGaussian();
    return Double.parseDouble(turn.idea()) + luck + own;
  }

  @Test
  void theBestIsFoundAndProvedOnOtherSeeds() throws InterruptedException {
    List<FirstTurn> turns = worth(0, -5, 2, 15, 3, -8, 1, 4);
    OpeningSearch.Found found = search(1).search(turns, 4, "the command", OpeningSearchTest::noisy);
    KeptOpening opening = found.opening().orElseThrow();
    assertThat(opening.idea()).isEqualTo("15.0");
    assertThat(opening.found()).isEqualTo("the command");
    assertThat(opening.proof().gain().value()).isBetween(13.5, 16.5);
    assertThat(opening.proof().gain().error()).isBetween(0.1, 0.6);
    assertThat(opening.proof().candidates()).isEqualTo(8);
    assertThat(opening.proof().choosing()).isEqualTo(4 * (8 + 4 + 2));
    assertThat(opening.proof().games()).isEqualTo(2 * 4 * 3);
    assertThat(found.better()).isTrue();
    assertThat(told).anyMatch(line -> line.startsWith("round 1: 8 first turns, 4 games each"));
  }

  @Test
  void whatIsOnlyLuckIsNotBetter() throws InterruptedException {
    List<FirstTurn> turns = worth(0, 1);
    OpeningSearch.Found found =
        search(1)
            .search(
                turns,
                4,
                "",
                (turn, seed) -> turn.equals(turns.getFirst()) ? 0 : (seed & 1) == 0 ? 20 : -19);
    assertThat(found.opening()).isPresent();
    assertThat(found.better()).isFalse();
  }

  @Test
  void theNumberOfWorkersChangesNothing() throws InterruptedException {
    List<FirstTurn> turns = worth(0, 1, 2, 3, 4, 5);
    assertThat(search(3).search(turns, 5, "", OpeningSearchTest::noisy))
        .isEqualTo(search(1).search(turns, 5, "", OpeningSearchTest::noisy));
  }

  @Test
  void theSeedsOfChoosingAreNotThoseOfTheProof() throws InterruptedException {
    AtomicInteger games = new AtomicInteger();
    List<Long> seeds = new ArrayList<>();
    search(1)
        .search(
            worth(0, 1),
            3,
            "",
            (turn, seed) -> {
              games.incrementAndGet();
              seeds.add(seed);
              return noisy(turn, seed);
            });
    assertThat(games).hasValue(2 * 3 + 2 * 6);
    assertThat(seeds.stream().distinct()).hasSize(3 + 6);
  }

  @Test
  void whereAllAreAlikeThereIsNothingToChoose() throws InterruptedException {
    assertThat(search(1).search(worth(0), 3, "", OpeningSearchTest::noisy).opening()).isEmpty();
  }

  /** The Soviet turn goes from the choice of headquarters to the first attack. */
  @Test
  void aFirstTurnEndsWithItsFirstDie() {
    List<FirstTurn> turns =
        new FirstTurns(Games.TABLES, KORSUN, Side.SOVIET, 1).different(1, told::add);
    List<Order> orders = turns.getFirst().lines().stream().map(Line::order).toList();
    assertThat(orders.getFirst()).isEqualTo(new EndPhase());
    assertThat(orders.get(1).type()).isEqualTo("activate");
    assertThat(orders.getLast().type()).isEqualTo("attack");
    assertThat(orders.stream().filter(order -> order.type().equals("attack"))).hasSize(1);
  }

  /** The order in which units move makes no other first turn. */
  @Test
  void whatLeadsToTheSamePositionAndOrderIsAlike() {
    Line end = new Line(Side.AXIS, new EndPhase());
    FirstTurn one = new FirstTurn("one", List.of(end, end), 5);
    assertThat(one.isLike(new FirstTurn("other", List.of(end), 5))).isTrue();
    assertThat(one.isLike(new FirstTurn("other", List.of(end, end), 6))).isFalse();
  }

  @Test
  void aTurnThatComesAfterBattlesOfTheEnemyCannotBeFixed() {
    FirstTurns turns = new FirstTurns(Games.TABLES, Games.KIEV, Side.AXIS, 1);
    assertThatThrownBy(() -> turns.different(1, told::add))
        .isInstanceOf(Malformed.class)
        .hasMessageContaining("kiev campaign: the first turn of the axis side comes after battles");
  }

  @Test
  void commonDiceFallTheSameForTheSameBattlesAndNeverRepeatThemselves() {
    Position p = Games.TABLES.box("korsun").open(KORSUN.scenario(), KORSUN.options()).position();
    Order order = new EndPhase();
    CommonDice one = new CommonDice(5);
    CommonDice other = new CommonDice(5);
    one.about(p, order);
    other.about(p, order);
    List<Integer> first = IntStream.range(0, 20).mapToObj(one::roll).toList();
    assertThat(IntStream.range(100, 120).mapToObj(other::roll)).isEqualTo(first);
    one.about(p, order);
    assertThat(IntStream.range(0, 20).mapToObj(one::roll)).isNotEqualTo(first);
  }
}
