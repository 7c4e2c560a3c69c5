package hexfront.games.ags.kiev;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Game;
import hexfront.engine.Order;
import hexfront.engine.Side;
import hexfront.engine.Unit;
import hexfront.engine.View;
import hexfront.engine.dice.Seeded;
import hexfront.engine.events.Revealed;
import hexfront.games.Setting;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** What nobody may know before it is revealed. */
class KievSecretsTest {
  private static final Set<String> POOL =
      Set.copyOf(
          Sketch.BOX.counters().stream()
              .filter(u -> u.traits().stream().anyMatch(t -> t.startsWith("pool-")))
              .map(Unit::id)
              .toList());

  /** Plays some random turns and hands every position to a watcher. */
  private static void watch(long seed, Consumer<Game> watcher) {
    Setting setting = Sketch.BOX.open("campaign", Map.of());
    Game game = new Game(setting.rulebook(), setting.position(), new Seeded(seed), Map.of());
    SplittableRandom random = new SplittableRandom(seed);
    while (game.position().turn() < 5) {
      Order order = game.rulebook().anyOrder(game.position(), random);
      game.play(order);
      watcher.accept(game);
    }
  }

  private static Set<String> revealed(Game game) {
    Set<String> ids = new HashSet<>();
    game.journal()
        .entries()
        .forEach(
            entry ->
                entry.events().stream()
                    .filter(t -> t.event() instanceof Revealed)
                    .map(t -> ((Revealed) t.event()).as().index())
                    .forEach(i -> ids.add(game.rulebook().board().unit(i).id())));
    return ids;
  }

  @Test
  @Case({"KIEV-23.1", "AGS-13.1"})
  void noViewShowsTheStrengthOfAnUntriedUnitOrWhichCounterItIs() {
    watch(
        7,
        game -> {
          for (Side side : Side.values()) {
            View view = game.rulebook().view(game.position(), side);
            for (View.Counter counter : view.units()) {
              if (counter.flags().contains("untried")) {
                assertThat(counter.strengths()).isNull();
                assertThat(counter.designation()).startsWith("U-");
                assertThat(counter.id()).contains("untried");
              }
            }
          }
        });
  }

  @Test
  @Case("KIEV-23.1")
  void aCounterOfThePoolIsSeenOnlyOnceItIsRevealed() {
    int[] seen = {0};
    watch(
        7,
        game -> {
          List<String> shown =
              game.rulebook().view(game.position(), Side.SOVIET).units().stream()
                  .map(View.Counter::id)
                  .filter(POOL::contains)
                  .toList();
          if (shown.size() > seen[0]) {
            assertThat(revealed(game)).containsAll(shown);
          }
          seen[0] = shown.size();
        });
  }

  @Test
  @Case("KIEV-23.1")
  void theJournalNamesNoCounterOfThePoolBeforeItIsRevealed() {
    Setting setting = Sketch.BOX.open("campaign", Map.of());
    Game game = new Game(setting.rulebook(), setting.position(), new Seeded(3), Map.of());
    SplittableRandom random = new SplittableRandom(3);
    for (int i = 0; i < 400; i++) {
      game.play(game.rulebook().anyOrder(game.position(), random));
    }
    Set<String> known = revealed(game);
    String journal = game.save();
    assertThat(POOL.stream().filter(id -> !known.contains(id)))
        .isNotEmpty()
        .noneMatch(id -> journal.matches("(?s).*" + id + "[^a-z0-9-].*"));
  }

  @Test
  @Case("KIEV-23.1")
  void theSamePositionCanTurnOutDifferently() {
    Set<String> drawn = new HashSet<>();
    for (long seed = 1; seed <= 20; seed++) {
      Play s =
          Sketch.germanCombat(2)
              .german("g", "6-7-7", "0505")
              .soviet(
                  "x",
                  "0-0-6",
                  "0604",
                  "untried",
                  "trait stand-in",
                  "trait pool-infantry",
                  "trait arrives-0")
              .soviet("one", "2-3-6", "off", "trait pool-infantry")
              .soviet("two", "2-3-6", "off", "trait pool-infantry")
              .begin();
      Game game = new Game(s.rules(), s.position(), new Seeded(seed), Map.of());
      game.play(s.order("attack attackers=g hexes=0604"));
      drawn.addAll(revealed(game));
    }
    assertThat(drawn).containsExactlyInAnyOrder("one", "two");
  }
}
