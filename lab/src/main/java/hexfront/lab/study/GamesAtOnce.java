package hexfront.lab.study;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Plays games of which only a number is asked, some at once, and tells how far it is. */
final class GamesAtOnce {
  private static final int TOLD = 4;

  /** A game; what comes of it depends on nothing else. */
  @FunctionalInterface
  interface Task {
    double play();
  }

  private final int workers;
  private final Consumer<String> progress;

  GamesAtOnce(int workers, Consumer<String> progress) {
    this.workers = workers;
    this.progress = progress;
  }

  /** What came of each game. */
  double[] play(List<Task> tasks) throws InterruptedException {
    double[] results = new double[tasks.size()];
    AtomicInteger next = new AtomicInteger();
    AtomicInteger done = new AtomicInteger();
    AtomicReference<@Nullable RuntimeException> failure = new AtomicReference<>();
    List<Thread> threads =
        IntStream.rangeClosed(1, workers)
            .mapToObj(
                n ->
                    Thread.ofPlatform()
                        .daemon()
                        .name("lab-" + n)
                        .start(
                            () -> {
                              try {
                                work(tasks, results, next, done);
                              } catch (RuntimeException e) {
                                failure.compareAndSet(null, e);
                                next.set(tasks.size());
                              }
                            }))
            .toList();
    for (Thread thread : threads) {
      thread.join();
    }
    RuntimeException failed = failure.get();
    if (failed != null) {
      throw failed;
    }
    return results;
  }

  private void work(List<Task> tasks, double[] results, AtomicInteger next, AtomicInteger done) {
    for (int i = next.getAndIncrement(); i < results.length; i = next.getAndIncrement()) {
      results[i] = tasks.get(i).play();
      int now = done.incrementAndGet();
      if (TOLD * now / results.length > TOLD * (now - 1) / results.length && now < results.length) {
        synchronized (this) {
          progress.accept("  " + now + " of " + results.length + " games");
        }
      }
    }
  }
}
