package hexfront.games.kesselschlacht;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Game;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.View;
import hexfront.engine.dice.Seeded;
import hexfront.engine.journal.Journal;
import hexfront.engine.journal.Seen;
import hexfront.games.Setting;
import hexfront.games.wire.FactJson;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** What a side may not know: covered counters, allotments of air units, loads, bridge trains. */
class KesselSecretsTest {
  private interface Watcher {
    void see(KesselRules rules, Position p);
  }

  /** Plays a random game and hands some of its positions to a watcher. */
  private static void watch(String scenario, long seed, Watcher watcher) {
    Setting setting = Sketch.BOX.open(scenario, Map.of());
    Game game = new Game(setting.rulebook(), setting.position(), new Seeded(seed), Map.of());
    SplittableRandom random = new SplittableRandom(seed);
    int n = 0;
    while (!game.decision().isOver()) {
      Order order = game.rulebook().anyOrder(game.position(), random);
      game.play(order);
      if (n++ % 5 == 0) {
        watcher.see((KesselRules) game.rulebook(), game.position());
      }
    }
  }

  @Test
  @Case("KS-3.6")
  void noViewShowsACounterBeneathAnEnemyStacksTop() {
    watch(
        "solution-west",
        4,
        (rules, p) -> {
          for (Side side : Side.values()) {
            View view = rules.view(p, side);
            Set<String> seen =
                view.units().stream().map(View.Counter::id).collect(Collectors.toSet());
            for (int unit : rules.roster.ground(side.enemy())) {
              if (KesselViews.isCovered(p, side, unit)) {
                assertThat(seen).doesNotContain(rules.name(unit));
              }
            }
          }
        });
  }

  @Test
  @Case({"KS-3.6", "KS-6.3.2", "KS-6.7.1A", "KS-15.2.1"})
  void positionsThatDifferOnlyInWhatIsHiddenLookTheSame() {
    SplittableRandom random = new SplittableRandom(7);
    boolean[] differed = new boolean[1];
    watch(
        "solution-west",
        5,
        (rules, p) -> {
          for (Side side : Side.values()) {
            Position other = rules.imagine(p, side, random);
            differed[0] |= !other.equals(p);
            assertThat(rules.view(other, side)).isEqualTo(rules.view(p, side));
            assertThat(rules.decides(other)).isEqualTo(rules.decides(p));
            assertThat(rules.invariants(other)).isEmpty();
          }
        });
    assertThat(differed[0]).isTrue();
  }

  /** What is told of orders names no counter that stays covered: neither order nor events do. */
  @Test
  @Case("KS-3.6")
  void nothingThatIsToldNamesACounterThatStaysCovered() {
    Setting setting = Sketch.BOX.open("solution-west", Map.of());
    Game game = new Game(setting.rulebook(), setting.position(), new Seeded(1), Map.of());
    KesselRules rules = (KesselRules) game.rulebook();
    FactJson facts = new FactJson(rules.board());
    SplittableRandom random = new SplittableRandom(1);
    int veiled = 0;
    for (int n = 0; n < 1500 && !game.decision().isOver(); n++) {
      Position before = game.position();
      game.play(rules.anyOrder(before, random));
      Journal.Entry entry = game.journal().entries().getLast();
      for (Side viewer : Side.values()) {
        Seen seen = entry.seenBy(viewer, rules.board());
        veiled += entry.side() != viewer && seen.order() == null ? 1 : 0;
        String told = facts.events(seen.events()) + text(game, seen.order());
        Set<String> words = Set.copyOf(List.of(told.split("[^a-z0-9-]+")));
        for (int unit : rules.roster.ground(viewer.enemy())) {
          if (KesselViews.isCovered(before, viewer, unit)
              && KesselViews.isCovered(game.position(), viewer, unit)) {
            assertThat(words).doesNotContain(rules.name(unit));
          }
        }
      }
    }
    assertThat(veiled).isPositive();
  }

  private static String text(Game game, @Nullable Order order) {
    return order == null ? "" : game.orderText().write(order);
  }

  @Test
  @Case("KS-17.0")
  void pointsAreTheSameWhateverWasCountedBefore() {
    AtomicInteger looks = new AtomicInteger();
    watch(
        "solution-west",
        6,
        (rules, p) -> {
          if (looks.getAndIncrement() % 25 != 0) {
            return;
          }
          for (Side side : Side.values()) {
            rules.score(rules.imagine(p, side, new SplittableRandom(3)));
          }
          KesselRules fresh = (KesselRules) Sketch.BOX.open("solution-west", Map.of()).rulebook();
          Position again = fresh.written().read(rules.written().text(p));
          assertThat(rules.score(p)).isEqualTo(fresh.score(again));
        });
  }
}
