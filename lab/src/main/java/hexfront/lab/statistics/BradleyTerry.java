package hexfront.lab.statistics;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Ratings from games between many players, after Bradley and Terry: the chance to win depends on
 * the difference of two ratings and on the advantage of the side on a ground. A draw is half a win.
 * A wide normal prior keeps ratings finite where somebody won or lost all.
 */
public final class BradleyTerry {
  /** A game: the first player had the advantage of the ground, if it is one. */
  public record Bout(String first, String second, String ground, double score) {}

  /** A rating in Elo points, 0 being the average of all players. */
  public record Rating(String name, double elo, Interval interval, int games, double points) {}

  /** What the first side's advantage on a ground is worth, in Elo points. */
  public record Advantage(String ground, double elo, Interval interval) {}

  public record Table(List<Rating> ratings, List<Advantage> advantages) {}

  private static final double ELO = 400 / Math.log(10);
  private static final double PRIOR_PRECISION = 1 / (3.0 * 3.0);
  private static final int MOST_STEPS = 100;

  private final List<Bout> bouts;
  private final List<String> players;
  private final List<String> grounds;
  private final double[] strengths;

  private BradleyTerry(List<Bout> bouts) {
    this.bouts = bouts;
    Set<String> names = new LinkedHashSet<>();
    Set<String> places = new LinkedHashSet<>();
    for (Bout bout : bouts) {
      names.add(bout.first());
      names.add(bout.second());
      places.add(bout.ground());
    }
    players = List.copyOf(names);
    grounds = List.copyOf(places);
    strengths = new double[players.size() + grounds.size()];
  }

  public static Table of(List<Bout> bouts) {
    BradleyTerry fit = new BradleyTerry(bouts);
    double[][] information = fit.climb();
    return fit.table(Matrix.inverse(information));
  }

  /** Newton's method; the likelihood has one summit. Answers the information there. */
  private double[][] climb() {
    for (int step = 0; step < MOST_STEPS; step++) {
      double[] slope = new double[strengths.length];
      double[][] information = information(slope);
      double[] move = Matrix.times(Matrix.inverse(information), slope);
      double longest = Arrays.stream(move).map(Math::abs).max().orElse(0);
      double scale = longest > 1 ? 1 / longest : 1;
      for (int i = 0; i < strengths.length; i++) {
        strengths[i] += scale * move[i];
      }
      if (longest < 1e-10) {
        break;
      }
    }
    return information(new double[strengths.length]);
  }

  private double[][] information(double[] slope) {
    int size = strengths.length;
    double[][] information = new double[size][size];
    for (int i = 0; i < size; i++) {
      slope[i] = -PRIOR_PRECISION * strengths[i];
      information[i][i] = PRIOR_PRECISION;
    }
    for (Bout bout : bouts) {
      int[] places = {
        players.indexOf(bout.first()),
        players.indexOf(bout.second()),
        players.size() + grounds.indexOf(bout.ground())
      };
      int[] signs = {1, -1, 1};
      double lead = 0;
      for (int i = 0; i < places.length; i++) {
        lead += signs[i] * strengths[places[i]];
      }
      double chance = 1 / (1 + Math.exp(-lead));
      for (int i = 0; i < places.length; i++) {
        slope[places[i]] += signs[i] * (bout.score() - chance);
        for (int j = 0; j < places.length; j++) {
          information[places[i]][places[j]] += signs[i] * signs[j] * chance * (1 - chance);
        }
      }
    }
    return information;
  }

  private Table table(double[][] covariance) {
    int n = players.size();
    double average = Arrays.stream(strengths, 0, n).average().orElse(0);
    List<Rating> ratings = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      double[] weights = new double[strengths.length];
      Arrays.fill(weights, 0, n, -1.0 / n);
      weights[i] += 1;
      double elo = (strengths[i] - average) * ELO;
      ratings.add(rating(players.get(i), elo, half(covariance, weights)));
    }
    ratings.sort((a, b) -> Double.compare(b.elo(), a.elo()));
    List<Advantage> advantages = new ArrayList<>();
    for (int g = 0; g < grounds.size(); g++) {
      double[] weights = new double[strengths.length];
      weights[n + g] = 1;
      double elo = strengths[n + g] * ELO;
      advantages.add(
          new Advantage(grounds.get(g), elo, Interval.around(elo, half(covariance, weights))));
    }
    return new Table(List.copyOf(ratings), List.copyOf(advantages));
  }

  private Rating rating(String name, double elo, double half) {
    int games = 0;
    double points = 0;
    for (Bout bout : bouts) {
      if (bout.first().equals(name)) {
        games++;
        points += bout.score();
      }
      if (bout.second().equals(name)) {
        games++;
        points += 1 - bout.score();
      }
    }
    return new Rating(name, elo, Interval.around(elo, half), games, points);
  }

  /** Half of the 95 % interval of a weighted sum of strengths, in Elo points. */
  private static double half(double[][] covariance, double[] weights) {
    double[] spread = Matrix.times(covariance, weights);
    double variance = 0;
    for (int i = 0; i < weights.length; i++) {
      variance += weights[i] * spread[i];
    }
    return Interval.Z95 * Math.sqrt(variance) * ELO;
  }
}
