package hexfront.server.hall;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Whose commander thinks next. Games that a person waits for come before those of commanders alone,
 * among them those whose commander answers at once, and then those of the address for which least
 * was thought of late. No address has all threads at a time, if there are several, but for who
 * answers at once.
 */
final class Turns {
  /** Every so often a game without a person comes first, or it would never be played. */
  private static final int OFTEN = 5;

  /** What was thought for an address counts half after so long. */
  private static final double HALF_NANOS = 30e9;

  /** A game whose commander has to decide. */
  record Job(String game, String asker, boolean person, boolean quick, Runnable work) {}

  private static final class Used {
    private double nanos;
    private long at;
    private int running;

    double now(long time) {
      nanos *= Math.pow(0.5, (time - at) / HALF_NANOS);
      at = time;
      return nanos;
    }
  }

  private final int threads;
  private final List<Job> waiting = new ArrayList<>();
  private final Map<String, Used> used = new HashMap<>();
  private int taken;
  private boolean closed;

  Turns(int threads) {
    this.threads = threads;
  }

  synchronized void add(Job job) {
    waiting.add(job);
    notifyAll();
  }

  /** The next game, as soon as there is one; null when it is all over. */
  synchronized @org.jspecify.annotations.Nullable Job take() throws InterruptedException {
    while (!closed) {
      Job next = next(System.nanoTime());
      if (next != null) {
        waiting.remove(next);
        used.computeIfAbsent(next.asker(), a -> new Used()).running++;
        taken++;
        return next;
      }
      wait(1000);
    }
    return null;
  }

  private @org.jspecify.annotations.Nullable Job next(long now) {
    Job best = null;
    for (Job job : waiting) {
      if (mayRun(job) && (best == null || comesBefore(job, best, now))) {
        best = job;
      }
    }
    return best;
  }

  private boolean mayRun(Job job) {
    Used of = used.get(job.asker());
    return threads == 1 || job.quick() || of == null || of.running < threads - 1;
  }

  private boolean comesBefore(Job a, Job b, long now) {
    if (a.person() != b.person()) {
      return a.person() == (taken % OFTEN != OFTEN - 1);
    }
    if (a.quick() != b.quick()) {
      return a.quick();
    }
    return load(a, now) < load(b, now);
  }

  private double load(Job job, long now) {
    Used of = used.get(job.asker());
    return of == null ? 0 : of.now(now);
  }

  /** Notes how long was thought for a game. */
  synchronized void done(Job job, long nanos) {
    Used of = used.computeIfAbsent(job.asker(), a -> new Used());
    long now = System.nanoTime();
    of.nanos = of.now(now) + nanos;
    of.running--;
    used.values().removeIf(u -> u.running == 0 && u.now(now) < 1e6);
    notifyAll();
  }

  synchronized void close() {
    closed = true;
    notifyAll();
  }
}
