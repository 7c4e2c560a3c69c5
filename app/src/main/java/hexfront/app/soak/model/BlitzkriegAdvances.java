package hexfront.app.soak.model;

import hexfront.engine.Case;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Section 10.7: attackers follow up. */
final class BlitzkriegAdvances implements Model.Advancing {
  private final BlitzkriegModel model;
  private final Scene s;
  private final Fight fight;

  BlitzkriegAdvances(BlitzkriegModel model, Fight fight) {
    this.model = model;
    s = model.s;
    this.fight = fight;
  }

  @Override
  public List<Piece> units() {
    return fight.attackers.stream().map(s::piece).filter(unit -> unit.hex >= 0).toList();
  }

  @Override
  @Case({"GJ-10.7.1", "GJ-10.7.3", "GJ-10.7.5"})
  public List<List<Integer>> ways(Piece unit) {
    int hex = fight.targets.getFirst();
    List<List<Integer>> ways = new ArrayList<>();
    if (!units().contains(unit) || !s.at(hex).isEmpty()) {
      return ways;
    }
    ways.add(List.of(unit.hex, hex));
    boolean over = model.isRiver(unit.hex, s.grid.direction(unit.hex, hex));
    for (int d = 0; unit.isMechanized() && !over && d < Direction.COUNT; d++) {
      int second = s.next(hex, d);
      if (second != HexGrid.OFF
          && second != unit.hex
          && model.isOpen(hex, d)
          && !model.isRiver(hex, d)
          && isPlain(hex)
          && isPlain(second)
          && !s.holds(unit.side().enemy(), second)) {
        ways.add(List.of(unit.hex, hex, second));
      }
    }
    return ways;
  }

  @Case({"GJ-10.7.5", "GJ-TEC"})
  private boolean isPlain(int hex) {
    for (String kind :
        List.of("light-woods", "deep-woods", "swamp", "mountain", "town", "major-city")) {
      if (s.has(hex, kind)) {
        return false;
      }
    }
    return true;
  }

  @Override
  @Case({"GJ-10.7.2", "GJ-10.7.6", "GJ-3.1.3"})
  public String objection(Map<String, List<Integer>> paths) {
    Scene after = s.copy();
    for (Map.Entry<String, List<Integer>> entry : paths.entrySet()) {
      if (!ways(s.piece(entry.getKey())).contains(entry.getValue())) {
        return "no way (GJ-10.7.3, 10.7.5)";
      }
      after.piece(entry.getKey()).hex = entry.getValue().getLast();
    }
    for (List<Integer> path : paths.values()) {
      if (after.at(path.getLast()).size() > 2) {
        return "too many (GJ-10.7.6)";
      }
    }
    return paths.isEmpty() ? "nobody named (GJ-10.7.2)" : "";
  }
}
