package hexfront.ai;

import hexfront.engine.Position;
import hexfront.engine.kernels.Range;
import hexfront.engine.map.HexSet;
import hexfront.engine.orders.Units;
import hexfront.engine.staff.Staff;
import java.util.Arrays;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Supply counters, one after another: each goes where most of the army is in supply on this turn,
 * or nearest to it, and safe. {@link SupplyTrain} thinks of all of them and of later turns.
 */
final class SupplyColumns {
  /** So many hexes are looked at for a counter, the last of them in front of the supply line. */
  private static final int LOOKED_AT = 8;

  private static final int IN_FRONT = 2;

  /** A counter that brings less than this is of no use where it is. */
  private static final double IDLE = 0.02;

  private static final double WORTH_MOVING = 0.01;

  private final Survey survey;
  private final Staff staff;
  private final Placing placing;
  private final HexSet linked;
  private final int[] counters;

  /** By hex: how near it is to the army, once somebody asked; below 0 before. */
  private final double[] near;

  SupplyColumns(Survey survey, Placing placing) {
    this.survey = survey;
    this.placing = placing;
    staff = survey.staff;
    linked = new HexSet(survey.grid.size());
    near = new double[survey.grid.size()];
    counters =
        IntStream.range(0, survey.role.length)
            .filter(unit -> survey.role[unit] == Staff.Role.SUPPLY)
            .toArray();
  }

  /** Moves the counters in {@code q}, where everybody else stands already where he will. */
  void plan(Position p, Position q, Consumer<Leg> each) {
    for (int counter : counters) {
      if (survey.board.side(counter) == survey.side && q.onMap(counter)) {
        Leg leg = move(p, q, counter);
        if (leg != null) {
          each.accept(leg);
        }
      }
    }
  }

  private @Nullable Leg move(Position p, Position q, int counter) {
    Range range = staff.reach(p, counter);
    if (range == null) {
      return null;
    }
    int home = p.hex(counter);
    Arrays.fill(near, -1);
    q.takeOff(counter, Position.WAITING);
    double without = placing.suppliedValue(q);
    linked.copyFrom(staff.supplied(q, survey.side));
    int back = wayBack(q, range);
    int best = home;
    q.place(counter, home);
    double bestScore = placing.suppliedValue(q) + WORTH_MOVING;
    for (int i = 0; i < LOOKED_AT; i++) {
      int hex = next(q, range, i < LOOKED_AT - IN_FRONT);
      if (hex < 0) {
        break;
      }
      linked.remove(hex);
      q.place(counter, hex);
      double score = placing.suppliedValue(q);
      if (score > bestScore) {
        best = hex;
        bestScore = score;
      }
    }
    if (bestScore <= without + IDLE && back >= 0) {
      best = back;
    }
    q.place(counter, best);
    return best == home ? null : new Leg(Units.of(counter), best, "supply follows the army");
  }

  /** Where a counter that nobody draws on finds its way back to those that are linked. */
  private int wayBack(Position q, Range range) {
    int[] far = placing.hexesFrom(linked);
    int best = -1;
    for (int i = 0; i < range.size(); i++) {
      int hex = range.hex(i);
      boolean nearer =
          best < 0 || far[hex] < far[best] || far[hex] == far[best] && near(q, hex) > near(q, best);
      if (nearer && isFree(q, hex)) {
        best = hex;
      }
    }
    return best;
  }

  /** The hex nearest to the army among those in reach that are linked, or not, and safe. */
  private int next(Position q, Range range, boolean inLinked) {
    int best = -1;
    double bestNear = 0;
    for (int i = 1; i < range.size(); i++) {
      int hex = range.hex(i);
      if (linked.has(hex) == inLinked && isFree(q, hex)) {
        double near = near(q, hex);
        if (near > bestNear) {
          best = hex;
          bestNear = near;
        }
      }
    }
    return best;
  }

  /** Whether no enemy comes into a hex, and no counter is there: one taken, all are taken. */
  private boolean isFree(Position q, int hex) {
    return (survey.threat[hex] <= 0 || q.holds(survey.side, hex)) && !holdsCounter(q, hex);
  }

  private boolean holdsCounter(Position q, int hex) {
    for (int counter : counters) {
      if (q.hex(counter) == hex) {
        return true;
      }
    }
    return false;
  }

  /** How near a hex is to the army, which stands where it is while a counter moves. */
  private double near(Position q, int hex) {
    if (near[hex] < 0) {
      near[hex] = placing.nearArmy(q, hex);
    }
    return near[hex];
  }
}
