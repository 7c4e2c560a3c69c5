package hexfront.ai;

import hexfront.engine.map.HexSet;
import hexfront.engine.orders.Units;
import java.util.ArrayList;
import java.util.List;

/**
 * A change to a plan: some groups do something else than was planned.
 *
 * @param centre the hex that it is about
 * @param who the groups
 * @param instead what they do; those of whom nothing is said stay where they are
 * @param area the part of the map that it is judged by
 * @param tally what it was worth
 */
record Change(int centre, List<Units> who, List<Leg> instead, HexSet area, Tally tally) {
  Change(int centre, List<Units> who, List<Leg> instead, HexSet area) {
    this(centre, who, instead, area, new Tally());
  }

  /** The plan with the change made. */
  List<Leg> in(List<Leg> plan) {
    List<Leg> changed = new ArrayList<>();
    boolean done = false;
    for (Leg leg : plan) {
      if (!who.contains(leg.units())) {
        changed.add(leg);
      } else if (!done) {
        changed.addAll(instead);
        done = true;
      }
    }
    if (!done) {
      changed.addAll(0, instead);
    }
    return changed;
  }

  /** What makes a change the same as another: who does what. */
  record What(List<Units> who, List<Leg> instead) {}

  What what() {
    return new What(who, instead);
  }

  /** Whether both can be judged in one simulation. */
  boolean isApartFrom(Change other) {
    return !area.meets(other.area);
  }
}
