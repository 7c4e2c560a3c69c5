package hexfront.games.kesselschlacht;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Game;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.View;
import hexfront.engine.dice.Seeded;
import hexfront.games.Setting;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
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
}
