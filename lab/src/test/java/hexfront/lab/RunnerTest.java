package hexfront.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hexfront.lab.study.Match;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class RunnerTest {
  private static final Match MATCH = new Match(Games.KIEV, "captain", "recruit", 3, 5, Games.SHORT);

  private static Map<Integer, String> journals(int workers) throws InterruptedException {
    Map<Integer, String> journals = new TreeMap<>();
    new Runner(Games.TABLES, workers)
        .play(
            MATCH.fixtures(),
            played -> journals.put(played.result().fixture().number(), played.journal()),
            () -> false);
    return journals;
  }

  @Test
  void gamesAreTheSameOrderForOrderWhateverTheNumberOfWorkers() throws InterruptedException {
    Map<Integer, String> alone = journals(1);
    assertThat(alone).hasSize(3);
    assertThat(alone.values()).doesNotHaveDuplicates();
    assertThat(journals(2)).isEqualTo(alone);
  }

  @Test
  void everyGameCanBeOpenedAgain() throws InterruptedException {
    List<Sitting.Played> games = Collections.synchronizedList(new ArrayList<>());
    new Runner(Games.TABLES, 2).play(MATCH.fixtures().subList(0, 1), games::add, () -> false);
    for (Sitting.Played game : games) {
      var table = Games.TABLES.load(game.journal());
      assertThat(table.game().decision().isOver()).isTrue();
      assertThat(table.game().journal().entries()).hasSize(game.result().orders());
      assertThat(table.game().journal().fingerprint(table.orderText()))
          .isEqualTo(game.result().hash());
    }
  }

  @Test
  void aStoppedRunHandsOutNoHalfGames() throws InterruptedException {
    Stop stop = new Stop();
    List<Sitting.Played> games = new ArrayList<>();
    new Runner(Games.TABLES, 2)
        .play(
            MATCH.fixtures(),
            played -> {
              games.add(played);
              stop.now();
            },
            stop);
    assertThat(games).isNotEmpty().hasSizeLessThan(3);
    assertThat(games).allMatch(game -> game.result().counts());
  }

  @Test
  void whatGoesWrongWhileKeepingAGameEndsTheRun() {
    assertThatThrownBy(
            () ->
                new Runner(Games.TABLES, 2)
                    .play(
                        MATCH.fixtures(),
                        played -> {
                          throw new IllegalStateException("the disk is full");
                        },
                        () -> false))
        .hasMessage("the disk is full");
  }
}
