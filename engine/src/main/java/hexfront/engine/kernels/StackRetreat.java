package hexfront.engine.kernels;

import hexfront.engine.kernels.Retreats.Way;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * The retreat of several units at once. Each has its ways with their ranks; where hexes have not
 * room for all, ways are found for the units together: as few as possible are lost, and nobody goes
 * a worse way if he could go a better one without another going a worse way or being lost.
 *
 * <p>Units are numbered from 0. Where there is room enough nothing is searched for: each unit goes
 * any of its best ways. Elsewhere combinations are tried, each kind of unit alike.
 */
public final class StackRetreat {
  /** Which units a hex has room for beside those that stay there. */
  public interface Room {
    /** Whether the first {@code count} of these units could stand in a hex together. */
    boolean holds(int hex, int[] units, int count);

    /** A number that units have in common if they need the same room. */
    int kind(int unit);
  }

  /** A search that takes longer has found nothing. */
  private static final int MOST_TRIES = 20_000;

  private static final int DRAFTS = 8;

  private final Way[][] ways;
  private final int lost;
  private final Room room;
  private final int[] offered;
  private final @Nullable Way[] free;
  private int fewest = -1;

  /**
   * @param ways for each unit its ways, of which there is at least one
   * @param lost the rank from which a unit that goes such a way is lost
   */
  public StackRetreat(List<List<Way>> ways, int lost, Room room) {
    this.ways = new Way[ways.size()][];
    this.lost = lost;
    this.room = room;
    offered = new int[ways.size()];
    free = new Way[ways.size()];
    for (int unit = 0; unit < ways.size(); unit++) {
      this.ways[unit] = ways.get(unit).toArray(new Way[0]);
      Arrays.sort(this.ways[unit], (a, b) -> Integer.compare(a.rank(), b.rank()));
      offered[unit] = this.ways[unit][0].rank();
    }
    offer();
  }

  // ---- what is offered

  /**
   * The ways that a unit may have to go: its best ones, and worse ones as long as all better ways
   * could be crowded by others.
   */
  public List<Way> offered(int unit) {
    return Arrays.stream(ways[unit]).filter(way -> way.rank() <= offered[unit]).toList();
  }

  /** All ways of a unit, the best first. */
  public List<Way> all(int unit) {
    return List.of(ways[unit]);
  }

  /** Whether any combination of the ways offered is as good as any other. */
  public boolean isRoomy() {
    for (int unit = 0; unit < ways.length; unit++) {
      if (offered[unit] != ways[unit][0].rank() || offered[unit] >= lost) {
        return false;
      }
      for (Way way : ways[unit]) {
        if (way.rank() <= offered[unit] && !fitsAll(way)) {
          return false;
        }
      }
    }
    return true;
  }

  private Map<Integer, Crowd> crowds = Map.of();

  /** Who might come into a hex, and who might pass it. */
  private final class Crowd {
    private final int[] enders = new int[ways.length + 1];
    private final int[] passers = new int[ways.length];
    private int ending;
    private int passing;
    private int roomy = -1;

    void ends(int unit) {
      if (ending == 0 || enders[ending - 1] != unit) {
        enders[ending++] = unit;
      }
    }

    void passes(int unit) {
      if (passing == 0 || passers[passing - 1] != unit) {
        passers[passing++] = unit;
      }
    }

    boolean isRoomy(int hex) {
      if (roomy < 0) {
        boolean fits = room.holds(hex, enders, ending);
        for (int i = 0; fits && i < passing; i++) {
          fits = holdsToo(hex, passers[i]);
        }
        roomy = fits ? 1 : 0;
      }
      return roomy == 1;
    }

    boolean holdsToo(int hex, int unit) {
      for (int i = 0; i < ending; i++) {
        if (enders[i] == unit) {
          return true;
        }
      }
      enders[ending] = unit;
      return room.holds(hex, enders, ending + 1);
    }
  }

  private static Crowd at(Map<Integer, Crowd> crowds, int hex, StackRetreat of) {
    return crowds.computeIfAbsent(hex, h -> of.new Crowd());
  }

