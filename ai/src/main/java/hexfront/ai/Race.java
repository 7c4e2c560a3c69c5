package hexfront.ai;

import hexfront.engine.Position;
import hexfront.engine.map.HexSet;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Compares two openings, simulation by simulation on the same seeds, by what they make of the part
 * of the map that they are about; ends as soon as the comparison looks bad or is sure.
 */
final class Race {
  private static final int MOST = 24;

  /** How a comparison ended: the mean difference in points and how many pairs were played. */
  record Outcome(boolean better, double mean, int pairs) {}

  private final Simulations simulations;
  private final Position seen;
  private final Clock clock;
  private final SplittableRandom random;

  Race(Simulations simulations, Position seen, Clock clock, SplittableRandom random) {
    this.simulations = simulations;
    this.seen = seen;
    this.clock = clock;
    this.random = random;
  }

  /** Whether a challenger does better than what would be done otherwise. */
  Outcome challenge(Opening standing, Opening challenger, HexSet area) {
    Tally tally = new Tally();
    while (tally.count() < MOST && !clock.isUp() && !tally.isBad()) {
      List<Simulations.Task> tasks = new ArrayList<>();
      for (int i = 0; i < simulations.threads(); i++) {
        long seed = random.nextLong();
        tasks.add(Simulations.Task.ofBattle(standing, seed));
        tasks.add(Simulations.Task.ofBattle(challenger, seed));
      }
      Account[] played = simulations.play(seen, tasks, clock);
      for (int i = 0; i < played.length; i += 2) {
        if (played[i].isGivenUp() || played[i + 1].isGivenUp()) {
          return new Outcome(tally.isGood(), tally.mean(), tally.count());
        }
        tally.add(played[i + 1].gain(played[i], area));
      }
      if (tally.isGood()) {
        return new Outcome(true, tally.mean(), tally.count());
      }
    }
    return new Outcome(tally.isFair(), tally.mean(), tally.count());
  }
}
