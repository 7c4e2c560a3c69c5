package hexfront.lab.study;

import hexfront.ai.Budget;
import hexfront.ai.Commander;
import hexfront.ai.CommonDice;
import hexfront.ai.Openers;
import hexfront.ai.Question;
import hexfront.ai.Temper;
import hexfront.engine.Game;
import hexfront.engine.Order;
import hexfront.engine.Side;
import hexfront.engine.journal.Journal;
import hexfront.engine.orders.Attack;
import hexfront.games.openings.KeptOpening;
import hexfront.games.openings.KeptOpening.Line;
import hexfront.games.openings.KeptOpening.Mean;
import hexfront.games.openings.KeptOpening.Proof;
import hexfront.games.table.OptionWords;
import hexfront.games.table.Tables;
import hexfront.games.wire.Malformed;
import hexfront.lab.Ground;
import hexfront.lab.Seeds;
import hexfront.lab.Sitting;
import hexfront.lab.statistics.Sample;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/**
 * Looks for a first player turn that is better than the captain's own. Candidates are made by
 * captains of other tempers and with other efforts and by marshals, up to the first die of the
 * turn. All are judged by games that captains play on over the same dice; after each round the
 * worse half drops out. The winner is then compared with the captain's own turn on seeds that
 * nothing was chosen with.
 */
public final class OpeningSearch {
  /** A gain of less than so many standard errors is taken for luck. */
  public static final double ERRORS = 2;

  private static final int CONFIRMING = 2;
  private static final int SIMULATIONS = 150;
  private static final int TRIES = 3;
  private static final int LONGEST = 1000;

  /** A first turn, and the leads of its side in the games that began with it. */
  private static final class Candidate {
    final String idea;
    final List<Line> lines;
    final List<Double> leads = new ArrayList<>();

    Candidate(String idea, List<Line> lines) {
      this.idea = idea;
      this.lines = lines;
    }

    double mean() {
      return Sample.of(leads).mean();
    }

    boolean isLike(Candidate other) {
      return lines.equals(other.lines);
    }
  }

  /**
   * What was found.
   *
   * @param opening the best that is not the captain's own; nothing if all are like it
   * @param better whether it is better than the captain's own by more than luck
   */
  public record Found(Optional<KeptOpening> opening, boolean better) {}

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
   * @param found the command that asks for it, to be kept with what is found
   */
  public Found search(int most, int round, String found) throws InterruptedException {
    List<Candidate> all = candidates(most);
    Candidate own = all.getFirst();
    progress.accept(all.size() + " different first turns; the captain's has " + own.lines.size());
    if (all.size() == 1) {
      return new Found(Optional.empty(), false);
    }
    Candidate best = choose(all, round);
    int choosing = played;
    int fresh = CONFIRMING * round * rounds(all.size());
    Candidate before = new Candidate(own.idea, own.lines);
    Candidate after = new Candidate(best.idea, best.lines);
    progress.accept("confirming " + best.idea + " on " + fresh + " other seeds");
    play(List.of(before, after), fresh, Seeds.of(seed, 2));
    List<Double> gains =
        IntStream.range(0, fresh)
            .mapToObj(i -> after.leads.get(i) - before.leads.get(i))
            .toList();
    Proof proof =
        new Proof(all.size(), choosing, fresh, mean(before.leads), mean(after.leads), mean(gains));
    KeptOpening opening =
        new KeptOpening(
            ground.game(),
            ground.scenario(),
            side,
            ground.options(),
            game(new CommonDice(seed)).rulebook().version(),
            found,
            best.idea,
            proof,
            best.lines);
    Mean gain = proof.gain();
    return new Found(Optional.of(opening), gain.value() > ERRORS * gain.error());
  }

  private static Mean mean(List<Double> numbers) {
    Sample sample = Sample.of(numbers);
    return new Mean(sample.mean(), sample.deviation() / Math.sqrt(sample.size()));
  }

  // ---- choosing

  private static int rounds(int candidates) {
    return 32 - Integer.numberOfLeadingZeros(candidates - 1);
  }

  /** The best of all but the first, which plays along as the one to beat. */
  private Candidate choose(List<Candidate> all, int round) throws InterruptedException {
    Candidate own = all.getFirst();
    List<Candidate> left = new ArrayList<>(all);
    for (int n = 1; ; n++) {
      progress.accept("round " + n + ": " + left.size() + " first turns, " + round + " games each");
      play(left, round, Seeds.of(Seeds.of(seed, 1), n));
      List<Candidate> ranked = new ArrayList<>(left.subList(1, left.size()));
      ranked.sort(Comparator.comparingDouble(c -> -c.mean()));
      Candidate best = ranked.getFirst();
      progress.accept(
          String.format(
              Locale.ROOT,
              "the captain's own: lead %.1f; best: %.1f, %s",
              own.mean(),
              best.mean(),
              best.idea));
      if (ranked.size() == 1) {
        return best;
      }
      left = new ArrayList<>(List.of(own));
      left.addAll(ranked.subList(0, ranked.size() / 2));
    }
  }

  /** Every candidate plays as many games more, on the same seeds. */
  private void play(List<Candidate> candidates, int round, long from) throws InterruptedException {
    List<GamesAtOnce.Task> tasks = new ArrayList<>();
    for (int i = 0; i < round; i++) {
      long one = Seeds.of(from, i + 1);
      candidates.forEach(candidate -> tasks.add(() -> lead(candidate, one)));
    }
    double[] leads = games.play(tasks);
    played += leads.length;
    for (int i = 0; i < leads.length; i++) {
      candidates.get(i % candidates.size()).leads.add(leads[i]);
    }
  }

