package hexfront.games.ags.korsun;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Game;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.dice.Seeded;
import hexfront.games.Setting;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Random games on the real map, to the end. */
class KorsunPlayoutTest {

  @Test
  void randomGamesEndKeepTheInvariantsAndReplayToTheSamePosition() {
    Setting setting = Field.box().open("campaign", Map.of("variable-weather", true));
    for (long seed = 1; seed <= 10; seed++) {
      Position start = setting.position().copy();
      Game game =
          new Game(setting.rulebook(), start.copy(), new Seeded(seed), Map.of("game", "korsun"));
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
      Game again = Game.replay(game.save(), setting.rulebook(), start, new Seeded(seed));
      assertThat(again.position()).isEqualTo(game.position());
      assertThat(again.position().hash()).isEqualTo(game.position().hash());
    }
  }

  @Test
  void everyListedOrderIsAcceptedInEveryPhaseOfARandomGame() {
    Setting setting = Field.box().open("campaign", Map.of());
    Game game =
        new Game(setting.rulebook(), setting.position(), new Seeded(7), Map.of("game", "korsun"));
    SplittableRandom random = new SplittableRandom(7);
    int orders = 0;
    while (!game.decision().isOver()) {
      if (orders++ % 150 == 0) {
        int[] listed = new int[1];
        game.rulebook()
            .legal(
                game.position(),
                order -> {
                  assertThat(game.check(order).isLegal()).as("%s", order).isTrue();
                  return ++listed[0] < 400;
                });
        assertThat(listed[0]).isPositive();
      }
      game.play(game.rulebook().anyOrder(game.position(), random));
    }
  }
}