  private void note(Map<Integer, Crowd> crowds, int unit, Way way) {
    int[] path = way.path();
    for (int i = 1; i < path.length - 1; i++) {
      at(crowds, path[i], this).passes(unit);
    }
    at(crowds, way.end(), this).ends(unit);
  }

  private void offer() {
    boolean more = true;
    while (more) {
      more = false;
      crowds = new HashMap<>();
      for (int unit = 0; unit < ways.length; unit++) {
        for (Way way : ways[unit]) {
          if (way.rank() <= offered[unit] && way.rank() < lost) {
            note(crowds, unit, way);
          }
        }
      }
      for (int unit = 0; unit < ways.length; unit++) {
        free[unit] = free(unit);
        int worse = free[unit] == null ? worseThan(unit, offered[unit]) : offered[unit];
        more |= worse != offered[unit];
        offered[unit] = worse;
      }
    }
  }

  /** The best way offered to a unit on which it finds room whatever the others do, if any. */
  private @Nullable Way free(int unit) {
    for (Way way : ways[unit]) {
      if (way.rank() <= offered[unit] && way.rank() < lost && fitsAll(way)) {
        return way;
      }
    }
    return null;
  }

  private boolean fitsAll(Way way) {
    int[] path = way.path();
    for (int i = 1; i < path.length; i++) {
      Crowd crowd = crowds.get(path[i]);
      if (crowd == null || !crowd.isRoomy(path[i])) {
        return false;
      }
    }
    return true;
  }

  private int worseThan(int unit, int rank) {
    for (Way way : ways[unit]) {
      if (way.rank() > rank) {
        return way.rank();
      }
    }
    return rank;
  }

  // ---- what a combination costs

  /** How many units are lost if these go so; a unit without a way yet does not count. */
  public int lost(@Nullable Way[] chosen) {
    Map<Integer, Crowd> coming = coming(chosen);
    int count = 0;
    for (Map.Entry<Integer, Crowd> entry : coming.entrySet()) {
      Crowd crowd = entry.getValue();
      count += crowd.ending - most(entry.getKey(), crowd.enders, crowd.ending);
    }
    for (int unit = 0; unit < chosen.length; unit++) {
      count += isLostOnTheWay(coming, chosen, unit) ? 1 : 0;
    }
    return count;
  }

  /** Whether a unit goes a way that kills, or through a hex that the others leave no room in. */
  public boolean isLostOnTheWay(@Nullable Way[] chosen, int unit) {
    return isLostOnTheWay(coming(chosen), chosen, unit);
  }

  private Map<Integer, Crowd> coming(@Nullable Way[] chosen) {
    Map<Integer, Crowd> coming = new HashMap<>();
    for (int unit = 0; unit < chosen.length; unit++) {
      Way way = chosen[unit];
      if (way != null && way.rank() < lost) {
        at(coming, way.end(), this).ends(unit);
      }
    }
    return coming;
  }

  private boolean isLostOnTheWay(Map<Integer, Crowd> coming, @Nullable Way[] chosen, int unit) {
    Way way = chosen[unit];
    if (way == null || way.rank() >= lost) {
      return way != null;
    }
    int[] path = way.path();
    for (int i = 1; i < path.length - 1; i++) {
      Crowd crowd = coming.get(path[i]);
      if (crowd != null && !crowd.holdsToo(path[i], unit)) {
        return true;
      }
    }
    return false;
  }

  /** How many of some units a hex has room for at most. */
  private int most(int hex, int[] units, int count) {
    return room.holds(hex, units, count) ? count : most(hex, units, count, 0, new int[count], 0);
  }

  private int most(int hex, int[] units, int count, int at, int[] in, int n) {
    if (at == count) {
      return n;
    }
    in[n] = units[at];
    int with = room.holds(hex, in, n + 1) ? most(hex, units, count, at + 1, in, n + 1) : 0;
    return n + count - at - 1 <= with
        ? with
        : Math.max(with, most(hex, units, count, at + 1, in, n));
  }

  /** How few units can be lost at all. */
  public int fewestLost() {
    while (fewest < 0 || find(offered, fewest) == null) {
      fewest++;
    }
    return fewest;
  }

