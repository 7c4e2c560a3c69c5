package hexfront.games.kesselschlacht;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Game;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.dice.Seeded;
import hexfront.engine.journal.Saved;
import hexfront.games.Setting;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Random campaigns to the end with options that every game on the shelf is not played with. */
class KesselPlayoutTest {
  private static final KesselBox BOX = new KesselBox();

  private static final Map<String, Boolean> ROLLED = Map.of("optional-rules", true);
  private static final Map<String, Boolean> ALL =
      Map.of(
          "proskurov-garrison", true,
          "axis-air-effort", true,
          "reserve-tank-corps", true,
          "margarethe", true,
          "variable-ss-entry", true,
          "variable-bridges", true,
          "late-start", true);

  private static void playsToTheEnd(String scenario, Map<String, Boolean> options, long seed) {
    Setting setting = BOX.open(scenario, options);
    Position start = setting.position().copy();
    Game game = new Game(setting.rulebook(), setting.position(), new Seeded(seed), Map.of());
    SplittableRandom random = new SplittableRandom(seed);
    int orders = 0;
    while (!game.decision().isOver()) {
      Order order = game.rulebook().anyOrder(game.position(), random);
      assertThat(game.play(order).verdict().refusals())
          .as("%s seed %d, order %d: %s", scenario, seed, orders, order)
          .isEmpty();
      assertThat(game.rulebook().invariants(game.position()))
          .as("%s seed %d after %s", scenario, seed, order)
          .isEmpty();
      assertThat(++orders).as("seed %d", seed).isLessThan(40_000);
    }
    String journal = game.save();
    Game again = Game.replay(Saved.read(journal), setting.rulebook(), start, new Seeded(seed));
    assertThat(again.position()).isEqualTo(game.position());
    assertThat(again.save()).isEqualTo(journal);
  }

  @Test
  void randomGamesWithRolledAndWithAllOptionsEndAndReplayByteForByte() {
    playsToTheEnd("campaign", ROLLED, 1);
    playsToTheEnd("campaign", ALL, 2);
  }

  @Test
  void aRandomGameOfSolutionWestEndsAndReplaysByteForByte() {
    playsToTheEnd("solution-west", Map.of(), 3);
  }
}
