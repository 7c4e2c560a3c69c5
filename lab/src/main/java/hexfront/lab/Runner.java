package hexfront.lab;

import hexfront.ai.program.Programs;
import hexfront.games.table.Tables;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Plays many fixtures at once, one game to a thread. What comes of a game depends on its fixture
 * alone, so the number of workers changes only how long it takes.
 */
public final class Runner {
  /** Who is handed the games as they end, one at a time. */
  @FunctionalInterface
  public interface Sink {
    void take(Sitting.Played played);
  }

  private final Tables tables;
  private final int workers;

  public Runner(Tables tables, int workers) {
    this.tables = tables;
    this.workers = workers;
  }

  /** Plays fixtures until there are no more or somebody stops it. Waits for the last to end. */
  public void play(List<Fixture> fixtures, Sink sink, BooleanSupplier stopped)
      throws InterruptedException {
    try (Programs programs = new Programs()) {
      play(new Work(fixtures.iterator(), sink, stopped, programs));
    }
  }

  private void play(Work work) throws InterruptedException {
    List<Thread> threads =
        IntStream.rangeClosed(1, workers)
            .mapToObj(n -> Thread.ofPlatform().name("lab-" + n).start(work))
            .toList();
    try {
      for (Thread thread : threads) {
        thread.join();
      }
    } finally {
      work.abandon();
    }
    work.rethrow();
  }

  /** What the workers share. */
  private final class Work implements Runnable {
    private final Iterator<Fixture> fixtures;
    private final Sink sink;
    private final BooleanSupplier stopped;
    private final AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();
    private final Programs programs;
    private volatile boolean abandoned;

    Work(Iterator<Fixture> fixtures, Sink sink, BooleanSupplier stopped, Programs programs) {
      this.programs = programs;
      this.fixtures = fixtures;
      this.sink = sink;
      this.stopped = stopped;
    }

    @Override
    public void run() {
      try {
        for (Optional<Fixture> f = next(); f.isPresent(); f = next()) {
          Sitting.play(tables, f.get(), programs::of, this::isStopped).ifPresent(this::hand);
        }
      } catch (RuntimeException | Error e) {
        failure.compareAndSet(null, e);
        abandon();
      }
    }

    private boolean isStopped() {
      return abandoned || stopped.getAsBoolean();
    }

    private synchronized Optional<Fixture> next() {
      return isStopped() || !fixtures.hasNext() ? Optional.empty() : Optional.of(fixtures.next());
    }

    private synchronized void hand(Sitting.Played played) {
      sink.take(played);
    }

    void abandon() {
      abandoned = true;
    }

    void rethrow() {
      switch (failure.get()) {
        case RuntimeException e -> throw e;
        case Error e -> throw e;
        case null, default -> {}
      }
    }
  }
}
