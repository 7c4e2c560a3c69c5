package hexfront.ai;

import hexfront.engine.map.HexSet;
import hexfront.engine.orders.Units;
import java.util.ArrayList;
import java.util.List;

/**
 * A change to a plan: some groups do something else than was planned. It is looked at twice: first
 * with others in the same simulations, each by its own part of the map; then, if it looks good
 * there, alone and by the whole map. Of hundreds of changes some look good by chance, and what one
 * part of the map gains another may lose: the second look is on other dice and sees both.
 *
 * @param centre the hex that it is about
 * @param who the groups
 * @param instead what they do; those of whom nothing is said stay where they are
 * @param area the part of the map that it is judged by at first
 * @param hint what it was worth to that part
 * @param proof what it was worth in all since it looked good
 */
record Change(
    int centre, List<Units> who, List<Leg> instead, HexSet area, Tally hint, Tally proof) {
  Change(int centre, List<Units> who, List<Leg> instead, HexSet area) {
    this(
        centre,
        who,
        instead,
        area,
        new Tally(Tally.Standard.HINT),
        new Tally(Tally.Standard.PROOF));
  }

  /** Whether it looked good, so that the next simulation is to prove it. */
  boolean isPromising() {
    return hint.isGood() || hint.isFair();
  }

  /** Takes in what came of a simulation with it and of one without it, on the same seed. */
  void judge(Account with, Account without) {
    if (isPromising()) {
      proof.add(with.points() - without.points());
    } else {
      hint.add(with.gain(without, area));
    }
  }

  /** Whether it is to be made. */
  boolean isProved() {
    return isPromising() && (proof.isGood() || proof.isFair());
  }

  /** Whether it is not worth another look. */
  boolean isOut() {
    Tally tally = isPromising() ? proof : hint;
    return tally.isBad() || tally.isDone();
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
