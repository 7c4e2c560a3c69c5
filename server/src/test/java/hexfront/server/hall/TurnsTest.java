package hexfront.server.hall;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Whose commander thinks next. */
@Timeout(20)
class TurnsTest {
  private static final long LONG = 10_000_000_000L;

  private static Turns.Job job(String game, String asker, boolean person) {
    return new Turns.Job(game, asker, person, false, () -> {});
  }

  private static String next(Turns turns) throws InterruptedException {
    Turns.Job job = turns.take();
    if (job == null) {
      throw new IllegalStateException();
    }
    turns.done(job, LONG);
    return job.game();
  }

  @Test
  void twelveGamesOfOneAddressDoNotComeBeforeTheOneOfAnother() throws InterruptedException {
    Turns turns = new Turns(1);
    for (int i = 0; i < 12; i++) {
      turns.add(job("greedy" + i, "a", true));
    }
    next(turns);
    turns.add(job("captain", "b", true));
    assertThat(next(turns)).isEqualTo("captain");
    assertThat(next(turns)).startsWith("greedy");
  }

  @Test
  void gamesThatAPersonWaitsForComeFirstButNotAlways() throws InterruptedException {
    Turns turns = new Turns(1);
    for (int i = 0; i < 20; i++) {
      turns.add(job("person" + i, "a", true));
      turns.add(job("alone" + i, "b", false));
    }
    List<String> order = new ArrayList<>();
    for (int i = 0; i < 10; i++) {
      order.add(next(turns).replaceAll("\\d", ""));
    }
    assertThat(order.stream().filter("person"::equals)).hasSize(8);
    assertThat(order.getFirst()).isEqualTo("person");
  }

  @Test
  void noAddressHasAllThreadsAtATime() throws InterruptedException {
    Turns turns = new Turns(2);
    turns.add(job("greedy1", "a", true));
    turns.add(job("greedy2", "a", true));
    Turns.Job first = turns.take();
    turns.add(job("captain", "b", false));
    Turns.Job second = turns.take();
    assertThat(first).isNotNull();
    assertThat(second).isNotNull().extracting(Turns.Job::game).isEqualTo("captain");
  }

  @Test
  void aCommanderWhoAnswersAtOnceDoesNotWaitForOneWhoThinks() throws InterruptedException {
    Turns turns = new Turns(2);
    turns.add(job("marshal1", "a", true));
    turns.add(job("marshal2", "a", true));
    assertThat(turns.take()).isNotNull();
    turns.add(new Turns.Job("captain", "a", true, true, () -> {}));
    assertThat(turns.take()).isNotNull().extracting(Turns.Job::game).isEqualTo("captain");
  }
}
