package hexfront.games;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Game;
import hexfront.engine.Rulebook;
import hexfront.engine.Score;
import hexfront.engine.Side;
import hexfront.engine.dice.Seeded;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The short scenarios of ours: few units, a few turns, and an end that either side can win. */
class ShortScenariosTest {
  private static final int MOST_UNITS = 30;
  private static final int MOST_GAMES = 80;
  private static final int RUNAWAY = 5_000;

  record Short(Box box, Box.Scenario scenario) {
    Box.Brief brief() {
      return java.util.Objects.requireNonNull(scenario.brief());
    }

    Setting open() {
      Map<String, Boolean> options =
          box.options(scenario.id()).stream()
              .collect(Collectors.toMap(Box.Option::id, Box.Option::byDefault));
      return box.open(scenario.id(), options);
    }

    @Override
    public String toString() {
      return box.id() + " " + scenario.id();
    }
  }

  static Stream<Short> all() {
    return Shelf.boxes().stream()
        .flatMap(
            box ->
                box.scenarios().stream()
                    .filter(scenario -> scenario.brief() != null)
                    .map(scenario -> new Short(box, scenario)));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("all")
  void itHasFewUnitsAndIsUndecidedWhenItBegins(Short one) {
    Setting setting = one.open();
    assertThat(setting.position().turn()).isEqualTo(one.brief().first());
    long onMap =
        setting.rulebook().board().units().stream()
            .filter(unit -> setting.position().onMap(unit.index()))
            .count();
    assertThat(onMap).isBetween(6L, (long) MOST_UNITS);
    for (Side side : Side.values()) {
      assertThat(setting.rulebook().supply(setting.position(), side))
          .allSatisfy(
              line ->
                  assertThat(line.in())
                      .as(setting.rulebook().board().unit(line.unit()).id() + " is in supply")
                      .isTrue());
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("all")
  void itEndsWithItsLastTurnAndEitherSideCanWin(Short one) {
    Set<Side> winners = EnumSet.noneOf(Side.class);
    for (int seed = 1; seed <= MOST_GAMES && winners.size() < 2; seed++) {
      Game game = play(one.open(), seed);
      assertThat(game.position().turn()).as("seed %d", seed).isEqualTo(one.brief().last());
      Score score = game.rulebook().score(game.position());
      winners.add(java.util.Objects.requireNonNull(score.winner()));
      System.out.println(one + " " + seed + " " + score + " orders " + game.journal().entries().size());
    }
    assertThat(winners).containsExactlyInAnyOrder(Side.AXIS, Side.SOVIET);
  }

  private static Game play(Setting setting, long seed) {
    Rulebook rulebook = setting.rulebook();
    Game game = new Game(rulebook, setting.position(), new Seeded(seed), Map.of());
    SplittableRandom random = new SplittableRandom(seed);
    for (int orders = 0; !game.decision().isOver(); orders++) {
      assertThat(orders).as("orders of seed %d", seed).isLessThan(RUNAWAY);
      assertThat(game.play(rulebook.anyOrder(game.position(), random)).verdict().refusals())
          .isEmpty();
    }
    return game;
  }
}
