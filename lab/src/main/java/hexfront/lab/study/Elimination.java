package hexfront.lab.study;

import hexfront.games.common.kept.Proof;
import hexfront.games.common.kept.Proof.Mean;
import hexfront.lab.Seeds;
import hexfront.lab.statistics.Sample;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/**
 * Finds the best of many ways to lead a side. All play over the same dice; after each round the
 * worse half drops out and the others play twice as many games, so that each round costs about the
 * same and those that are hard to tell apart are told apart by most games. The winner is then
 * compared with the first of all, the one to beat, on seeds that nothing was chosen with: only the
 * winner, since everyone more would be another chance for luck.
 *
 * @param <T> the candidates
 */
final class Elimination<T> {
  /** A gain of less than so many standard errors is taken for luck. */
  private static final double ERRORS = 2;

  /** The part of the proof after which one that is no better is given up. */
  private static final int EARLY = 3;

  /** Plays a game; answers the lead of the side at its end. */
  @FunctionalInterface
  interface Judge<T> {
    double lead(T candidate, long seed);
  }

  /** The best but the first, and what the games say of it. */
  record Winner<T>(T candidate, Proof proof) {
    /** Whether it is better than the first by more than luck. */
    boolean isBetter() {
      return proof.gain().value() > ERRORS * proof.gain().error();
    }
  }

  /** A candidate, and the leads of its side in the games that it played. */
  private record Runner<T>(T candidate, List<Double> leads) {
    Runner(T candidate) {
      this(candidate, new ArrayList<>());
    }

    double mean() {
      return Sample.of(leads).mean();
    }
  }

  private final Judge<T> judge;
  private final long seed;
  private final GamesAtOnce games;
  private final Consumer<String> progress;
  private int played;

  /**
   * A contest.
   *
   * @param progress is told how far it is, a line at a time
   */
  Elimination(Judge<T> judge, long seed, int workers, Consumer<String> progress) {
    this.judge = judge;
    this.seed = seed;
    this.progress = progress;
    games = new GamesAtOnce(workers, progress);
  }

  /**
   * The best of two or more.
   *
   * @param round how many games each plays in the first round
   * @param fresh how many seeds the proof has, at most
   */
  Winner<T> best(List<T> candidates, int round, int fresh) throws InterruptedException {
    T best = choose(candidates, round);
    int choosing = played;
    progress.accept("on " + fresh + " other seeds: " + best);
    Runner<T> before = new Runner<>(candidates.getFirst());
    Runner<T> after = new Runner<>(best);
    int early = Math.ceilDiv(fresh, EARLY);
    play(List.of(before, after), early, Seeds.of(Seeds.of(seed, 2), 0));
    if (gain(before, after).value() > 0 && fresh > early) {
      play(List.of(before, after), fresh - early, Seeds.of(Seeds.of(seed, 2), 1));
    }
    return new Winner<>(
        best,
        new Proof(
            candidates.size(),
            choosing,
            after.leads.size(),
            mean(before.leads),
            mean(after.leads),
            gain(before, after)));
  }

  private static Mean gain(Runner<?> before, Runner<?> after) {
    return mean(
        IntStream.range(0, after.leads.size())
            .mapToObj(i -> after.leads.get(i) - before.leads.get(i))
            .toList());
  }

  private static Mean mean(List<Double> numbers) {
    Sample sample = Sample.of(numbers);
    return new Mean(sample.mean(), sample.deviation() / Math.sqrt(sample.size()));
  }

  /** The best of all but the first, which plays along as the one to beat. */
  private T choose(List<T> candidates, int first) throws InterruptedException {
    Runner<T> own = new Runner<>(candidates.getFirst());
    List<Runner<T>> left =
        candidates.subList(1, candidates.size()).stream().map(one -> new Runner<>(one)).toList();
    int round = first;
    for (int n = 1; left.size() > 1; n++) {
      List<Runner<T>> all = new ArrayList<>(List.of(own));
      all.addAll(left);
      progress.accept("round " + n + ": " + all.size() + " candidates, " + round + " games each");
      play(all, round, Seeds.of(Seeds.of(seed, 1), n));
      List<Runner<T>> ranked = new ArrayList<>(left);
      ranked.sort(Comparator.comparingDouble(runner -> -runner.mean()));
      Runner<T> best = ranked.getFirst();
      progress.accept(
          String.format(
              Locale.ROOT,
              "%s: lead %.1f; the best: %.1f, %s",
              own.candidate,
              own.mean(),
              best.mean(),
              best.candidate));
      left = ranked.subList(0, ranked.size() / 2);
      round *= 2;
    }
    return left.getFirst().candidate;
  }

  /** Everybody plays as many games more, on the same seeds. */
  private void play(List<Runner<T>> runners, int round, long from) throws InterruptedException {
    List<GamesAtOnce.Task> tasks = new ArrayList<>();
    for (int i = 0; i < round; i++) {
      long one = Seeds.of(from, i + 1);
      runners.forEach(runner -> tasks.add(() -> judge.lead(runner.candidate, one)));
    }
    double[] leads = games.play(tasks);
    played += leads.length;
    for (int i = 0; i < leads.length; i++) {
      runners.get(i % runners.size()).leads.add(leads[i]);
    }
  }
}