  /**
   * The units going so that somebody goes a better way, nobody a worse one and as few as possible
   * are lost; null if there is nothing better.
   */
  public Way @Nullable [] better(Way[] chosen) {
    int[] limits = new int[chosen.length];
    for (int unit = 0; unit < chosen.length; unit++) {
      limits[unit] = chosen[unit].rank();
    }
    for (int unit = 0; unit < chosen.length; unit++) {
      int rank = limits[unit];
      if (rank > ways[unit][0].rank()) {
        limits[unit] = rank - 1;
        Way @Nullable [] found = find(limits, fewestLost());
        if (found != null) {
          return found;
        }
        limits[unit] = rank;
      }
    }
    return null;
  }

  // ---- searching

  private Way @Nullable [] find(int[] limits, int budget) {
    Search search = new Search(limits, budget);
    return search.goOn(0) ? search.result() : null;
  }

  /** Tries ways for the units that might crowd each other; the others go where there is room. */
  private final class Search {
    private final int[] limits;
    private final int budget;
    private final @Nullable Way[] chosen = new Way[ways.length];
    private final List<Integer> open = new ArrayList<>();
    private final Set<List<List<Integer>>> failed = new HashSet<>();
    private int tries;

    Search(int[] limits, int budget) {
      this.limits = limits;
      this.budget = budget;
      for (int unit = 0; unit < ways.length; unit++) {
        Way way = free[unit];
        if (way != null && way.rank() <= limits[unit]) {
          chosen[unit] = way;
        } else {
          open.add(unit);
        }
      }
      open.sort((a, b) -> Integer.compare(ways[a][0].path()[0], ways[b][0].path()[0]));
    }

    Way[] result() {
      Way[] result = new Way[chosen.length];
      for (int unit = 0; unit < chosen.length; unit++) {
        result[unit] = Objects.requireNonNull(chosen[unit]);
      }
      return result;
    }

    boolean goOn(int at) {
      if (lost(chosen) > budget) {
        return false;
      }
      if (at == open.size()) {
        return true;
      }
      List<List<Integer>> state = state(at);
      if (failed.contains(state) || ++tries > MOST_TRIES) {
        return false;
      }
      int unit = open.get(at);
      for (Way way : ways[unit]) {
        if (way.rank() <= limits[unit]) {
          chosen[unit] = way;
          if (goOn(at + 1)) {
            return true;
          }
        }
      }
      chosen[unit] = null;
      failed.add(state);
      return false;
    }

    /** What was chosen so far, units of a kind being alike. */
    private List<List<Integer>> state(int at) {
      List<List<Integer>> state = new ArrayList<>();
      for (int i = 0; i < at; i++) {
        Way way = chosen[open.get(i)];
        if (way != null) {
          List<Integer> one = new ArrayList<>();
          one.add(way.rank() >= lost ? -1 : room.kind(open.get(i)));
          if (way.rank() < lost) {
            Arrays.stream(way.path()).skip(1).forEach(one::add);
          }
          state.add(one);
        }
      }
      state.sort(StackRetreat::compare);
      return state;
    }
  }

  private static int compare(List<Integer> a, List<Integer> b) {
    int order = Integer.compare(a.size(), b.size());
    for (int i = 0; order == 0 && i < a.size(); i++) {
      order = Integer.compare(a.get(i), b.get(i));
    }
    return order;
  }

  // ---- drawing

  /** Ways for all units, drawn at random and mended until nothing better is open. */
  public Way[] draw(RandomGenerator random) {
    Way[] chosen = draft(random);
    if (isRoomy()) {
      return chosen;
    }
    for (int i = 1; i < DRAFTS && lost(chosen) > fewestLost(); i++) {
      chosen = draft(random);
    }
    Way @Nullable [] better = lost(chosen) > fewestLost() ? find(offered, fewestLost()) : chosen;
    while (better != null) {
      chosen = better;
      better = better(chosen);
    }
    return chosen;
  }

  private Way[] draft(RandomGenerator random) {
    Way[] chosen = new Way[ways.length];
    for (int unit = 0; unit < ways.length; unit++) {
      List<Way> some = offered(unit);
      chosen[unit] = some.get(random.nextInt(some.size()));
    }
    return chosen;
  }
}
