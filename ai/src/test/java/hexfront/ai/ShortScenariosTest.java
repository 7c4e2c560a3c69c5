package hexfront.ai;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.games.Box;
import hexfront.games.Setting;
import hexfront.games.Shelf;
import hexfront.games.table.OptionWords;
import java.util.EnumSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Either side of a short scenario can win: equals are no sure thing, and knowing helps. */
class ShortScenariosTest {
  private static final int MOST_GAMES = 8;
  private static final int MOST_ORDERS = 3000;

  @TestFactory
  Stream<DynamicTest> eitherSideCanWin() {
    return Shelf.boxes().stream()
        .flatMap(
            box ->
                box.scenarios().stream()
                    .filter(scenario -> scenario.brief() != null)
                    .map(
                        scenario ->
                            DynamicTest.dynamicTest(
                                box.id() + " " + scenario.id(), () -> winByEither(box, scenario))));
  }

  private static void winByEither(Box box, Box.Scenario scenario) {
    Set<Side> winners = EnumSet.noneOf(Side.class);
    for (int seed = 1; seed <= MOST_GAMES && winners.size() < 2; seed++) {
      winners.add(winner(box, scenario, "captain", "captain", seed));
    }
    for (int seed = 1; seed <= MOST_GAMES && winners.size() < 2; seed++) {
      winners.add(winner(box, scenario, "captain", "random", seed));
      winners.add(winner(box, scenario, "random", "captain", seed));
    }
    assertThat(winners).containsExactlyInAnyOrder(Side.AXIS, Side.SOVIET);
  }

  private static Side winner(Box box, Box.Scenario scenario, String axis, String soviet, int seed) {
    Setting setting = box.open(scenario.id(), OptionWords.complete(box, Map.of()));
    Position end = GamesForTests.play(setting, axis, soviet, seed, MOST_ORDERS);
    return Objects.requireNonNull(setting.rulebook().score(end).winner());
  }
}
