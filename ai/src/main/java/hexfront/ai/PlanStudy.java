package hexfront.ai;

import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Rulebook;
import hexfront.engine.Side;
import hexfront.engine.dice.Dice;
import hexfront.engine.map.HexSet;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/**
 * What the plans are worth that a marshal finds for a march: the search, and on dice that it has
 * not seen what its plan brings more than the captain's own. Plans can be drawn at random instead,
 * for asking how far simulations foretell what comes of any plan.
 */
public final class PlanStudy {
  /** The part of the budget that finds a plan; the rest proves it. */
  private static final double SEARCH = 0.8;

  private final Rulebook rulebook;
  private final Side side;

  /** Looks at the marches of a side. */
  public PlanStudy(Rulebook rulebook, Side side) {
    this.rulebook = rulebook;
    this.side = side;
  }

  /** By whom both sides are played on when a plan is judged. */
  public enum Players {
    /** As in the simulations that found it. */
    HURRIED,
    /** Captains, who take the time that simulations have not. */
    CAPTAINS
  }

  /** Through how many of the enemy's player turns a marshal looks at a plan. */
  public static final int REPLIES = Simulations.Task.OF_A_PLAN;

  /** A plan for a march, beside the captain's own. */
  public static final class Plan {
    private final Position seen;
    private final Opening own;
    private final PlanSearch.Found found;

    private Plan(Position seen, Opening own, PlanSearch.Found found) {
      this.seen = seen;
      this.own = own;
      this.found = found;
    }

    /** By how many points the search thinks it better than the captain's own. */
    public double said() {
      return found.gain();
    }

    /** How many changes were made to the plan that the search began with. */
    public int changes() {
      return found.adopted();
    }

    /** How many simulations it took. */
    public int simulations() {
      return found.simulations();
    }
  }

  /**
   * Plays on as captains do up to where the side's captain plans his march: what is done before
   * others move, overruns for instance, is no part of it.
   */
  private Position planning(Position seen, RandomGenerator random) {
    Position p = seen.copy();
    boolean[] plans = new boolean[1];
    Script own = new Script(rulebook, Temper.EVEN);
    own.setPlanner(
        now -> {
          plans[0] = true;
          return null;
        });
    Script enemy = new Script(rulebook, Temper.EVEN);
    while (!rulebook.isOver(p) && p.phasing() == side) {
      Script script = rulebook.decides(p) == side ? own : enemy;
      Order next = script.answer(p, random).order();
      if (plans[0]) {
        break;
      }
      rulebook.carryOut(p, next, Dice.unrecorded(random.nextLong()), Chronicle.SILENT);
    }
    return p;
  }

  /** Looks for a plan of the movement phase that a position is in, with all of a budget. */
  public Plan search(Position start, Budget budget, RandomGenerator random) {
    Position seen = planning(start, random);
    Script drafting = new Script(rulebook, Temper.EVEN);
    drafting.foresee();
    Clock clock = new Clock();
    clock.begin(budget, 1);
    clock.take(SEARCH);
    HexSet spared = new HexSet(rulebook.board().hexes());
    PlanSearch search =
        new PlanSearch(
            new Changes(rulebook.board().grid()),
            drafting,
            new Simulations(rulebook, side, 1),
            clock,
            spared,
            seen,
            new SplittableRandom(random.nextLong()));
    PlanSearch.Found first = search.search(Temper.EVEN, List.of());
    clock.take(1);
    return new Plan(seen, search.own(), search.proved(first));
  }

  /**
   * The captain's own plan with some changes drawn at random.
   *
   * @param changes how many at most
   */
  public Plan drawn(Position start, int changes, RandomGenerator random) {
    Position seen = planning(start, random);
    List<Leg> marches = new Script(rulebook, Temper.EVEN).draft(seen);
    Opening own = new Opening(null, marches, Temper.EVEN, new HexSet(rulebook.board().hexes()));
    List<Leg> drawn = new Whims(changes, random.nextLong()).legs(rulebook, Temper.EVEN, seen);
    return new Plan(seen, own, new PlanSearch.Found(own.with(drawn), 0, 0, changes, 0));
  }

  /**
   * What a plan brings more than the captain's own, in points of the lead that is to be expected.
   *
   * @param trials how often both are played, each time on new dice that are the same for both
   * @param replies through how many of the enemy's player turns
   */
  public double[] gains(Plan plan, int trials, int replies, Players players, long seed) {
    Simulation simulation = new Simulation(rulebook, side, players == Players.HURRIED);
    RandomGenerator seeds = new SplittableRandom(seed);
    double[] gains = new double[trials];
    for (int i = 0; i < trials; i++) {
      long dice = seeds.nextLong();
      gains[i] =
          points(simulation, plan, plan.found.opening(), replies, dice)
              - points(simulation, plan, plan.own, replies, dice);
    }
    return gains;
  }

  private static double points(
      Simulation simulation, Plan plan, Opening opening, int replies, long dice) {
    return simulation.play(plan.seen, opening, dice, replies, () -> false).points();
  }
}
