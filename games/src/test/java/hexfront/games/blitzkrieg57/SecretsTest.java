package hexfront.games.blitzkrieg57;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Game;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Secret;
import hexfront.engine.Side;
import hexfront.engine.dice.Seeded;
import hexfront.engine.journal.Journal;
import hexfront.games.Setting;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** What a side may not know: the other side's chits, and the order of the cup. */
class SecretsTest {
  private static final Map<String, Boolean> OPTIONS = Map.of("soviet-reserve", true);

  /** Plays random turns and hands every position to a watcher. */
  private static void watch(long seed, Consumer<Game> watcher) {
    Setting setting = Sketch.BOX.open("campaign", OPTIONS);
    Game game = new Game(setting.rulebook(), setting.position(), new Seeded(seed), Map.of());
    SplittableRandom random = new SplittableRandom(seed);
    while (!game.decision().isOver()) {
      Order order = game.rulebook().anyOrder(game.position(), random);
      game.play(order);
      watcher.accept(game);
    }
  }

  private static BlitzkriegRules rules(Game game) {
    return (BlitzkriegRules) game.rulebook();
  }

  /** Bits of the enemy's chits in the cup that a side may not know of. */
  private static Set<String> hidden(Game game, Side side) {
    Set<String> hidden = new HashSet<>();
    for (Chit chit : rules(game).data.chits()) {
      boolean in = (game.position().value(BlitzkriegRules.CUP) & chit.bit()) != 0;
      if (in && chit.isSelected() && chit.belongsTo(side.enemy())) {
        hidden.add(chit.word());
      }
    }
    return hidden;
  }

  @Test
  @Case({"GJ-6.1.1", "GJ-6.1.3"})
  void noViewShowsTheOtherSidesChitsBeforeTheyAreDrawn() {
    for (long seed = 1; seed <= 3; seed++) {
      watch(
          seed,
          game -> {
            for (Side side : Side.values()) {
              Map<String, Object> state = game.rulebook().view(game.position(), side).state();
              List<?> played = (List<?>) state.get("played");
              String shown = new java.util.TreeMap<>(state).toString();
              for (String word : hidden(game, side)) {
                if (!played.contains(word)) {
                  assertThat(shown).doesNotContain(word);
                }
              }
              List<?> cup = (List<?>) state.get("cup");
              assertThat(hidden(game, side)).noneMatch(cup::contains);
            }
          });
    }
  }

  @Test
  @Case({"GJ-6.1.1", "GJ-6.1.3"})
  void positionsThatDifferOnlyInTheEnemysChitsLookAndCountTheSame() {
    watch(
        5,
        game -> {
          Position p = game.position();
          for (Side side : Side.values()) {
            Position other = game.rulebook().imagine(p, side, new SplittableRandom(7));
            assertThat(game.rulebook().view(other, side)).isEqualTo(game.rulebook().view(p, side));
            assertThat(game.rulebook().decision(other)).isEqualTo(game.rulebook().decision(p));
            assertThat(game.rulebook().score(other)).isEqualTo(game.rulebook().score(p));
            assertThat(game.rulebook().invariants(other)).isEmpty();
          }
        });
  }

  @Test
  @Case({"GJ-6.1.1", "GJ-6.1.3"})
  void whatIsImaginedIsEveryPossibleSelectionAndNothingElse() {
    Play play =
        Sketch.clear(6, 6)
            .turn(3)
            .begin(Side.AXIS, "chit-selection")
            .plays("select-chits chits=1PzG,1PzG,6A,17A,R3A")
            .plays("select-chits chits=5A,6A,26A");
    Set<List<String>> seen = new HashSet<>();
    SplittableRandom random = new SplittableRandom(1);
    for (int i = 0; i < 500; i++) {
      Position imagined = play.rules().imagine(play.position(), Side.AXIS, random);
      seen.add(
          play.rules().chits.known(imagined, Side.SOVIET).stream()
              .filter(chit -> chit.isSelected() && chit.belongsTo(Side.SOVIET))
              .map(Chit::name)
              .toList());
      assertThat(play.rules().chits.known(imagined, Side.AXIS))
          .isEqualTo(play.rules().chits.known(play.position(), Side.AXIS));
    }
    assertThat(seen).hasSize(20).allMatch(chits -> chits.size() == 3);
  }

  @Test
  @Case({"GJ-6.1.1", "GJ-6.1.3"})
  void theOrderThatSelectsIsSecretAndItsEventsNameNoChit() {
    watch(
        9,
        game -> {
          Journal.Entry last = game.journal().entries().getLast();
          if (last.order() instanceof SelectChits) {
            assertThat(last.order()).isInstanceOf(Secret.class);
            assertThat(last.events())
                .filteredOn(told -> told.event() instanceof ChitsSelected)
                .isNotEmpty();
            assertThat(last.events())
                .noneMatch(told -> told.event() instanceof Drawn)
                .noneMatch(told -> told.event().toString().matches(".*\\d+A\\b.*|.*PzG.*"));
          }
        });
  }

  @Test
  @Case({"GJ-6.1.3", "GJ-7.1"})
  void nothingInAPositionTellsWhichChitComesNext() {
    Play play =
        Sketch.clear(6, 6)
            .turn(3)
            .cup("1PzG", "soviet:6A", "SUPPLY", "26A")
            .begin(Side.AXIS, "order-execution");
    Set<String> first = new HashSet<>();
    for (long seed = 1; seed <= 60; seed++) {
      Game game = new Game(play.rules(), play.position().copy(), new Seeded(seed), Map.of());
      game.play(new Draw());
      first.add(rules(game).chits.played(game.position()).toString());
    }
    assertThat(first).hasSize(4);
  }
}
