package hexfront.lab.study;

import hexfront.ai.Openers;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.staff.Nature;
import hexfront.games.Setting;
import hexfront.games.common.kept.KeptTemper;
import hexfront.games.common.kept.Temperament;
import hexfront.games.common.kept.Temperament.Part;
import hexfront.games.table.Tables;
import hexfront.games.wire.Malformed;
import hexfront.lab.Ground;
import hexfront.lab.Seeds;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;

/**
 * Looks for the temper with which a side of a scenario does best against a captain: one for the
 * whole game, or one that gives way to another on some turn.
 */
public final class TemperSearch {
  /** Gains and dangers may count so many times as much as their points, or as little. */
  private static final double MOST = 2.5;

  /**
   * What was found.
   *
   * @param temper the best that is not even
   * @param better whether it is better than the even one by more than luck
   */
  public record Found(KeptTemper temper, boolean better) {}

  /** A temper that may be the best. */
  record Candidate(Temperament temperament) {
    @Override
    public String toString() {
      return temperament.parts().stream()
          .map(TemperSearch::words)
          .collect(Collectors.joining(", from "));
    }
  }

  private final Tables tables;
  private final Ground ground;
  private final Side side;
  private final boolean againstKept;
  private final long seed;
  private final int workers;
  private final Consumer<String> progress;

  /**
   * A search.
   *
   * @param againstKept whether the enemy has the temper that is kept for it, instead of an even one
   * @param progress is told how far it is, a line at a time
   */
  public TemperSearch(
      Tables tables,
      Ground ground,
      Side side,
      boolean againstKept,
      long seed,
      int workers,
      Consumer<String> progress) {
    this.tables = tables;
    this.ground = ground;
    this.side = side;
    this.againstKept = againstKept;
    this.seed = seed;
    this.workers = workers;
    this.progress = progress;
  }

  /**
   * Looks for a temper.
   *
   * @param most how many tempers are compared, the even one among them
   * @param round how many games each plays in the first round
   * @param fresh how many other seeds the best is proved on, at most
   * @param command the command that asks for it, to be kept with what is found
   */
  public Found search(int most, int round, int fresh, String command) throws InterruptedException {
    return search(most, round, fresh, command, this::lead);
  }

  Found search(int most, int round, int fresh, String command, Elimination.Judge<Candidate> judge)
      throws InterruptedException {
    Elimination.Winner<Candidate> winner =
        new Elimination<>(judge, seed, workers, progress).best(candidates(most), round, fresh);
    return new Found(
        new KeptTemper(command, winner.proof(), winner.candidate().temperament()),
        winner.isBetter());
  }

  /** The even temper, and by turns one for the whole game and one that changes in its course. */
  List<Candidate> candidates(int most) {
    if (tables.box(ground.game()).scenarios().stream()
        .anyMatch(s -> s.id().equals(ground.scenario()) && s.brief() != null)) {
      throw new Malformed(ground.words() + ": a short scenario has no temper of its own");
    }
    Setting setting = tables.box(ground.game()).open(ground.scenario(), ground.options());
    Position p = setting.position();
    int turns = setting.rulebook().staff().turnsLeft(p, p.phasing());
    RandomGenerator random = new SplittableRandom(Seeds.of(seed, 0));
    List<Candidate> all = new ArrayList<>();
    all.add(new Candidate(Temperament.EVEN));
    while (all.size() < most) {
      Part early = new Part(1, nature(random));
      boolean changes = all.size() % 2 == 0 && turns > 3;
      List<Part> parts =
          changes
              ? List.of(
                  early,
                  new Part(p.turn() + turns / 4 + random.nextInt((turns + 1) / 2), nature(random)))
              : List.of(early);
      all.add(new Candidate(new Temperament(parts)));
    }
    return all;
  }

  private static Nature nature(RandomGenerator random) {
    return new Nature(factor(random), factor(random));
  }

  private static double factor(RandomGenerator random) {
    double drawn = Math.pow(MOST, random.nextDouble(-1, 1));
    return Math.round(100 * drawn) / 100.0;
  }

  private static String words(Part part) {
    return String.format(
        Locale.ROOT,
        "turn %d aggression %.2f and caution %.2f",
        part.from(),
        part.nature().aggression(),
        part.nature().caution());
  }

  private double lead(Candidate candidate, long one) {
    return new CommonGame(
            tables,
            ground,
            side,
            Openers.captain(candidate.temperament()),
            againstKept ? Openers.captain() : Openers.captain(Temperament.EVEN),
            Seeds.of(one, 0),
            one)
        .lead(side);
  }
}
