package hexfront.games.blitzfront;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Game;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.dice.Seeded;
import hexfront.engine.journal.Saved;
import hexfront.games.Setting;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Random games on the real map, to the end. */
class BlitzfrontPlayoutTest {
  @ParameterizedTest
  @ValueSource(strings = {"rostov", "maikop-1942"})
  void randomGamesEndKeepTheInvariantsAndReplayToTheSamePosition(String scenario) {
    for (long seed = 1; seed <= 4; seed++) {
      Setting setting = Sketch.BOX.open(scenario, Map.of("index-b", seed % 2 == 0));
      Position start = setting.position().copy();
      Game game = new Game(setting.rulebook(), setting.position(), new Seeded(seed), Map.of());
      SplittableRandom random = new SplittableRandom(seed);
      int orders = 0;
      while (!game.decision().isOver()) {
        Order order = game.rulebook().anyOrder(game.position(), random);
        assertThat(game.play(order).verdict().refusals())
            .as("seed %d, order %d: %s", seed, orders, order)
            .isEmpty();
        assertThat(game.rulebook().invariants(game.position()))
            .as("seed %d after %s", seed, order)
            .isEmpty();
        assertThat(++orders).as("seed %d", seed).isLessThan(20_000);
      }
      Game again =
          Game.replay(Saved.read(game.save()), setting.rulebook(), start, new Seeded(seed));
      assertThat(again.position()).isEqualTo(game.position());
    }
  }
}
