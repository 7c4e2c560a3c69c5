package hexfront.ai;

import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexSet;
import hexfront.engine.orders.Units;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/** Thinks of changes to a plan: a group goes elsewhere, a sector does what another draft says. */
final class Changes {
  private static final int DESTINATIONS = 4;

  /** How often more destinations than before are thought of. */
  static final int WIDER = 3;

  private static final int AROUND = 5;
  private static final int SECTOR = 3;
  private static final int CONTACT = 3;

  private final HexGrid grid;

  Changes(HexGrid grid) {
    this.grid = grid;
  }

  /** The hexes about some hexes. */
  HexSet around(int radius, int... centres) {
    HexSet area = new HexSet(grid.size());
    for (int hex = 0; hex < grid.size(); hex++) {
      for (int centre : centres) {
        if (grid.distance(hex, centre) <= radius) {
          area.add(hex);
        }
      }
    }
    return area;
  }

  /** The whole map. */
  HexSet everywhere() {
    return around(Integer.MAX_VALUE, 0);
  }

  /** The part of the map that a battle is judged by. */
  HexSet around(int hex) {
    return around(AROUND, hex);
  }

  /** All changes to a plan that are worth a look, those near the enemy first. */
  List<Change> of(
      Position p, Script drafting, Opening plan, List<Opening> drafts, SplittableRandom random) {
    return of(p, drafting, plan, drafts, 0, random);
  }

  /**
   * The same with more destinations.
   *
   * @param wider how often their number is doubled
   */
  List<Change> of(
      Position p,
      Script drafting,
      Opening plan,
      List<Opening> drafts,
      int wider,
      SplittableRandom random) {
    List<Change> found = new ArrayList<>();
    for (Temper temper : List.of(Temper.BOLD, Temper.CAREFUL)) {
      drafting.setTemper(temper);
      List<Candidates> groups = drafting.candidates(p, DESTINATIONS << wider);
      for (Candidates group : groups) {
        for (int to : group.hexes()) {
          add(found, plan, sent(group, to));
        }
        for (Opening draft : drafts) {
          add(found, plan, likeIn(draft, group, groups));
        }
      }
    }
    Collections.shuffle(found, new Random(random.nextLong()));
    HexSet contact = contact(p);
    found.sort(Comparator.comparing(change -> !contact.has(change.centre())));
    return found;
  }

  /** The hexes that enemies are near. */
  private HexSet contact(Position p) {
    Side side = p.phasing();
    return around(
        CONTACT,
        IntStream.range(0, p.board().unitCount())
            .filter(unit -> p.onMap(unit) && p.board().side(unit) != side)
            .map(p::hex)
            .distinct()
            .toArray());
  }

  /** Keeps a change that makes a difference and is not there yet. */
  private static void add(List<Change> found, Opening plan, Change change) {
    if (!change.in(plan.marches()).equals(plan.marches())
        && found.stream().noneMatch(c -> c.isLike(change))) {
      found.add(change);
    }
  }

  private Change sent(Candidates group, int to) {
    List<Leg> instead =
        to == group.from()
            ? List.of()
            : List.of(new Leg(group.units(), to, "better there in simulations"));
    return new Change(to, List.of(group.units()), instead, around(AROUND, group.from(), to));
  }

  /** Those about a group do what a draft says. */
  private Change likeIn(Opening draft, Candidates centre, List<Candidates> groups) {
    List<Units> who = new ArrayList<>();
    for (Candidates group : groups) {
      if (grid.distance(group.from(), centre.from()) <= SECTOR) {
        who.add(group.units());
      }
    }
    List<Leg> instead = new ArrayList<>();
    for (Leg leg : draft.marches()) {
      if (who.contains(leg.units())) {
        instead.add(leg);
      }
    }
    return new Change(centre.from(), who, instead, around(AROUND + 1, centre.from()));
  }
}
