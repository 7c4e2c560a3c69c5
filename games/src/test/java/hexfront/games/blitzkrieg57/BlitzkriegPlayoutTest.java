package hexfront.games.blitzkrieg57;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Game;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.dice.Seeded;
import hexfront.engine.journal.Saved;
import hexfront.games.Setting;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Random games on the real map, to the end, with and without the options. */
class BlitzkriegPlayoutTest {
  private static final Map<String, Boolean> ALL =
      Map.of(
          "bid", true,
          "soviet-reserve", true,
          "air-power", true,
          "lone-headquarters-safe", true,
          "free-set-up", true);

  @Test
  void randomGamesEndKeepTheInvariantsAndReplayToTheSamePosition() {
    for (Map<String, Boolean> options : List.of(Map.<String, Boolean>of(), ALL)) {
      for (long seed = 1; seed <= 4; seed++) {
        Setting setting = Sketch.BOX.open("campaign", options);
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

  @Test
  void everyListedOrderIsLegal() {
    Setting setting = Sketch.BOX.open("campaign", ALL);
    Game game = new Game(setting.rulebook(), setting.position(), new Seeded(3), Map.of());
    SplittableRandom random = new SplittableRandom(3);
    while (!game.decision().isOver()) {
      int[] listed = {0};
      game.rulebook()
          .legal(
              game.position(),
              order -> {
                assertThat(game.check(order).refusals()).as(order.toString()).isEmpty();
                return ++listed[0] < 60;
              });
      assertThat(listed[0]).isPositive();
      game.play(game.rulebook().anyOrder(game.position(), random));
    }
  }
}
