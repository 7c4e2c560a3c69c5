package hexfront.games;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Game;
import hexfront.games.table.Tables;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** However many orders were given since dice fell last, each can be taken back exactly. */
class TakingBackTest {
  private static final int ORDERS = 400;

  static List<Box> boxes() {
    return Shelf.boxes();
  }

  @ParameterizedTest
  @MethodSource("boxes")
  void everyOrderIsTakenBackToThePositionBeforeIt(Box box) {
    Game game =
        new Tables(Shelf.boxes()).open(box, Optional.empty(), Map.of(), Optional.of(5L)).game();
    SplittableRandom random = new SplittableRandom(5);
    Deque<Long> before = new ArrayDeque<>();
    int most = 0;
    for (int i = 0; i < ORDERS && !game.isOver(); i++) {
      before.push(game.hash());
      game.play(game.rulebook().anyOrder(game.position(), random));
      if (!game.canUndo() || random.nextInt(40) == 0) {
        most = Math.max(most, takeAllBack(game, before));
        before.clear();
      }
    }
    assertThat(most).as("orders taken back in one go").isGreaterThan(2);
  }

  private static int takeAllBack(Game game, Deque<Long> before) {
    int taken = 0;
    while (game.undo()) {
      assertThat(game.hash()).isEqualTo(before.pop());
      taken++;
    }
    return taken;
  }
}
