package hexfront.lab.study;

import hexfront.ai.Budget;
import hexfront.ai.Commander;
import hexfront.ai.Openers;
import hexfront.ai.PlanStudy;
import hexfront.ai.Question;
import hexfront.engine.Game;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.games.table.Tables;
import hexfront.games.wire.Malformed;
import hexfront.lab.Ground;
import hexfront.lab.Seeds;
import hexfront.lab.Thinking;
import hexfront.lab.statistics.Agreement;
import hexfront.lab.statistics.Sample;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;

/**
 * What a marshal's plans are worth: captains play a game, at the start of some of a side's player
 * turns a plan is searched for, and what was found plays beside the captain's own on dice that the
 * search has not seen.
 *
 * @param positions at how many player turns, spread over the game
 * @param trials how often each plan is played
 * @param replies through how many of the enemy's player turns
 */
public record PlanWorth(Ground ground, Side side, int positions, int trials, int replies) {
  private static final int DRAWN_CHANGES = 5;

  /**
   * What came of one plan.
   *
   * @param turn the turn it was made for
   * @param said what the search said that it gains
   * @param changes how many changes were made, or drawn at most
   * @param simulations what the search took; none if the plan was drawn
   * @param hurried what it gained between those who play in simulations
   * @param captains what it gained between captains
   */
  public record Worth(
      int turn, double said, int changes, int simulations, Sample hurried, Sample captains) {
    String words() {
      String gained =
          "gained " + gain(hurried) + " in simulations and " + gain(captains) + " between captains";
      return simulations == 0
          ? String.format(Locale.ROOT, "turn %d: %s; %d changes at most", turn, gained, changes)
          : String.format(
              Locale.ROOT,
              "turn %d: said %+.1f, %s; %d changes, %d simulations",
              turn,
              said,
              gained,
              changes,
              simulations);
    }

    private static String gain(Sample sample) {
      double error = sample.deviation() / Math.sqrt(Math.max(1, sample.size()));
      return String.format(Locale.ROOT, "%+.1f (%.1f)", sample.mean(), error);
    }
  }

  /** Searches and judges, one player turn after another. */
  public List<Worth> find(Tables tables, Thinking thinking, long seed, Consumer<String> progress) {
    Budget budget = new Budget(thinking.turn(), thinking.simulations(), () -> false);
    return judged(
        tables,
        1,
        replies,
        seed,
        progress,
        (study, start, own) -> study.search(start, budget, own));
  }

  /**
   * Draws plans at random and judges them, in simulations as a marshal sees them: what comes of
   * them there and between captains tells how far simulations foretell what is worth doing.
   *
   * @param plans how many at each player turn
   */
  public List<Worth> draw(Tables tables, int plans, long seed, Consumer<String> progress) {
    return judged(
        tables,
        plans,
        PlanStudy.REPLIES,
        seed,
        progress,
        (study, start, own) -> study.drawn(start, DRAWN_CHANGES, own));
  }

  /** Where the plans come from. */
  private interface Source {
    PlanStudy.Plan plan(PlanStudy study, Position start, RandomGenerator random);
  }

  private List<Worth> judged(
      Tables tables,
      int plans,
      int hurriedReplies,
      long seed,
      Consumer<String> progress,
      Source source) {
    Game game = ground.open(tables, seed);
    PlanStudy study = new PlanStudy(game.rulebook(), side);
    List<Worth> found = new ArrayList<>();
    for (Position start : spread(starts(game, seed))) {
      for (int i = 0; i < plans; i++) {
        long own = Seeds.of(seed, 10L + found.size());
        PlanStudy.Plan plan = source.plan(study, start, new SplittableRandom(own));
        long hurried = Seeds.of(own, 1);
        long captains = Seeds.of(own, 2);
        Worth worth =
            new Worth(
                start.turn(),
                plan.said(),
                plan.changes(),
                plan.simulations(),
                gained(study, plan, hurriedReplies, PlanStudy.Players.HURRIED, hurried),
                gained(study, plan, replies, PlanStudy.Players.CAPTAINS, captains));
        found.add(worth);
        progress.accept(worth.words());
      }
    }
    return found;
  }

  private Sample gained(
      PlanStudy study, PlanStudy.Plan plan, int through, PlanStudy.Players players, long seed) {
    return Sample.of(study.gains(plan, trials, through, players, seed));
  }

  /** What the side sees at the start of each of its player turns in a game between captains. */
  private List<Position> starts(Game game, long seed) {
    Commander[] captains = {Openers.captain(), Openers.captain()};
    RandomGenerator[] chance = {
      new SplittableRandom(Seeds.of(seed, 1)), new SplittableRandom(Seeds.of(seed, 2))
    };
    List<Position> starts = new ArrayList<>();
    int last = -1;
    while (!game.isOver()) {
      int decides = game.decides().ordinal();
      Question question = Question.about(game, chance[decides], Budget.AT_ONCE);
      int now = game.rulebook().staff().playerTurn(game.position(), side);
      if (game.decides() == side
          && game.position().phasing() == side
          && now != last
          && game.rulebook().decision(game.position()).takes("move")) {
        last = now;
        starts.add(question.seen());
      }
      game.play(captains[decides].answer(question).order());
    }
    if (starts.isEmpty()) {
      throw new Malformed("the " + side.word() + " side does not move in " + ground.words());
    }
    return starts;
  }

  private List<Position> spread(List<Position> starts) {
    List<Position> some = new ArrayList<>();
    int n = Math.min(positions, starts.size());
    for (int i = 0; i < n; i++) {
      some.add(starts.get(i * starts.size() / n));
    }
    return some;
  }

  /** The means over all plans. */
  public String summary(List<Worth> found) {
    return String.format(
        Locale.ROOT,
        "%s, %s, %d plans: said %+.1f, gained %s in simulations and %s between captains, through"
            + " %d replies",
        ground.words(),
        side.title(),
        found.size(),
        found.stream().mapToDouble(Worth::said).average().orElse(0),
        Worth.gain(means(found.stream().map(Worth::hurried).toList())),
        Worth.gain(means(found.stream().map(Worth::captains).toList())),
        replies);
  }

  /** How far simulations foretell what comes of plans between captains. */
  public String foretold(List<Worth> drawn) {
    Agreement agreement =
        Agreement.of(
            drawn.stream().map(Worth::hurried).toList(),
            drawn.stream().map(Worth::captains).toList());
    return String.format(
        Locale.ROOT,
        "%s, %s, %d plans drawn at random: what they gain between captains through %d replies is"
            + " foretold by simulations through %d with a correlation of %.2f (%.2f)",
        ground.words(),
        side.title(),
        drawn.size(),
        replies,
        PlanStudy.REPLIES,
        agreement.correlation(),
        agreement.error());
  }

  private static Sample means(List<Sample> samples) {
    return Sample.of(samples.stream().map(Sample::mean).toList());
  }
}
