package hexfront.ai;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.games.Box;
import hexfront.games.Setting;
import hexfront.games.Shelf;
import hexfront.games.table.OptionWords;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Either side of a short scenario can be led to victory, against somebody who knows nothing. */
class ShortScenariosTest {
  private static final int MOST_GAMES = 4;
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
    for (int seed = 1; seed <= 6; seed++) {
      Setting setting = box.open(scenario.id(), OptionWords.complete(box, Map.of()));
      Position end = GamesForTests.play(setting, "captain", "captain", seed, MOST_ORDERS);
      System.out.println("TUNE " + box.id() + " " + setting.rulebook().score(end));
    }
    for (Side side : Side.values()) {
      boolean won = false;
      for (int seed = 1; seed <= MOST_GAMES && !won; seed++) {
        won = winner(box, scenario, side, seed) == side;
      }
      assertThat(won).as("%s wins", side.title()).isTrue();
    }
  }

  private static Side winner(Box box, Box.Scenario scenario, Side led, int seed) {
    Setting setting = box.open(scenario.id(), OptionWords.complete(box, Map.of()));
    boolean axis = led == Side.AXIS;
    Position end =
        GamesForTests.play(
            setting, axis ? "captain" : "random", axis ? "random" : "captain", seed, MOST_ORDERS);
    return setting.rulebook().score(end).winner();
  }
}
