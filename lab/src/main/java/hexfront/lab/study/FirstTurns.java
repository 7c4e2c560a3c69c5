package hexfront.lab.study;

import hexfront.ai.Budget;
import hexfront.ai.Commander;
import hexfront.ai.Openers;
import hexfront.ai.Temper;
import hexfront.engine.Side;
import hexfront.engine.orders.Attack;
import hexfront.games.openings.KeptOpening.Line;
import hexfront.games.table.Tables;
import hexfront.games.wire.Malformed;
import hexfront.lab.Ground;
import hexfront.lab.Seeds;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;

/**
 * Makes first player turns of a side, up to the turn's first die: what comes after it cannot be
 * fixed beforehand. The captain's own comes first; the others are those of captains of other
 * tempers, whose efforts lie elsewhere or who send some groups elsewhere, and of marshals.
 */
final class FirstTurns {
  /**
   * A first turn.
   *
   * @param idea how it came about
   * @param lines all orders from the set-up on
   * @param before the hash of the position before the last of them
   */
  record FirstTurn(String idea, List<Line> lines, long before) {
    /** Whether another leads to the same position and ends with the same order. */
    boolean isLike(FirstTurn other) {
      return before == other.before && lines.getLast().equals(other.lines.getLast());
    }

    @Override
    public String toString() {
      return idea;
    }
  }

  private static final int SIMULATIONS = 150;
  private static final int TRIES = 3;
  private static final int LONGEST = 1000;

  /** How much tempers differ, as a power of e. */
  private static final double TEMPERS = 0.4;

  private static final int MOST_CHANGES = 6;

  private final Tables tables;
  private final Ground ground;
  private final Side side;
  private final long seed;

  FirstTurns(Tables tables, Ground ground, Side side, long seed) {
    this.tables = tables;
    this.ground = ground;
    this.side = side;
    this.seed = seed;
  }

  /** So many first turns, or fewer where no more are found that differ. */
  List<FirstTurn> different(int most, Consumer<String> progress) {
    List<FirstTurn> all = new ArrayList<>();
    all.add(firstTurn("the captain's own", Openers.captain(), 0));
    RandomGenerator random = new SplittableRandom(Seeds.of(seed, 0));
    for (int n = 0; n < TRIES * most && all.size() < most; n++) {
      FirstTurn next = variation(n, random);
      if (all.stream().noneMatch(next::isLike)) {
        all.add(next);
        progress.accept("first turn " + all.size() + " of " + most + ": " + next.idea());
      }
    }
    return all;
  }

  /** By turns a marshal, changes, other efforts, another temper and what of these goes together. */
  private FirstTurn variation(int n, RandomGenerator random) {
    long drawn = random.nextLong(1_000_000);
    Temper temper = new Temper(factor(random), factor(random));
    double spread = rounded(0.1 + 0.7 * random.nextDouble());
    int changes = 1 + random.nextInt(MOST_CHANGES);
    return switch (n % 6) {
      case 0 ->
          firstTurn(
              "a marshal with " + SIMULATIONS + " simulations, seed " + drawn,
              Openers.marshal(),
              drawn);
      case 2 -> firstTurn(words(spread, drawn), Openers.captain(Temper.EVEN, spread, drawn), 0);
      case 4 -> firstTurn(words(temper), Openers.captain(temper, 0, drawn), 0);
      case 5 ->
          firstTurn(
              words(temper) + ", " + words(spread, drawn),
              Openers.captain(temper, spread, drawn),
              0);
      default ->
          firstTurn(
              "changes to the captain's own, at most " + changes + ", seed " + drawn,
              Openers.captain(changes, drawn),
              0);
    };
  }

  private static double factor(RandomGenerator random) {
    return rounded(Math.exp(TEMPERS * random.nextGaussian()));
  }

  private static double rounded(double number) {
    return Math.round(100 * number) / 100.0;
  }

  private static String words(Temper temper) {
    return "aggression " + temper.aggression() + " and caution " + temper.caution();
  }

  private static String words(double spread, long drawn) {
    return "other efforts, spread " + spread + ", seed " + drawn;
  }

  private FirstTurn firstTurn(String idea, Commander commander, long drawn) {
    CommonGame game =
        new CommonGame(
            tables, ground, side, commander, Openers.captain(), Seeds.of(seed, 0), drawn);
    Budget budget = Budget.ofSimulations(SIMULATIONS);
    boolean begun = false;
    while (!game.game().isOver() && game.entries().size() < LONGEST) {
      boolean own = game.isUpTo(side);
      if (begun && !own) {
        break;
      }
      begun |= own;
      boolean rolled = game.step(budget);
      if (begun && rolled) {
        break;
      }
    }
    if (!begun
        || game.entries().stream().anyMatch(e -> e.side() != side && e.order() instanceof Attack)) {
      throw new Malformed(
          ground.words()
              + ": the first turn of the "
              + side.word()
              + " side comes after battles of its enemy and cannot be fixed beforehand");
    }
    List<Line> lines = game.entries().stream().map(e -> new Line(e.side(), e.order())).toList();
    long before = lines.size() < 2 ? 0 : game.entries().get(lines.size() - 2).positionHash();
    return new FirstTurn(idea, lines, before);
  }
}
