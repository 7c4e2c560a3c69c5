package hexfront.ai;

import hexfront.engine.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Compares openings with the best one known, simulation by simulation on the same seeds, and gives
 * up on a comparison as soon as it looks bad. Half of the seeds of every comparison are new, so
 * that nobody wins by knowing the dice.
 */
final class Race {
  private static final int EARLY = 2;
  private static final int LEAST = 8;
  private static final int MOST = 24;
  private static final double SURE = 2.5;
  private static final double ENOUGH = 1.5;

  /** How a comparison ended: the mean difference and how many pairs were played. */
  record Outcome(boolean better, double mean, int pairs) {}

  private final Simulations simulations;
  private final Position seen;
  private final Clock clock;
  private final SplittableRandom random;
  private final List<Long> known = new ArrayList<>();
  private final List<Double> values = new ArrayList<>();
  private Opening best;

  Race(
      Simulations simulations, Position seen, Clock clock, SplittableRandom random, Opening first) {
    this.simulations = simulations;
    this.seen = seen;
    this.clock = clock;
    this.random = random;
    best = first;
  }

  Opening best() {
    return best;
  }

  /** Tries an opening against the best, and makes it the best if it is. */
  Outcome challenge(Opening challenger) {
    List<Long> seeds = new ArrayList<>();
    List<Double> its = new ArrayList<>();
    double sum = 0;
    double squares = 0;
    int chunk = simulations.threads();
    while (seeds.size() < MOST && !clock.isUp()) {
      long[] next = new long[chunk];
      double[] mine = new double[chunk];
      List<Simulations.Task> tasks = new ArrayList<>();
      for (int i = 0; i < chunk; i++) {
        int at = pick(seeds.size() + i, seeds);
        next[i] = at < 0 ? random.nextLong() : known.get(at);
        mine[i] = at < 0 ? Double.NaN : values.get(at);
        if (at < 0) {
          tasks.add(new Simulations.Task(best, next[i]));
        }
        tasks.add(new Simulations.Task(challenger, next[i]));
      }
      double[] played = simulations.play(seen, tasks, clock);
      int t = 0;
      for (int i = 0; i < chunk; i++) {
        if (Double.isNaN(mine[i])) {
          mine[i] = played[t++];
          if (!Double.isNaN(mine[i])) {
            known.add(next[i]);
            values.add(mine[i]);
          }
        }
        double its1 = played[t++];
        double d = its1 - mine[i];
        if (Double.isNaN(d)) {
          return new Outcome(false, mean(sum, seeds.size()), seeds.size());
        }
        seeds.add(next[i]);
        its.add(its1);
        sum += d;
        squares += d * d;
      }
      int n = seeds.size();
      double mean = sum / n;
      double error = Math.sqrt(Math.max(0, squares / n - mean * mean) / n);
      if (n >= EARLY && mean <= 0) {
        return new Outcome(false, mean, n);
      }
      if (n >= LEAST && mean > SURE * error || n >= MOST && mean > ENOUGH * error) {
        best = challenger;
        known.clear();
        known.addAll(seeds);
        values.clear();
        values.addAll(its);
        return new Outcome(true, mean, n);
      }
    }
    return new Outcome(false, mean(sum, seeds.size()), seeds.size());
  }

  private static double mean(double sum, int n) {
    return n == 0 ? 0 : sum / n;
  }

  /** A known seed that was not yet used in this comparison, every other time; otherwise -1. */
  private int pick(int n, List<Long> used) {
    if (n % 2 == 1) {
      return -1;
    }
    for (int tries = 0; tries < 4 && !known.isEmpty(); tries++) {
      int at = random.nextInt(known.size());
      if (!used.contains(known.get(at))) {
        return at;
      }
    }
    return -1;
  }
}
