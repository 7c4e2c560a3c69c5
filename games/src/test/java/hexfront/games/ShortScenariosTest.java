package hexfront.games;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Game;
import hexfront.engine.Rulebook;
import hexfront.engine.Score;
import hexfront.engine.Side;
import hexfront.engine.dice.Seeded;
import java.util.Map;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The short scenarios of ours: few units, a few turns, and an end with a winner. */
class ShortScenariosTest {
  private static final int MOST_UNITS = 30;
  private static final int GAMES = 2;
  private static final int RUNAWAY = 5_000;

  record Short(Box box, Box.Scenario scenario) {
    Box.Brief brief() {
      return Objects.requireNonNull(scenario.brief());
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
  void itHasFewUnitsAndBothSidesAreSupplied(Short one) {
    Setting setting = one.open();
    assertThat(setting.position().turn()).isEqualTo(one.brief().first());
    long onMap =
        setting.rulebook().board().units().stream()
            .filter(unit -> setting.position().onMap(unit.index()))
            .count();
    assertThat(onMap).isBetween(6L, (long) MOST_UNITS);
    for (Side side : Side.values()) {
      assertThat(setting.rulebook().supply(setting.position(), side))
          .as("supply of the %s side", side.title())
          .anyMatch(Rulebook.SupplyLine::in);
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("all")
  void itEndsWithItsLastTurnAndHasAWinner(Short one) {
    for (int seed = 1; seed <= GAMES; seed++) {
      Game game = play(one.open(), seed);
      assertThat(game.position().turn()).as("seed %d", seed).isEqualTo(one.brief().last());
      Score score = game.rulebook().score(game.position());
      assertThat(score.winner()).as("seed %d: %s", seed, score).isNotNull();
      assertThat(score.items()).allSatisfy(item -> assertThat(item.rule()).isNotEmpty());
    }
  }

  @Test
  void everyGameHasOneThatSaysThatItIsOurs() {
    assertThat(all().map(one -> one.box().id()))
        .containsExactlyInAnyOrderElementsOf(Shelf.boxes().stream().map(Box::id).toList());
    assertThat(all())
        .allSatisfy(
            one -> {
              assertThat(one.scenario().title()).startsWith("Short: ");
              assertThat(one.brief().last() - one.brief().first()).isBetween(1, 2);
              assertThat(one.brief().minutes()).isLessThanOrEqualTo(30);
            });
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
