package hexfront.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import hexfront.engine.Game;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.dice.Seeded;
import hexfront.engine.journal.Saved;
import hexfront.engine.written.Written;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Random games to the end, of every game on the shelf; a failure names the seed. */
class PlayoutTest {
  private static final int RUNAWAY = 50_000;

  /** A scenario with its options as they are by default, or every one the other way. */
  record Opened(Box box, String scenario, boolean usual) {
    Map<String, Boolean> options() {
      return box.options(scenario).stream()
          .collect(Collectors.toMap(Box.Option::id, o -> o.byDefault() == usual));
    }

    Setting setting() {
      return box.open(scenario, options());
    }

    @Override
    public String toString() {
      return box.id() + " " + scenario + (usual ? "" : ", every option the other way");
    }
  }

  static Stream<Opened> opened() {
    return Shelf.boxes().stream()
        .flatMap(
            box ->
                box.scenarios().stream()
                    .flatMap(
                        s ->
                            Stream.of(
                                new Opened(box, s.id(), true), new Opened(box, s.id(), false))));
  }

  /** How often to look at a game closely: with so many units a look takes its time. */
  private static int every(Setting setting) {
    return setting.rulebook().board().unitCount() > 500 ? 40 : 4;
  }

  /** Plays a random game, looking at it before every order. */
  private static Game play(Setting setting, Position start, long seed, Consumer<Game> before) {
    Game game = new Game(setting.rulebook(), start, new Seeded(seed), Map.of());
    SplittableRandom random = new SplittableRandom(seed);
    for (int orders = 0; !game.decision().isOver(); orders++) {
      before.accept(game);
      Order order = game.rulebook().anyOrder(game.position(), random);
      assertThat(game.play(order).verdict().refusals())
          .as("seed %d, order %d: %s", seed, orders, order)
          .isEmpty();
      assertThat(orders).as("orders of seed %d", seed).isLessThan(RUNAWAY);
    }
    return game;
  }

  /** Whether it is one of every so many orders. */
  private static boolean isEach(int orders, Game game) {
    return game.journal().entries().size() % orders == 0;
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("opened")
  void randomGamesEndKeepTheInvariantsAndReplayToTheSamePosition(Opened opened) {
    Setting setting = opened.setting();
    for (long seed = 1; seed <= 1; seed++) {
      long named = seed;
      Game game =
          play(
              setting,
              setting.position().copy(),
              seed,
              g -> {
                int orders = g.journal().entries().size();
                if (orders > 0 && g.journal().entries().getLast().positionHash() != g.hash()) {
                  fail("seed %d, order %d: the running hash is another", named, orders);
                }
                if (orders % every(setting) == 0) {
                  assertThat(g.rulebook().invariants(g.position()))
                      .as("seed %d, order %d", named, orders)
                      .isEmpty();
                }
              });
      Game again =
          Game.replay(
              Saved.read(game.save()),
              setting.rulebook(),
              setting.position().copy(),
              new Seeded(seed));
      assertThat(again.position()).as("seed %d", seed).isEqualTo(game.position());
      assertThat(again.hash()).isEqualTo(game.hash());
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("opened")
  void everyPositionIsReadAsItWasWritten(Opened opened) {
    Setting setting = opened.setting();
    Written written = setting.rulebook().written();
    play(
        setting,
        setting.position(),
        5,
        game -> {
          if (isEach(25, game)) {
            String text = written.text(game.position());
            Position read = written.read(text);
            assertThat(read).as(text).isEqualTo(game.position());
            assertThat(written.hash(read)).isEqualTo(game.hash());
          }
        });
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("opened")
  void everyQuestionHasALegalAnswerInTheListAndItsWordIsNamed(Opened opened) {
    Setting setting = opened.setting();
    play(
        setting,
        setting.position(),
        77,
        game -> {
          if (isEach(6, game)) {
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
          }
        });
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("opened")
  void everyListedOrderIsAccepted(Opened opened) {
    Setting setting = opened.setting();
    play(
        setting,
        setting.position(),
        7,
        game -> {
          if (isEach(150, game)) {
            int[] listed = new int[1];
            game.rulebook()
                .legal(
                    game.position(),
                    order -> {
                      assertThat(game.check(order).isLegal()).as("%s", order).isTrue();
                      return ++listed[0] < 400;
                    });
          }
        });
  }

  /** What the rules have worked out for a position and kept with it is never out of date. */
  @ParameterizedTest(name = "{0}")
  @MethodSource("opened")
  void supplyIsTheSameInACopyOfWhichNothingIsKnownYet(Opened opened) {
    Setting setting = opened.setting();
    play(
        setting,
        setting.position(),
        5,
        game -> {
          if (isEach(11, game)) {
            Position fresh = game.position().copy();
            for (Side side : Side.values()) {
              assertThat(game.rulebook().supply(game.position(), side))
                  .isEqualTo(game.rulebook().supply(fresh, side));
            }
          }
        });
  }
}
