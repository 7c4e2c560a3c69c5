package hexfront.ai;

import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Rulebook;
import hexfront.engine.kernels.Range;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Units;
import hexfront.engine.staff.Assault;
import hexfront.engine.staff.Prospect;
import hexfront.engine.staff.Staff;
import java.util.Arrays;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Attacks in the middle of a move, in games that have them: a stack goes up to an enemy and runs
 * over him, the best of these first, before anybody else moves. Who succeeds goes on, who fails can
 * still attack in the combat phase; so only the losses speak against it.
 */
final class Overruns {
  private static final int MOST_UNITS = 16;

  /** Nobody is overrun who is more hexes away. */
  private static final int FARTHEST = 12;

  /** What an overrun must promise, in points, and at which odds. */
  private static final double LEAST = 0.3;

  private static final double LEAST_ODDS = 1.5;

  /** The part of the price of being cut off that counts where supply may yet follow. */
  private static final double UNSUPPLIED = 0.1;

  private final Rulebook rulebook;
  private final Survey survey;
  private final Gains gains;
  private final Assault assault = new Assault();
  private final Prospect prospect = new Prospect();
  private final int[] able = new int[MOST_UNITS];
  private int size;
  private @Nullable Position copy;

  /** The overrun for which a stack is on its way, or null. */
  private @Nullable Order pending;

  private String why = "";

  private double best;
  private Units bestUnits = Units.of();
  private int bestSlot;
  private int bestTarget;

  Overruns(Rulebook rulebook, Survey survey, Gains gains) {
    this.rulebook = rulebook;
    this.survey = survey;
    this.gains = gains;
  }

  /** A new phase begins. */
  void begin() {
    pending = null;
  }

  /** The next order for an overrun: the way there or the overrun itself; null if none pays. */
  @Nullable Answer next(Position p, Temper temper) {
    Order waiting = pending;
    pending = null;
    if (waiting != null && rulebook.check(p, waiting).isLegal()) {
      return new Answer(waiting, why);
    }
    find(p, temper);
    if (bestUnits.size() == 0) {
      return null;
    }
    Order overrun = overrun(p);
    if (overrun == null) {
      return null;
    }
    if (bestSlot == p.hex(bestUnits.get(0))) {
      return rulebook.check(p, overrun).isLegal() ? new Answer(overrun, why) : null;
    }
    Range range = survey.staff.reach(p, bestUnits.get(0));
    if (range == null) {
      return null;
    }
    Order move = survey.staff.move(p, bestUnits, Hexes.of(range.path(bestSlot)));
    if (!rulebook.check(p, move).isLegal()) {
      return null;
    }
    pending = overrun;
    return new Answer(move, "on the way to overrun; " + why);
  }

  private @Nullable Order overrun(Position p) {
    assault.against(bestTarget).asOverrun();
    for (int i = 0; i < bestUnits.size(); i++) {
      assault.add(bestUnits.get(i), bestSlot);
    }
    Order[] found = new Order[1];
    survey.staff.orders(p, assault, order -> found[0] = found[0] == null ? order : found[0]);
    return found[0];
  }

  /** Looks for the overrun that promises most. */
  private void find(Position p, Temper temper) {
    if (copy == null) {
      copy = p.copy();
    } else {
      copy.copyFrom(p);
    }
    best = LEAST;
    bestUnits = Units.of();
    for (int unit = 0; unit < survey.value.length; unit++) {
      if (isAble(p, unit) && isFirst(p, unit)) {
        gather(p, unit);
        tryAll(p, copy, temper);
      }
    }
  }

  private boolean isAble(Position p, int unit) {
    return p.onMap(unit)
        && survey.board.side(unit) == survey.side
        && survey.role[unit] == Staff.Role.COMBAT
        && survey.attack[unit] > 0
        && !gains.isOnErrand(unit)
        && survey.staff.wayToOverrun(p, unit) >= 0;
  }

  /** Whether no unit that could overrun stands before it in its hex. */
  private boolean isFirst(Position p, int unit) {
    for (int u = p.first(p.hex(unit)); u >= 0; u = p.next(u)) {
      if (u != unit && u < unit && isAble(p, u)) {
        return false;
      }
    }
    return true;
  }

  private void gather(Position p, int unit) {
    size = 0;
    for (int u = p.first(p.hex(unit)); u >= 0 && size < MOST_UNITS; u = p.next(u)) {
      if (isAble(p, u)) {
        able[size++] = u;
      }
    }
  }

  private void tryAll(Position p, Position q, Temper temper) {
    int from = p.hex(able[0]);
    for (int target = 0; target < survey.grid.size(); target++) {
      if (p.holds(survey.side.enemy(), target) && survey.grid.distance(from, target) <= FARTHEST) {
        for (int d = 0; d < Direction.COUNT; d++) {
          int slot = survey.grid.neighbour(target, d);
          if (slot != HexGrid.OFF
              && isOpen(p, from, slot)
              && survey.staff.passes(p, slot, target)) {
            weigh(p, q, from, slot, target, temper);
          }
        }
      }
    }
  }

  /** Whether nobody stands in a hex who would take no part. */
  private boolean isOpen(Position p, int from, int slot) {
    for (int u = p.first(slot); u >= 0; u = p.next(u)) {
      boolean fights = survey.role[u] == Staff.Role.COMBAT;
      if (survey.board.side(u) != survey.side || fights && (slot != from || !isAble(p, u))) {
        return false;
      }
    }
    for (int i = 0; i < size; i++) {
      int most = survey.staff.wayToOverrun(p, able[i]);
      if (slot != from) {
        Range range = survey.staff.reach(p, able[i]);
        if (range == null || !range.reaches(slot) || range.cost(slot) > most) {
          return false;
        }
      }
    }
    return true;
  }

  private void weigh(Position p, Position q, int from, int slot, int target, Temper temper) {
    assault.against(target).asOverrun();
    double value = 0;
    double step = Double.MAX_VALUE;
    int steps = 0;
    double approach = 0;
    for (int i = 0; i < size; i++) {
      int unit = able[i];
      q.place(unit, slot);
      assault.add(unit, slot);
      value += survey.value[unit];
      step = Math.min(step, survey.step[unit]);
      steps += p.stepsLeft(unit);
      approach = Math.max(approach, gains.approach(p, unit, from, target));
    }
    boolean allowed = survey.staff.weigh(q, assault, prospect);
    double gain =
        gains.of(q, target, prospect, value, Gains.step(step, value, steps), approach, temper);
    if (!survey.supplied.has(target)) {
      gain -= UNSUPPLIED * survey.cutOff * value;
    }
    for (int i = 0; i < size; i++) {
      q.place(able[i], from);
    }
    if (allowed && gain > best && prospect.odds >= LEAST_ODDS) {
      best = gain;
      bestUnits = Units.of(Arrays.copyOf(able, size));
      bestSlot = slot;
      bestTarget = target;
      why =
          String.format(
              Locale.ROOT,
              "%.1f to 1, %d %% to take the hex, %.1f points expected",
              prospect.odds,
              Math.round(100 * prospect.taken),
              gain);
    }
  }
}
