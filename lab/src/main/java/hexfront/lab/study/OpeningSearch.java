package hexfront.lab.study;

import hexfront.ai.Openers;
import hexfront.engine.Side;
import hexfront.games.openings.KeptOpening;
import hexfront.games.openings.KeptOpening.Mean;
import hexfront.games.openings.KeptOpening.Proof;
import hexfront.games.table.Tables;
import hexfront.lab.Ground;
import hexfront.lab.Seeds;
import hexfront.lab.statistics.Sample;
import hexfront.lab.study.FirstTurns.FirstTurn;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/**
 * Looks for a first player turn that is better than the captain's own. All are judged by games that
 * captains play on over the same dice; after each round the worse half drops out. The winner is
 * then compared with the captain's own turn on seeds that nothing was chosen with.
 */
public final class OpeningSearch {
  /** A gain of less than so many standard errors is taken for luck. */
  private static final double ERRORS = 2;

  private static final int CONFIRMING = 2;
  private static final Mean UNKNOWN = new Mean(0, 0);
  private static final Proof UNPROVED = new Proof(0, 0, 0, UNKNOWN, UNKNOWN, UNKNOWN);

  /** Plays a game that begins with a first turn; answers the lead of its side at the end. */
  @FunctionalInterface
  interface Judge {
    double lead(FirstTurn turn, long seed);
  }

  /**
   * What was found.
   *
   * @param opening the best that is not the captain's own; nothing if all are like it
   * @param better whether it is better than the captain's own by more than luck
   */
  public record Found(Optional<KeptOpening> opening, boolean better) {}

  /** A first turn, and the leads of its side in the games that began with it. */
  private record Runner(FirstTurn turn, List<Double> leads) {
    Runner(FirstTurn turn) {
      this(turn, new ArrayList<>());
    }

    double mean() {
      return Sample.of(leads).mean();
    }
  }

  private final Tables tables;
  private final Ground ground;
  private final Side side;
  private final long seed;
  private final GamesAtOnce games;
  private final Consumer<String> progress;
  private int played;

  /**
   * A search.
   *
   * @param progress is told how far it is, a line at a time
   */
  public OpeningSearch(
      Tables tables, Ground ground, Side side, long seed, int workers, Consumer<String> progress) {
    this.tables = tables;
    this.ground = ground;
    this.side = side;
    this.seed = seed;
    this.progress = progress;
    games = new GamesAtOnce(workers, progress);
  }

  /**
   * Looks for an opening.
   *
   * @param most how many first turns are compared at most, the captain's own among them
   * @param round how many games each plays in a round
   * @param command the command that asks for it, to be kept with what is found
   */
  public Found search(int most, int round, String command) throws InterruptedException {
    List<FirstTurn> turns = new FirstTurns(tables, ground, side, seed).different(most, progress);
    progress.accept(
        turns.size()
            + " different first turns; the captain's has "
            + turns.getFirst().lines().size()
            + " orders up to its first die");
    return search(turns, round, command, this::lead);
  }

  /** Looks for the best of some first turns, of which the first is the one to beat. */
  Found search(List<FirstTurn> turns, int round, String command, Judge judge)
      throws InterruptedException {
    if (turns.size() == 1) {
      return new Found(Optional.empty(), false);
    }
    FirstTurn best = choose(turns, round, judge);
    int choosing = played;
    int fresh = CONFIRMING * round * rounds(turns.size());
    progress.accept("on " + fresh + " other seeds: " + best.idea());
    Runner before = new Runner(turns.getFirst());
    Runner after = new Runner(best);
    play(List.of(before, after), fresh, Seeds.of(seed, 2), judge);
    List<Double> gains =
        IntStream.range(0, fresh)
            .mapToObj(i -> after.leads().get(i) - before.leads().get(i))
            .toList();
    Mean gain = mean(gains);
    Proof proof =
        new Proof(turns.size(), choosing, fresh, mean(before.leads()), mean(after.leads()), gain);
    return new Found(
        Optional.of(opening(best, command, proof)), gain.value() > ERRORS * gain.error());
  }

  private static Mean mean(List<Double> numbers) {
    Sample sample = Sample.of(numbers);
    return new Mean(sample.mean(), sample.deviation() / Math.sqrt(sample.size()));
  }

  private KeptOpening opening(FirstTurn turn, String command, Proof proof) {
    int rules =
        tables.box(ground.game()).open(ground.scenario(), ground.options()).rulebook().version();
    return new KeptOpening(
        ground.game(),
        ground.scenario(),
        side,
        ground.options(),
        rules,
        command,
        turn.idea(),
        proof,
        turn.lines());
  }

  private static int rounds(int turns) {
    return Integer.SIZE - Integer.numberOfLeadingZeros(turns - 1);
  }

  /** The best of all but the first, which plays along as the one to beat. */
  private FirstTurn choose(List<FirstTurn> turns, int round, Judge judge)
      throws InterruptedException {
    List<Runner> left = new ArrayList<>(turns.stream().map(Runner::new).toList());
    Runner own = left.getFirst();
    for (int n = 1; ; n++) {
      progress.accept("round " + n + ": " + left.size() + " first turns, " + round + " games each");
      play(left, round, Seeds.of(Seeds.of(seed, 1), n), judge);
      List<Runner> ranked = new ArrayList<>(left.subList(1, left.size()));
      ranked.sort(Comparator.comparingDouble(runner -> -runner.mean()));
      Runner best = ranked.getFirst();
      progress.accept(
          String.format(
              Locale.ROOT,
              "the captain's own: lead %.1f; the best: %.1f, %s",
              own.mean(),
              best.mean(),
              best.turn().idea()));
      if (ranked.size() == 1) {
        return best.turn();
      }
      left = new ArrayList<>(List.of(own));
      left.addAll(ranked.subList(0, ranked.size() / 2));
    }
  }

  /** Everybody plays as many games more, on the same seeds. */
  private void play(List<Runner> runners, int round, long from, Judge judge)
      throws InterruptedException {
    List<GamesAtOnce.Task> tasks = new ArrayList<>();
    for (int i = 0; i < round; i++) {
      long one = Seeds.of(from, i + 1);
      runners.forEach(runner -> tasks.add(() -> judge.lead(runner.turn(), one)));
    }
    double[] leads = games.play(tasks);
    played += leads.length;
    for (int i = 0; i < leads.length; i++) {
      runners.get(i % runners.size()).leads().add(leads[i]);
    }
  }

  private double lead(FirstTurn turn, long one) {
    KeptOpening opening =
        new KeptOpening(
            ground.game(),
            ground.scenario(),
            side,
            ground.options(),
            1,
            "",
            turn.idea(),
            UNPROVED,
            turn.lines());
    return new OpeningGame(tables, ground, side, Openers.captain(opening), Seeds.of(one, 0), one)
        .lead(side);
  }
}
