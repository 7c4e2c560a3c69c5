package hexfront.ai;

import hexfront.engine.Position;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Lets whole plans race: all on the same seeds, the worse half dropping out from time to time. The
 * first is the one to beat.
 */
final class Heats {
  private static final int FIRST = 4;
  private static final int LAST = 12;

  private final Simulations simulations;
  private final Clock clock;
  private final Position seen;
  private final SplittableRandom random;
  private int played;
  private double gain;
  private double lead;

  Heats(Simulations simulations, Clock clock, Position seen, SplittableRandom random) {
    this.simulations = simulations;
    this.clock = clock;
    this.seen = seen;
    this.random = random;
  }

  private record Runner(Opening opening, Tally values, Tally points, Tally ahead) {}

  int played() {
    return played;
  }

  /** By how many points the winner was ahead of the first. */
  double gain() {
    return gain;
  }

  /** The lead that is to be expected of the winner. */
  double lead() {
    return lead;
  }

  /** The best of some plans, as far as there is time to see. */
  Opening run(List<Opening> openings) {
    List<Runner> runners = new ArrayList<>();
    for (Opening opening : openings) {
      runners.add(new Runner(opening, new Tally(), new Tally(), new Tally()));
    }
    Runner first = runners.getFirst();
    for (int round = 1; round <= LAST && (runners.size() > 1 || round <= FIRST); round++) {
      if (clock.isUp() || !round(runners, first)) {
        break;
      }
      if (round == FIRST || round == 2 * FIRST) {
        List<Runner> ranked = new ArrayList<>(runners);
        ranked.sort(Comparator.comparingDouble(r -> -r.values.mean()));
        List<Runner> kept = ranked.subList(0, Math.max(1, (ranked.size() + 1) / 2));
        runners.removeIf(r -> !r.equals(first) && !kept.contains(r));
      }
    }
    Runner best = first;
    for (Runner runner : runners) {
      double margin = runner.ahead.mean() - runner.ahead.error();
      if (margin > 0 && runner.values.mean() > best.values.mean()) {
        best = runner;
      }
    }
    lead = best.points.mean();
    gain = best.points.mean() - first.points.mean();
    return best.opening;
  }

  private boolean round(List<Runner> runners, Runner first) {
    List<Simulations.Task> tasks = new ArrayList<>();
    int seeds = Math.max(1, simulations.threads() / runners.size());
    for (int i = 0; i < seeds; i++) {
      long seed = random.nextLong();
      for (Runner runner : runners) {
        tasks.add(Simulations.Task.ofPlan(runner.opening, seed));
      }
    }
    Account[] accounts = simulations.play(seen, tasks, clock);
    for (Account account : accounts) {
      if (account.isGivenUp()) {
        return false;
      }
    }
    played += accounts.length;
    int at = runners.indexOf(first);
    for (int i = 0; i < accounts.length; i++) {
      Runner runner = runners.get(i % runners.size());
      double standing = accounts[i - i % runners.size() + at].value();
      runner.values.add(accounts[i].value());
      runner.points.add(accounts[i].points());
      runner.ahead.add(accounts[i].value() - standing);
    }
    return true;
  }
}