  /** The lead of the side at the end of a game that begins with a first turn. */
  private double lead(Candidate candidate, long one) {
    Commander[] commanders = {Openers.captain(), Openers.captain()};
    commanders[side.ordinal()] = Openers.captain(opening(candidate));
    CommonDice dice = new CommonDice(Seeds.of(one, 0));
    Game game = game(dice);
    RandomGenerator[] chance = chance(one);
    while (!game.isOver() && game.journal().entries().size() < Sitting.MOST_ORDERS) {
      step(game, dice, commanders, chance, Budget.AT_ONCE);
    }
    return game.rulebook().staff().lead(game.position(), side);
  }

  private KeptOpening opening(Candidate candidate) {
    Mean none = new Mean(0, 0);
    return new KeptOpening(
        ground.game(),
        ground.scenario(),
        side,
        ground.options(),
        1,
        "",
        candidate.idea,
        new Proof(0, 0, 0, none, none, none),
        candidate.lines);
  }

  private static RandomGenerator[] chance(long one) {
    return new RandomGenerator[] {
      new SplittableRandom(Seeds.of(one, 1)), new SplittableRandom(Seeds.of(one, 2))
    };
  }

  private Game game(CommonDice dice) {
    Map<String, String> header = new LinkedHashMap<>();
    header.put("game", ground.game());
    header.put("scenario", ground.scenario());
    if (!ground.options().isEmpty()) {
      header.put("options", OptionWords.write(ground.options()));
    }
    return tables.setUp(header, dice).game();
  }

  private static void step(
      Game game, CommonDice dice, Commander[] commanders, RandomGenerator[] chance, Budget budget) {
    int decides = game.decides().ordinal();
    Order order =
        commanders[decides].answer(Question.about(game, chance[decides], budget)).order();
    dice.about(game.position(), order);
    Game.Played played = game.play(order);
    if (!played.verdict().isLegal()) {
      throw new IllegalStateException(
          "illegal order "
              + game.orderText().write(order)
              + ": "
              + played.verdict().refusals().getFirst().why());
    }
  }

  // ---- candidates

  /** Different first turns, the captain's own first. */
  private List<Candidate> candidates(int most) {
    List<Candidate> all = new ArrayList<>();
    all.add(firstTurn("the captain's own", Openers.captain()));
    RandomGenerator random = new SplittableRandom(Seeds.of(seed, 0));
    for (int n = 0; n < TRIES * most && all.size() < most; n++) {
      Candidate next = variation(n, random);
      if (all.stream().noneMatch(next::isLike)) {
        all.add(next);
        progress.accept("first turn " + all.size() + " of " + most + ": " + next.idea);
      }
    }
    return all;
  }

  /** By turns a marshal, another temper, other efforts, and both. */
  private Candidate variation(int n, RandomGenerator random) {
    long drawn = random.nextLong(1_000_000);
    Temper temper = new Temper(round(factor(random, 0.5)), round(factor(random, 0.5)));
    double spread = round(0.3 + 0.9 * random.nextDouble());
    return switch (n % 4) {
      case 0 ->
          firstTurn(
              "a marshal with " + SIMULATIONS + " simulations, seed " + drawn,
              Openers.marshal(),
              drawn);
      case 1 -> firstTurn(words(temper), Openers.captain(temper, 0, drawn));
      case 2 ->
          firstTurn(words(spread, drawn), Openers.captain(Temper.EVEN, spread, drawn));
      default ->
          firstTurn(
              words(temper) + ", " + words(spread, drawn),
              Openers.captain(temper, spread, drawn));
    };
  }

  private static double factor(RandomGenerator random, double spread) {
    return Math.exp(spread * random.nextGaussian());
  }

  private static double round(double number) {
    return Math.round(100 * number) / 100.0;
  }

  private static String words(Temper temper) {
    return "aggression " + temper.aggression() + " and caution " + temper.caution();
  }

  private static String words(double spread, long drawn) {
    return "other efforts, spread " + spread + ", seed " + drawn;
  }

  private Candidate firstTurn(String idea, Commander commander) {
    return firstTurn(idea, commander, 0);
  }

  /** What a commander does up to the first die of its side's first turn, or to the turn's end. */
  private Candidate firstTurn(String idea, Commander commander, long drawn) {
    Commander[] commanders = {Openers.captain(), Openers.captain()};
    commanders[side.ordinal()] = commander;
    CommonDice dice = new CommonDice(Seeds.of(seed, 0));
    Game game = game(dice);
    RandomGenerator[] chance = chance(drawn);
    Budget budget = Budget.ofSimulations(SIMULATIONS);
    boolean begun = false;
    while (!game.isOver() && game.journal().entries().size() < LONGEST) {
      boolean own = game.position().phasing() == side && game.decides() == side;
      if (begun && !own) {
        break;
      }
      begun |= own;
      step(game, dice, commanders, chance, budget);
      if (begun && !game.journal().entries().getLast().thrown().isEmpty()) {
        break;
      }
    }
    List<Line> lines = new ArrayList<>();
    boolean battle = false;
    for (Journal.Entry entry : game.journal().entries()) {
      battle |= entry.side() != side && entry.order() instanceof Attack;
      lines.add(new Line(entry.side(), entry.order()));
    }
    if (!begun || battle) {
      throw new Malformed(
          "the first turn of the "
              + side.word()
              + " side comes after battles of its enemy in "
              + ground.words()
              + ": it cannot be fixed beforehand");
    }
    return new Candidate(idea, lines);
  }
}
