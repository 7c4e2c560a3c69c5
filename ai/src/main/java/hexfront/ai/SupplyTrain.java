package hexfront.ai;

import hexfront.engine.Position;
import hexfront.engine.kernels.Range;
import hexfront.engine.map.HexSet;
import hexfront.engine.orders.Units;
import hexfront.engine.staff.Staff;
import java.util.function.Consumer;

/**
 * Where the supply counters of a side should stand some turns from now, all of them together, and
 * how each gets there. The places are found one after another, each within reach of supply and the
 * one that brings most of the army into it, or nearest.
 */
final class SupplyTrain {
  /** How many turns ahead supply is thought of. */
  private static final int AHEAD = 3;

  /** So many hexes are looked at for each place. */
  private static final int LOOKED_AT = 14;

  private static final int CHOICES = 8;
  private static final int PASSES = 3;

  /** What supply later counts against supply now. */
  private static final double LATER = 0.6;

  /** What it counts that counters are near their places; it decides where nothing else does. */
  private static final double NEARNESS = 0.05;

  private final Survey survey;
  private final Staff staff;
  private final Placing placing;
  private final HexSet linked;
  private final HexSet looked;
  private int[] counters = new int[0];
  private int[] places = new int[0];
  private int[] stayed = new int[0];
  private final int[] choice = new int[CHOICES];
  private int choices;
  private int count;

  SupplyTrain(Survey survey, Placing placing) {
    this.survey = survey;
    this.placing = placing;
    staff = survey.staff;
    linked = new HexSet(survey.grid.size());
    looked = new HexSet(survey.grid.size());
  }

  /** Moves the counters in {@code q}, where everybody else stands already where he will. */
  void plan(Position p, Position q, Consumer<Leg> each) {
    muster(p, q);
    if (count == 0) {
      return;
    }
    for (int i = 0; i < count; i++) {
      int place = next(q, counters[i]);
      if (place < 0) {
        place = spare(q);
      }
      places[i] = place < 0 ? p.hex(counters[i]) : place;
      q.place(counters[i], places[i]);
    }
    assign(p);
    stay(p, q);
    double staying = improve(p, q);
    for (int i = 0; i < count; i++) {
      stayed[i] = q.hex(counters[i]);
    }
    for (int i = 0; i < count; i++) {
      q.place(counters[i], towards(p, q, counters[i], places[i]));
    }
    double going = improve(p, q);
    for (int i = 0; i < count; i++) {
      if (staying >= going) {
        q.place(counters[i], stayed[i]);
      }
      int to = q.hex(counters[i]);
      if (to != p.hex(counters[i])) {
        each.accept(new Leg(Units.of(counters[i]), to, "supply follows the army"));
      }
    }
  }

  private void stay(Position p, Position q) {
    for (int i = 0; i < count; i++) {
      q.place(counters[i], p.hex(counters[i]));
    }
  }

  /** Lets one counter after another go where it does most good; returns what all do. */
  private double improve(Position p, Position q) {
    double most = value(p, q);
    boolean better = true;
    for (int pass = 0; pass < PASSES && better; pass++) {
      better = false;
      for (int i = 0; i < count; i++) {
        int counter = counters[i];
        int best = q.hex(counter);
        choose(p, q, counter, places[i]);
        for (int c = 0; c < choices; c++) {
          q.place(counter, choice[c]);
          double value = value(p, q);
          if (value > most + 1e-9) {
            best = choice[c];
            most = value;
            better = true;
          }
        }
        q.place(counter, best);
      }
    }
    return most;
  }

  /** What the counters do for the army now and later, and how near they are to their places. */
  private double value(Position p, Position q) {
    double now = placing.suppliedValue(q, staff.supplied(q, survey.side));
    double later = placing.suppliedValue(q, staff.suppliedAhead(q, survey.side, AHEAD));
    double nearness = 0;
    for (int i = 0; i < count; i++) {
      int far = distances(p, counters[i], places[i])[q.hex(counters[i])];
      nearness += far == Integer.MAX_VALUE ? 0 : 1 / (10.0 + far);
    }
    return now + LATER * later + NEARNESS * nearness;
  }

