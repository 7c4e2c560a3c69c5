package hexfront.ai;

import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Rulebook;
import hexfront.engine.kernels.Range;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexSet;
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

  /** An overrun changes little for those who stand farther from it. */
  private static final int NEAR = 8;

  /** What is left of an attack strength in an overrun, roughly. */
  private static final double HALF = 0.5;

  /** In a hurry, nobody is weighed who is weaker by rough odds. */
  private static final double ROUGH_ODDS = 1.2;

  private final Rulebook rulebook;
  private final Survey survey;
  private final Gains gains;
  private final Assault assault = new Assault();
  private final Prospect prospect = new Prospect();

  /** By unit: what it may spend on its way to an overrun; below 0 if it cannot make one. */
  private final int[] may;

  /** By the first unit of a stack: the best it could do when it was looked at last. */
  private final @Nullable Chance[] known;

  /** Those of the stack that is looked at, and where all of them can get to in time. */
  private final int[] able = new int[MOST_UNITS];

  private int size;
  private final HexSet within;
  private final HexSet each;

  private final Copy copy = new Copy();
  private int[] targets = new int[0];
  private boolean hurried;

  /** The hex that was overrun last, or -1. */
  private int last = -1;

  /** The overrun for which a stack is on its way, or null. */
  private @Nullable Order pending;

  private String why = "";

  /** What a stack could do: from which hex to overrun which other, and what that promises. */
  private record Chance(Units units, int from, int slot, int target, double gain, String why) {
    static Chance none(Units units, int from) {
      return new Chance(units, from, -1, -1, LEAST, "");
    }
  }

  Overruns(Rulebook rulebook, Survey survey, Gains gains) {
    this.rulebook = rulebook;
    this.survey = survey;
    this.gains = gains;
    may = new int[survey.value.length];
    known = new Chance[may.length];
    within = new HexSet(survey.grid.size());
    each = new HexSet(survey.grid.size());
  }

  /**
   * From now on leaves out what cannot come to much by rough odds, takes supply as it stands before
   * the overrun, and looks again only where one has changed something: for playing forward.
   */
  void hurry() {
    hurried = true;
  }

  /** A new phase begins. */
  void begin() {
    pending = null;
    last = -1;
    Arrays.fill(known, null);
  }

  /** The next order for an overrun: the way there or the overrun itself; null if none pays. */
  @Nullable Answer next(Position p, Temper temper) {
    Order waiting = pending;
    pending = null;
    if (waiting != null && rulebook.check(p, waiting).isLegal()) {
      return new Answer(waiting, why);
    }
    Chance best = best(p, temper);
    if (best == null) {
      return null;
    }
    Order overrun = overrun(p, best);
    if (overrun == null) {
      return null;
    }
    last = best.target;
    why = best.why;
    if (best.slot == best.from) {
      return rulebook.check(p, overrun).isLegal() ? new Answer(overrun, why) : null;
    }
    Range range = survey.staff.reach(p, best.units.get(0));
    if (range == null) {
      return null;
    }
    Order move = survey.staff.move(p, best.units, Hexes.of(range.path(best.slot)));
    if (!rulebook.check(p, move).isLegal()) {
      return null;
    }
    pending = overrun;
    return new Answer(move, "on the way to overrun; " + why);
  }

  private @Nullable Order overrun(Position p, Chance chance) {
    assault.against(chance.target).asOverrun();
    for (int i = 0; i < chance.units.size(); i++) {
      assault.add(chance.units.get(i), chance.slot);
    }
    Order[] found = new Order[1];
    survey.staff.orders(p, assault, order -> found[0] = found[0] == null ? order : found[0]);
    return found[0];
  }

  /** The overrun that promises most, or null. */
  private @Nullable Chance best(Position p, Temper temper) {
    for (int unit = 0; unit < may.length; unit++) {
      may[unit] = isReady(p, unit) ? survey.staff.wayToOverrun(p, unit) : -1;
    }
    targets = p.occupied(survey.side.enemy()).toArray();
    Position q = hurried ? p : copy.of(p);
    Chance best = null;
    for (int unit = 0; unit < may.length; unit++) {
      if (may[unit] >= 0 && isFirst(p, unit)) {
        Chance chance = known[unit];
        if (chance == null || !hurried || isChanged(p, chance)) {
          chance = chance(p, q, unit, temper);
          known[unit] = chance;
        }
        if (chance.gain > (best == null ? LEAST : best.gain)) {
          best = chance;
        }
      }
    }
    return best;
  }

  private boolean isReady(Position p, int unit) {
    return p.onMap(unit)
        && survey.board.side(unit) == survey.side
        && survey.role[unit] == Staff.Role.COMBAT
        && survey.attack[unit] > 0
        && !gains.isOnErrand(unit);
  }

  /** Whether no unit that could overrun stands before it in its hex. */
  private boolean isFirst(Position p, int unit) {
    for (int u = p.first(p.hex(unit)); u >= 0; u = p.next(u)) {
      if (u < unit && may[u] >= 0) {
        return false;
      }
    }
    return true;
  }

  /** Whether a stack is to be looked at again: something has happened near it since. */
  private boolean isChanged(Position p, Chance chance) {
    return p.hex(chance.units.get(0)) != chance.from
        || last >= 0 && survey.grid.distance(chance.from, last) <= NEAR
        || chance.target >= 0 && !p.holds(survey.side.enemy(), chance.target);
  }

  /**
   * The best that a stack could do.
   *
   * @param q where the stack is put to see; the position itself, if it is to stay where it is
   */
  private Chance chance(Position p, Position q, int unit, Temper temper) {
    int from = p.hex(unit);
    double attack = 0;
    size = 0;
    for (int u = p.first(from); u >= 0 && size < MOST_UNITS; u = p.next(u)) {
      if (may[u] >= 0) {
        able[size++] = u;
        attack += survey.attack[u];
      }
    }
    Units units = Units.of(Arrays.copyOf(able, size));
    Chance best = Chance.none(units, from);
    boolean spread = false;
    for (int target : targets) {
      if (survey.grid.distance(from, target) > FARTHEST || !pays(p, attack, target)) {
        continue;
      }
      if (!spread) {
        spread(p, from);
        spread = true;
      }
      for (int d = 0; d < Direction.COUNT; d++) {
        int slot = survey.grid.neighbour(target, d);
        if (slot != HexGrid.OFF
            && within.has(slot)
            && isOpen(p, from, slot)
            && survey.staff.passes(p, slot, target)) {
          best = better(p, q, best, slot, target, temper);
        }
      }
    }
    return best;
  }

  /** Whether a stack is strong enough by rough odds; whoever takes his time weighs them all. */
  private boolean pays(Position p, double attack, int target) {
    return !hurried
        || HALF * attack
            >= ROUGH_ODDS * survey.defenceAt(p, target) * survey.staff.ground(p, target, -1);
  }

  /** Finds where the whole stack can get to with enough left for an overrun. */
  private void spread(Position p, int from) {
    for (int i = 0; i < size; i++) {
      HexSet into = i == 0 ? within : each;
      into.clear();
      Range range = survey.staff.reach(p, able[i]);
      for (int r = 0; range != null && r < range.size(); r++) {
        int hex = range.hex(r);
        if (range.cost(hex) <= may[able[i]]) {
          into.add(hex);
        }
      }
      if (i > 0) {
        within.retainAll(each);
      }
    }
    within.add(from);
  }

  /** Whether nobody stands in a hex who would take no part. */
  private boolean isOpen(Position p, int from, int slot) {
    for (int u = p.first(slot); u >= 0; u = p.next(u)) {
      boolean fights = survey.role[u] == Staff.Role.COMBAT;
      if (survey.board.side(u) != survey.side || fights && (slot != from || may[u] < 0)) {
        return false;
      }
    }
    return true;
  }

  /** What is best so far, or an overrun from a hex if that promises more. */
  private Chance better(Position p, Position q, Chance best, int slot, int target, Temper temper) {
    assault.against(target).asOverrun();
    double value = 0;
    double step = Double.MAX_VALUE;
    int steps = 0;
    double approach = 0;
    for (int i = 0; i < size; i++) {
      int unit = able[i];
      assault.add(unit, slot);
      value += survey.value[unit];
      step = Math.min(step, survey.step[unit]);
      steps += p.stepsLeft(unit);
      approach = Math.max(approach, gains.approach(p, unit, best.from, target));
    }
    put(q, slot);
    boolean allowed = survey.staff.weigh(q, assault, prospect);
    double gain =
        gains.of(q, target, prospect, value, Gains.step(step, value, steps), approach, temper);
    if (!survey.supplied.has(target)) {
      gain -= UNSUPPLIED * survey.cutOff * value;
    }
    put(q, best.from);
    return allowed && gain > best.gain && prospect.odds >= LEAST_ODDS
        ? new Chance(best.units, best.from, slot, target, gain, explained(gain))
        : best;
  }

  /** Puts the stack that is looked at into a hex, unless there is no time for what follows. */
  private void put(Position q, int hex) {
    for (int i = 0; i < size && !hurried; i++) {
      q.place(able[i], hex);
    }
  }

  private String explained(double gain) {
    return hurried
        ? ""
        : String.format(
            Locale.ROOT,
            "%.1f to 1, %d %% to take the hex, %.1f points expected",
            prospect.odds,
            Math.round(100 * prospect.taken),
            gain);
  }
}
