package hexfront.ai;

import hexfront.engine.Position;
import hexfront.engine.Rulebook;
import hexfront.engine.Side;
import hexfront.engine.staff.Intent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.function.IntSupplier;
import org.jspecify.annotations.Nullable;

/** Simulations of one side of one game, on one or more threads. */
final class Simulations {
  /**
   * One simulation to be played.
   *
   * @param replies through how many of the enemy's player turns
   * @param intent what the side's standing orders are meant to achieve; null for what the side
   *     intends now
   * @param hurried whether both sides decide quickly; if not, they play as captains do
   */
  record Task(Opening opening, long seed, int replies, @Nullable Intent intent, boolean hurried) {
    /** What a plan gains until the enemy's next player turn is often lost in the one after it. */
    static final int OF_A_PLAN = 2;

    /** What a battle brings to its part of the map is seen after one, and clearer than later. */
    private static final int OF_A_BATTLE = 1;

    static Task ofPlan(Opening opening, long seed) {
      return through(opening, seed, OF_A_PLAN);
    }

    /** What decides whether a plan is made is to be seen as games are played. */
    static Task ofProof(Opening opening, long seed) {
      return new Task(opening, seed, OF_A_PLAN, null, false);
    }

    static Task ofBattle(Opening opening, long seed) {
      return through(opening, seed, OF_A_BATTLE);
    }

    static Task through(Opening opening, long seed, int replies) {
      return new Task(opening, seed, replies, null, true);
    }

    /** What an intent brings is seen when the game is over. */
    static Task ofIntent(Opening opening, long seed, Intent intent) {
      return new Task(opening, seed, Integer.MAX_VALUE, intent, true);
    }
  }

  /** Who plays on a thread: quickly, or, once that was wanted, as captains do. */
  private static final class Worker {
    private final Rulebook rulebook;
    private final Side side;
    private final Simulation quick;
    private @Nullable Simulation whole;

    Worker(Rulebook rulebook, Side side) {
      this.rulebook = rulebook;
      this.side = side;
      quick = new Simulation(rulebook, side);
    }

    Account play(Position seen, Task task, Intent usual, BooleanSupplier over) {
      Simulation simulation = task.hurried ? quick : whole();
      simulation.follow(task.intent == null ? usual : task.intent);
      return simulation.play(seen, task.opening, task.seed, task.replies, over);
    }

    private Simulation whole() {
      if (whole == null) {
        whole = new Simulation(rulebook, side, false);
      }
      return whole;
    }
  }

  private final List<Worker> workers = new ArrayList<>();
  private final @Nullable ExecutorService others;
  private Intent intent = Intent.USUAL;

  Simulations(Rulebook rulebook, Side side, int threads) {
    for (int i = 0; i < threads; i++) {
      workers.add(new Worker(rulebook, side));
    }
    others =
        threads == 1
            ? null
            : Executors.newFixedThreadPool(
                threads - 1, Thread.ofPlatform().daemon().name("marshal-", 0).factory());
  }

  /** From now on the side's standing orders have an intent, where a task says nothing else. */
  void follow(Intent newIntent) {
    intent = newIntent;
  }

  int threads() {
    return workers.size();
  }

  /** Plays them all; the results stand in the order of the tasks, whoever played them. */
  Account[] play(Position seen, List<Task> tasks, Clock clock) {
    Account[] results = new Account[tasks.size()];
    Arrays.fill(results, Account.GIVEN_UP);
    List<CompletableFuture<Void>> running = new ArrayList<>();
    AtomicInteger begun = new AtomicInteger();
    AtomicBoolean late = new AtomicBoolean();
    for (int w = 1; w < workers.size() && others != null; w++) {
      int worker = w;
      Position copy = seen.copy();
      running.add(
          CompletableFuture.runAsync(
              () ->
                  play(
                      workers.get(worker),
                      copy,
                      tasks,
                      share(worker, begun, clock),
                      () -> late.get() || clock.isStopped(),
                      results),
              others));
    }
    play(workers.getFirst(), seen, tasks, share(0, begun, clock), clock::isOver, results);
    late.set(clock.isOver());
    running.forEach(CompletableFuture::join);
    clock.count(tasks.size());
    return results;
  }

  /**
   * The numbers of the tasks that a worker plays: the next that nobody has begun; where the same
   * orders are to come of the same budget, the same ones whoever is quicker.
   */
  private IntSupplier share(int worker, AtomicInteger begun, Clock clock) {
    if (clock.countsSimulations()) {
      AtomicInteger own = new AtomicInteger(worker);
      return () -> own.getAndAdd(workers.size());
    }
    return begun::getAndIncrement;
  }

  private void play(
      Worker worker,
      Position seen,
      List<Task> tasks,
      IntSupplier share,
      BooleanSupplier over,
      Account[] results) {
    for (int i = share.getAsInt(); i < tasks.size() && !over.getAsBoolean(); ) {
      results[i] = worker.play(seen, tasks.get(i), intent, over);
      i = share.getAsInt();
    }
  }
}
