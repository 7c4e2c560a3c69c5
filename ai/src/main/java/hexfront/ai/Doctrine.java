package hexfront.ai;

import hexfront.engine.Position;
import hexfront.engine.map.HexSet;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Which temper suits a side of a game: each is tried over several turns against the even one, on
 * the same dice. What was found in earlier turns counts on, and less from turn to turn.
 */
final class Doctrine {
  private static final List<Temper> TEMPERS =
      List.of(
          new Temper(1.5, 1),
          new Temper(2.3, 1),
          new Temper(0.65, 1),
          new Temper(1, 2),
          new Temper(2.3, 0.5));

  /** How many of the enemy's player turns are looked ahead. */
  private static final int REPLIES = 4;

  private static final double REMEMBERED = 0.8;

  /** What is thought possible of a temper that was never tried; a value of 1 is a game won. */
  private static final double HOPE = 0.4;

  private final Simulations simulations;
  private final double[] weight = new double[TEMPERS.size()];
  private final double[] ahead = new double[TEMPERS.size()];
  private final double[] squares = new double[TEMPERS.size()];

  Doctrine(Simulations simulations) {
    this.simulations = simulations;
  }

  /** Tries tempers as long as there is time. */
  void reconsider(Position seen, Clock clock, SplittableRandom random) {
    for (int i = 0; i < weight.length; i++) {
      weight[i] *= REMEMBERED;
      ahead[i] *= REMEMBERED;
      squares[i] *= REMEMBERED;
    }
    HexSet none = new HexSet(seen.board().hexes());
    while (!clock.isUp()) {
      int tried = promising();
      List<Simulations.Task> tasks = new ArrayList<>();
      for (int i = 0; i < simulations.threads(); i++) {
        long seed = random.nextLong();
        for (Temper temper : List.of(Temper.EVEN, TEMPERS.get(tried))) {
          Opening opening = new Opening(null, null, temper, none);
          tasks.add(Simulations.Task.through(opening, seed, REPLIES));
        }
      }
      Account[] accounts = simulations.play(seen, tasks, clock);
      for (int i = 0; i < accounts.length; i += 2) {
        if (!accounts[i].isGivenUp() && !accounts[i + 1].isGivenUp()) {
          double gain = accounts[i + 1].value() - accounts[i].value();
          weight[tried] += 1;
          ahead[tried] += gain;
          squares[tried] += gain * gain;
        }
      }
    }
  }

  /** The temper that might be the best, as far as one knows. */
  private int promising() {
    int best = 0;
    for (int i = 1; i < weight.length; i++) {
      best = mean(i) + error(i) > mean(best) + error(best) ? i : best;
    }
    return best;
  }

  private double mean(int i) {
    return weight[i] <= 0 ? 0 : ahead[i] / weight[i];
  }

  /** How far the mean may be from the truth, if nothing is taken for granted after few trials. */
  private double error(int i) {
    double mean = mean(i);
    double spread = weight[i] <= 0 ? 0 : Math.max(0, squares[i] / weight[i] - mean * mean);
    return Math.sqrt((spread * weight[i] + HOPE * HOPE) / (weight[i] + 1) / (weight[i] + 1));
  }

  /** The temper that has proved best; the even one as long as none has. */
  Temper best() {
    Temper best = Temper.EVEN;
    double most = 0;
    for (int i = 0; i < weight.length; i++) {
      double sure = mean(i) - error(i);
      if (sure > most) {
        best = TEMPERS.get(i);
        most = sure;
      }
    }
    return best;
  }
}
