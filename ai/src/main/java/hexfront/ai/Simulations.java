package hexfront.ai;

import hexfront.engine.Position;
import hexfront.engine.Rulebook;
import hexfront.engine.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.jspecify.annotations.Nullable;

/** Simulations of one side of one game, on one or more threads. */
final class Simulations {
  /** One simulation to be played, through so many of the enemy's player turns. */
  record Task(Opening opening, long seed, int replies) {
    Task(Opening opening, long seed) {
      this(opening, seed, 1);
    }
  }

  private final List<Simulation> workers = new ArrayList<>();
  private final @Nullable ExecutorService others;

  Simulations(Rulebook rulebook, Side side, int threads) {
    for (int i = 0; i < threads; i++) {
      workers.add(new Simulation(rulebook, side));
    }
    others =
        threads == 1
            ? null
            : Executors.newFixedThreadPool(
                threads - 1, Thread.ofPlatform().daemon().name("marshal-", 0).factory());
  }

  int threads() {
    return workers.size();
  }

  /** Plays them all; the results stand in the order of the tasks, whoever played them. */
  Account[] play(Position seen, List<Task> tasks, Clock clock) {
    Account[] results = new Account[tasks.size()];
    List<CompletableFuture<Void>> running = new ArrayList<>();
    for (int w = 1; w < workers.size() && others != null; w++) {
      int worker = w;
      Position copy = seen.copy();
      running.add(
          CompletableFuture.runAsync(() -> play(worker, copy, tasks, clock, results), others));
    }
    play(0, seen, tasks, clock, results);
    running.forEach(CompletableFuture::join);
    clock.count(tasks.size());
    return results;
  }

  private void play(int worker, Position seen, List<Task> tasks, Clock clock, Account[] results) {
    for (int i = worker; i < tasks.size(); i += workers.size()) {
      Task task = tasks.get(i);
      results[i] =
          workers
              .get(worker)
              .play(
                  seen,
                  task.opening,
                  task.seed,
                  task.replies,
                  worker == 0 ? clock::isOver : clock::isStopped);
    }
  }
}
