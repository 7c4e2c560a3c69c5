package hexfront.games.ags.rostov;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Game;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.dice.Seeded;
import hexfront.games.Setting;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Random games on the real map, to the end. */
class RostovPlayoutTest {
  private static final RostovBox BOX = new RostovBox();

  @Test
  void everyQuestionHasALegalAnswerInTheList() {
    for (Map<String, Boolean> options :
        List.of(
            Map.<String, Boolean>of(),
            Map.of("variable-weather", true, "blocked-reinforcements-are-lost", true))) {
      Setting setting = BOX.open("campaign", options);
      Game game =
          new Game(
              setting.rulebook(), setting.position(), new Seeded(77), Map.of("game", "rostov"));
      SplittableRandom random = new SplittableRandom(77);
      while (!game.decision().isOver()) {
        List<Order> listed = new ArrayList<>();
        game.rulebook()
            .legal(
                game.position(),
                order -> {
                  listed.add(order);
                  return listed.size() < 3;
                });
        assertThat(listed).as("legal orders in %s", game.position().stage()).isNotEmpty();
        assertThat(game.decision().orders())
            .containsAll(listed.stream().map(Order::type).distinct().toList());
        game.play(game.rulebook().anyOrder(game.position(), random));
      }
    }
  }

  @Test
  void randomGamesEndKeepTheInvariantsAndReplayToTheSamePosition() {
    for (long seed = 1; seed <= 10; seed++) {
      Setting setting = BOX.open("campaign", Map.of());
      Position start = setting.position().copy();
      Game game =
          new Game(
              setting.rulebook(), setting.position(), new Seeded(seed), Map.of("game", "rostov"));
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
}
