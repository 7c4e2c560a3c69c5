package hexfront.lab.study;

import hexfront.engine.Side;
import hexfront.lab.GameResult;
import hexfront.lab.Thinking;
import hexfront.lab.Times;
import hexfront.lab.statistics.Interval;
import hexfront.lab.statistics.Sample;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToIntFunction;

/** The results of like games, added up. Games that ended in trouble are left out. */
public final class Digest {
  private final List<GameResult> results;

  public Digest(List<GameResult> results) {
    this.results = results.stream().filter(GameResult::counts).toList();
  }

  public int games() {
    return results.size();
  }

  public int wins(Side side) {
    return (int) results.stream().filter(r -> r.winner() == side).count();
  }

  public int draws() {
    return games() - wins(Side.AXIS) - wins(Side.SOVIET);
  }

  /** Wins and half of the draws. */
  public double score(Side side) {
    return results.stream().mapToDouble(r -> r.score(side)).sum();
  }

  public double rate(Side side) {
    return games() == 0 ? 0 : score(side) / games();
  }

  public Interval interval(Side side) {
    return Interval.wilson(score(side), games());
  }

  /** How often the games ended in which way, the most frequent first. */
  public Map<String, Integer> outcomes() {
    Map<String, Integer> counts = new TreeMap<>();
    results.forEach(r -> counts.merge(r.outcome(), 1, Integer::sum));
    Map<String, Integer> sorted = new LinkedHashMap<>();
    counts.entrySet().stream()
        .sorted(Map.Entry.comparingByValue(Comparator.reverseOrder()))
        .forEach(e -> sorted.put(e.getKey(), e.getValue()));
    return sorted;
  }

  public Sample sample(ToIntFunction<GameResult> number) {
    return Sample.of(results.stream().mapToInt(number).boxed().toList());
  }

  public Times decisions(Side side) {
    return results.stream().map(r -> r.side(side).decisions()).reduce(new Times(), Times::addAll);
  }

  public Times turns(Side side) {
    return results.stream().map(r -> r.side(side).turns()).reduce(new Times(), Times::addAll);
  }

  /** The player turns that took more than 5 % over their time; none where no time is set. */
  public long turnsOverTime(Side side, Thinking thinking) {
    long allowed = thinking.turn().toNanos() / 1000;
    return thinking.isTimed() && allowed > 0 ? turns(side).longerThan(allowed * 105 / 100) : 0;
  }
}
