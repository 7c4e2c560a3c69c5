package hexfront.ai;

import hexfront.engine.Position;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexSet;
import hexfront.engine.orders.Units;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Looks for the best plan of a movement phase: begins with the script's drafts at several tempers,
 * then changes the best plan here and there (a group goes elsewhere, a sector is taken from another
 * draft) and keeps what simulations find better.
 */
final class PlanSearch {
  private static final List<Temper> TEMPERS =
      List.of(Temper.EVEN, Temper.BOLD, Temper.CAREFUL, new Temper(1.8, 0.5));
  private static final int DESTINATIONS = 4;

  private final HexGrid grid;
  private final Script drafting;
  private final Simulations simulations;
  private final Clock clock;
  private final HexSet spared;

  PlanSearch(HexGrid grid, Script drafting, Simulations simulations, Clock clock, HexSet spared) {
    this.grid = grid;
    this.drafting = drafting;
    this.simulations = simulations;
    this.clock = clock;
    this.spared = spared;
  }

  /** The plan that did best, and in how many simulations. */
  record Found(Opening opening, int challenges, int changes) {}

  Found search(Position p, SplittableRandom random) {
    List<Opening> drafts = new ArrayList<>();
    for (Temper temper : TEMPERS) {
      drafting.setTemper(temper);
      drafts.add(new Opening(null, drafting.draft(p), temper, spared));
    }
    List<Candidates> groups = groups(p);
    Race race = new Race(simulations, p, clock, random, drafts.getFirst());
    int challenges = 0;
    int changes = 0;
    for (int i = 1; i < drafts.size() && !clock.isUp(); i++) {
      challenges++;
      changes += race.challenge(drafts.get(i)).better() ? 1 : 0;
    }
    while (!clock.isUp() && !groups.isEmpty()) {
      Opening next = vary(race.best(), drafts, groups, random);
      if (!next.equals(race.best())) {
        challenges++;
        changes += race.challenge(next).better() ? 1 : 0;
      } else {
        clock.idle();
      }
    }
    return new Found(race.best(), challenges, changes);
  }

  private List<Candidates> groups(Position p) {
    List<Candidates> groups = new ArrayList<>();
    for (Temper temper : List.of(Temper.BOLD, Temper.CAREFUL)) {
      drafting.setTemper(temper);
      for (Candidates group : drafting.candidates(p, DESTINATIONS)) {
        if (group.hexes().length > 1) {
          groups.add(group);
        }
      }
    }
    return groups;
  }

  private Opening vary(
      Opening best, List<Opening> drafts, List<Candidates> groups, SplittableRandom random) {
    Candidates group = groups.get(random.nextInt(groups.size()));
    List<Leg> legs = best.legs() == null ? List.of() : best.legs();
    if (random.nextInt(2) == 0) {
      int to = group.hexes()[random.nextInt(group.hexes().length)];
      return best.with(sent(legs, group, to));
    }
    List<Leg> other = drafts.get(random.nextInt(drafts.size())).legs();
    int radius = 1 + random.nextInt(4);
    return best.with(mixed(legs, other == null ? List.of() : other, group.from(), radius, groups));
  }

  /** The plan with one group sent elsewhere. */
  private static List<Leg> sent(List<Leg> legs, Candidates group, int to) {
    List<Leg> changed = new ArrayList<>();
    boolean found = to == group.from();
    for (Leg leg : legs) {
      if (!leg.units().equals(group.units())) {
        changed.add(leg);
      } else if (!found) {
        changed.add(new Leg(group.units(), to, "better there in simulations"));
        found = true;
      }
    }
    if (!found) {
      changed.add(new Leg(group.units(), to, "better there in simulations"));
    }
    return changed;
  }

  /** The plan with those who stand about a hex doing what they do in another plan. */
  private List<Leg> mixed(
      List<Leg> legs, List<Leg> others, int centre, int radius, List<Candidates> groups) {
    List<Units> about = new ArrayList<>();
    for (Candidates group : groups) {
      if (grid.distance(group.from(), centre) <= radius) {
        about.add(group.units());
      }
    }
    List<Leg> changed = new ArrayList<>();
    for (Leg leg : others) {
      if (about.contains(leg.units())) {
        changed.add(leg);
      }
    }
    for (Leg leg : legs) {
      if (!about.contains(leg.units())) {
        changed.add(leg);
      }
    }
    return changed;
  }
}
