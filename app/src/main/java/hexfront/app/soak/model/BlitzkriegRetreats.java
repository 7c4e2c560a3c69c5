package hexfront.app.soak.model;

import hexfront.engine.Case;
import hexfront.engine.Side;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Section 10.6: units fall back one after the other, each by the best way that is left to it. */
final class BlitzkriegRetreats implements Model.Retreating {
  private static final int LONGEST = 8;

  private record Way(List<Integer> hexes, int zones, boolean pushed, int distance) {
    boolean isBetterThan(Way other) {
      if (zones != other.zones) {
        return zones < other.zones;
      }
      return pushed == other.pushed ? distance < other.distance : !pushed;
    }
  }

  private final BlitzkriegModel model;
  private final Fight fight;
  private final Side side;

  BlitzkriegRetreats(BlitzkriegModel model, Fight fight, Side side) {
    this.model = model;
    this.fight = fight;
    this.side = side;
  }

  @Override
  public boolean isPossible() {
    return true;
  }

  @Override
  public List<Piece> units() {
    return model.s.at(fight.targets.getFirst());
  }

  @Override
  public List<List<Integer>> ways(Piece unit) {
    return best(model, unit).stream().map(Way::hexes).toList();
  }

  private int due() {
    return (int) fight.result.chars().filter(c -> c == 'R').count();
  }

  @Case({"GJ-10.6", "GJ-10.6.5"})
  private List<Way> best(BlitzkriegModel now, Piece unit) {
    List<Way> all = new ArrayList<>();
    extend(now, unit, List.of(unit.hex), all);
    return all.stream().filter(way -> all.stream().noneMatch(o -> o.isBetterThan(way))).toList();
  }

  @Case({"GJ-10.6.1", "GJ-10.6.2", "GJ-10.6.4"})
  private void extend(BlitzkriegModel now, Piece unit, List<Integer> path, List<Way> found) {
    Scene s = now.s;
    int from = path.getLast();
    if (path.size() > due() && s.at(from).size() < 2) {
      found.add(way(now, path));
      return;
    }
    for (int d = 0; path.size() <= LONGEST && d < Direction.COUNT; d++) {
      int to = s.next(from, d);
      boolean laterRiver = path.size() > 1 && s.crosses(from, d, "major-river");
      if (to != HexGrid.OFF
          && now.isOpen(from, d)
          && s.grid.distance(unit.hex, to) == path.size()
          && !s.holds(side.enemy(), to)
          && !laterRiver
          && !isCliff(s, unit, from, d, to)) {
        List<Integer> longer = new ArrayList<>(path);
        longer.add(to);
        extend(now, unit, longer, found);
      }
    }
  }

  @Case({"GJ-10.6.2", "GJ-9.2.4"})
  private static boolean isCliff(Scene s, Piece unit, int from, int d, int to) {
    return s.has(to, "mountain")
        && !s.crosses(from, d, "road")
        && !unit.unit.arm().equals("mountain");
  }

  @Case({"GJ-10.6.3", "GJ-10.6.5"})
  private Way way(BlitzkriegModel now, List<Integer> path) {
    int zones = (int) path.stream().skip(1).filter(hex -> now.inZone(side, hex)).count();
    int distance =
        now.lines(side, path.getFirst()).stream()
            .mapToInt(hex -> now.s.grid.distance(hex, path.getLast()))
            .min()
            .orElse(Integer.MAX_VALUE);
    return new Way(path, zones, path.size() - 1 > due(), distance);
  }

  @Override
  @Case({"GJ-10.6", "GJ-10.6.1", "GJ-10.6.3"})
  public String objection(Map<String, List<Integer>> paths) {
    Scene after = model.s.copy();
    for (Map.Entry<String, List<Integer>> entry : paths.entrySet()) {
      BlitzkriegModel now = new BlitzkriegModel(after);
      Piece unit = after.piece(entry.getKey());
      List<Integer> path = entry.getValue();
      if (best(now, unit).stream().noneMatch(way -> way.hexes.equals(path))) {
        return "not the best way (GJ-10.6.5)";
      }
      unit.lost += way(now, path).zones;
      unit.hex = unit.lost < unit.unit.steps().size() ? path.getLast() : -1;
      after = after.copy();
    }
    return paths.isEmpty() ? "nobody named (GJ-10.6)" : "";
  }
}