  /** The hexes worth a look for a counter: nearest to its place, nearest to those out of supply. */
  private void choose(Position p, Position q, int counter, int place) {
    choices = 0;
    Range range = staff.reach(p, counter);
    if (range == null) {
      return;
    }
    int home = q.hex(counter);
    q.takeOff(counter, Position.WAITING);
    linked.copyFrom(staff.supplied(q, survey.side));
    q.place(counter, home);
    choice[choices++] = p.hex(counter);
    choice[choices++] = towards(p, q, counter, place);
    looked.clear();
    for (int n = 0; n < CHOICES - 2; n++) {
      int best = -1;
      double most = 0;
      for (int i = 1; i < range.size(); i++) {
        int hex = range.hex(i);
        if (linked.has(hex) && !looked.has(hex) && isSafe(q, hex)) {
          double near = placing.nearArmy(q, hex, linked);
          if (near > most) {
            best = hex;
            most = near;
          }
        }
      }
      if (best < 0) {
        break;
      }
      looked.add(best);
      choice[choices++] = best;
    }
  }

  private boolean isSafe(Position q, int hex) {
    return survey.threat[hex] <= 0 || q.holds(survey.side, hex);
  }

  /** Takes up the counters that can move; the others are part of the train where they stand. */
  private void muster(Position p, Position q) {
    if (counters.length == 0) {
      counters = new int[survey.value.length];
      places = new int[survey.value.length];
      stayed = new int[survey.value.length];
    }
    count = 0;
    for (int unit = 0; unit < survey.value.length; unit++) {
      if (survey.role[unit] == Staff.Role.SUPPLY
          && survey.board.side(unit) == survey.side
          && q.onMap(unit)
          && staff.reach(p, unit) != null) {
        counters[count++] = unit;
      }
    }
    for (int i = 0; i < count; i++) {
      q.takeOff(counters[i], Position.WAITING);
    }
  }

  /** The best place for one more counter, or -1 if it would change nothing. */
  private int next(Position q, int counter) {
    linked.copyFrom(staff.suppliedAhead(q, survey.side, AHEAD));
    looked.clear();
    int best = -1;
    double most = placing.suppliedValue(q, linked) + 1e-6;
    for (int i = 0; i < LOOKED_AT; i++) {
      int hex = nearest(q);
      if (hex < 0) {
        break;
      }
      looked.add(hex);
      q.place(counter, hex);
      double value = placing.suppliedValue(q, staff.suppliedAhead(q, survey.side, AHEAD));
      if (value > most) {
        best = hex;
        most = value;
      }
    }
    q.takeOff(counter, Position.WAITING);
    return best;
  }

  /** Of the linked hexes not looked at yet, the safe one that is nearest to those out of supply. */
  private int nearest(Position q) {
    int best = -1;
    double most = 0;
    for (int hex = 0; hex < survey.worth.length; hex++) {
      if (linked.has(hex) && !looked.has(hex) && isSafe(q, hex)) {
        double near = placing.nearArmy(q, hex, linked);
        if (near > most) {
          best = hex;
          most = near;
        }
      }
    }
    return best;
  }

  /** Where a counter that nobody needs yet is nearest to the army, and to none that is there. */
  private int spare(Position q) {
    int best = -1;
    double most = 0;
    for (int hex = 0; hex < survey.worth.length; hex++) {
      if (linked.has(hex) && isSafe(q, hex)) {
        double near = placing.nearArmy(q, hex);
        for (int i = 0; i < count; i++) {
          if (q.onMap(counters[i]) && survey.grid.distance(q.hex(counters[i]), hex) < 4) {
            near *= 0.7;
          }
        }
        if (near > most) {
          best = hex;
          most = near;
        }
      }
    }
    return best;
  }

  /** Gives each counter the place for which the ways of all are short, the longest first of all. */
  private void assign(Position p) {
    boolean better = true;
    while (better) {
      better = false;
      for (int i = 0; i < count; i++) {
        for (int j = i + 1; j < count; j++) {
          if (way(p, i, places[j]) + way(p, j, places[i])
              < way(p, i, places[i]) + way(p, j, places[j])) {
            int other = places[i];
            places[i] = places[j];
            places[j] = other;
            better = true;
          }
        }
      }
    }
  }

  private double way(Position p, int i, int place) {
    double far = distances(p, counters[i], place)[p.hex(counters[i])];
    return far * far;
  }

  private int[] distances(Position p, int counter, int place) {
    return staff.distances(p, survey.side, staff.mobility(counter), place);
  }

  /** The hex in a counter's reach that is nearest to its place, and safe. */
  private int towards(Position p, Position q, int counter, int place) {
    Range range = staff.reach(p, counter);
    int best = p.hex(counter);
    int[] far = distances(p, counter, place);
    for (int i = 1; range != null && i < range.size(); i++) {
      int hex = range.hex(i);
      if (isSafe(q, hex) && far[hex] < far[best]) {
        best = hex;
      }
    }
    return best;
  }
}
