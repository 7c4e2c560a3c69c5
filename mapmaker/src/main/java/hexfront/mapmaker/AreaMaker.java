package hexfront.mapmaker;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Marks the named areas of a map: entry areas, set-up areas, regions behind a river or a line. */
final class AreaMaker {
  /** Areas where units stand or come and go, so never at sea. */
  private static final Set<String> ASHORE =
      Set.of("entry", "exit", "supply", "set-up", "friendly-edge", "box-edge", "edge");

  private final Draft draft;

  AreaMaker(Draft draft) {
    this.draft = draft;
  }

  void mark(Map<String, Description.Area> areas) {
    areas.forEach(
        (name, area) -> {
          Set<Spot> hexes;
          try {
            hexes = hexes(area);
          } catch (MapProblem problem) {
            throw problem.in("area " + name);
          }
          draft.areas.put(
              name,
              new Draft.Area(
                  area.side(), area.kind(), hexes, area.label(), area.provenance(), area.why()));
        });
  }

  private Set<Spot> hexes(Description.Area area) {
    Set<Spot> hexes = new TreeSet<>(draft.sheets.hexes(area.hexes()));
    if (area.from() != null && area.to() != null) {
      hexes.addAll(draft.sheets.border(draft.sheets.hex(area.from()), draft.sheets.hex(area.to())));
    } else if (area.edge() != null) {
      hexes.addAll(draft.sheets.edge(Sheets.Way.of(area.edge())));
    }
    if (area.around() != null) {
      hexes.addAll(flood(draft.sheets.hex(area.around()), barrier(area.within())));
    }
    if (!area.hexrows().isEmpty() && hexes.isEmpty() && area.along() == null) {
      hexes.addAll(draft.sheets.hexes());
    }
    if (area.along() != null) {
      barrier(List.of(area.along()))
          .forEach(side -> hexes.addAll(List.of(side.first(), side.second())));
    }
    Draft.Area inside = area.inside() == null ? null : draft.areas.get(area.inside());
    if (inside != null) {
      hexes.retainAll(inside.hexes());
    }
    if (area.reach() != null) {
      Set<Spot> near = new TreeSet<>(hexes);
      for (Spot hex : draft.sheets.hexes()) {
        if (hexes.stream().anyMatch(h -> Honeycomb.distance(h, hex) <= area.reach())) {
          near.add(hex);
        }
      }
      hexes.addAll(near);
      if (inside != null) {
        hexes.retainAll(inside.hexes());
      }
    }
    hexes.removeIf(hex -> !within(draft.sheets.printedHexrow(hex), area.hexrows()));
    hexes.removeIf(hex -> !within(draft.sheets.printedPlace(hex), area.places()));
    hexes.removeIf(hex -> ASHORE.contains(area.kind()) && draft.isWater(hex));
    return hexes;
  }

  /** Whether a number lies in a range, or there is none. */
  private static boolean within(int number, List<Integer> range) {
    return range.isEmpty() || range.getFirst() <= number && number <= range.getLast();
  }

  /** The hexsides of lines, rivers and single pairs. */
  private Set<Hexside> barrier(List<String> words) {
    Set<Hexside> barrier = new HashSet<>();
    for (String word : words) {
      Draft.Line line = draft.lines.get(word);
      List<Draft.River> rivers = draft.rivers.stream().filter(r -> r.name().equals(word)).toList();
      if (line != null) {
        barrier.addAll(line.hexsides());
      } else if (!rivers.isEmpty()) {
        rivers.forEach(r -> barrier.addAll(r.hexsides()));
      } else {
        barrier.add(draft.sheets.hexside(word));
      }
    }
    return barrier;
  }

  /**
   * Everything that can be reached over land, or over water from a water hex, without crossing the
   * barrier.
   */
  private Set<Spot> flood(Spot seed, Set<Hexside> barrier) {
    Set<Spot> found = new TreeSet<>(Set.of(seed));
    Deque<Spot> open = new ArrayDeque<>(found);
    while (!open.isEmpty()) {
      Spot hex = open.remove();
      for (Spot next : draft.sheets.neighbours(hex)) {
        boolean ashore = draft.isWater(hex) == draft.isWater(next);
        if (ashore && !barrier.contains(Hexside.between(hex, next)) && found.add(next)) {
          open.add(next);
        }
      }
    }
    return found;
  }
}
