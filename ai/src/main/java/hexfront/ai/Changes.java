package hexfront.ai;

import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexSet;
import hexfront.engine.orders.Units;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Thinks of changes to a plan: a group goes elsewhere, a sector does what another draft says. */
final class Changes {
  private static final int DESTINATIONS = 4;

  /** How often more destinations than before are thought of. */
  static final int WIDER = 3;

  private static final int AROUND = 5;
  private static final int SECTOR = 3;
  private static final int CONTACT = 3;

  private final HexGrid grid;

  /** By radius and hex: the hexes about it, once somebody asked. */
  private final @Nullable HexSet[][] about;

  Changes(HexGrid grid) {
    this.grid = grid;
    about = new HexSet[AROUND + 2][grid.size()];
  }

  /** The hexes about some hexes, at most {@link #AROUND} and one away. */
  HexSet around(int radius, int... centres) {
    HexSet area = new HexSet(grid.size());
    for (int centre : centres) {
      area.addAll(about(radius, centre));
    }
    return area;
  }

  private HexSet about(int radius, int centre) {
    HexSet known = about[radius][centre];
    if (known == null) {
      known = new HexSet(grid.size());
      for (int hex = 0; hex < grid.size(); hex++) {
        if (grid.distance(hex, centre) <= radius) {
          known.add(hex);
        }
      }
      about[radius][centre] = known;
    }
    return known;
  }

  /** The whole map. */
  HexSet everywhere() {
    return HexSet.all(grid.size());
  }

  /** The part of the map that a battle is judged by. */
  HexSet around(int hex) {
    return around(AROUND, hex);
  }

  /** All changes to a plan that are worth a look, those near the enemy first. */
  List<Change> of(
      Position p, Script drafting, Opening plan, List<Opening> drafts, SplittableRandom random) {
    return of(p, drafting, plan, drafts, 0, () -> false, random);
  }

  /**
   * The same with more destinations.
   *
   * @param wider how often their number is doubled
   * @param late whether no more are wanted
   */
  List<Change> of(
      Position p,
      Script drafting,
      Opening plan,
      List<Opening> drafts,
      int wider,
      BooleanSupplier late,
      SplittableRandom random) {
    Map<Change.What, Change> different = new LinkedHashMap<>();
    for (Temper temper : List.of(Temper.BOLD, Temper.CAREFUL)) {
      drafting.setTemper(temper);
      List<Candidates> groups = drafting.candidates(p, DESTINATIONS << wider);
      for (Candidates group : groups) {
        if (late.getAsBoolean()) {
          break;
        }
        for (int to : group.hexes()) {
          add(different, plan, sent(group, to));
        }
        for (Opening draft : drafts) {
          add(different, plan, likeIn(draft, group, groups));
        }
      }
    }
    List<Change> found = new ArrayList<>(different.values());
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
  private static void add(Map<Change.What, Change> found, Opening plan, Change change) {
    if (!change.in(plan.marches()).equals(plan.marches())) {
      found.putIfAbsent(change.what(), change);
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
