package hexfront.app.soak.model;

import hexfront.engine.Case;
import hexfront.engine.map.Direction;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Section 12.4: attackers advance into the vacated hex and beyond. Overruns are left out. */
final class StalingradAdvances implements Model.Advancing {
  private final StalingradModel m;
  private final Scene s;
  private final Fight fight;
  private final int vacated;

  StalingradAdvances(StalingradModel model, Fight fight) {
    m = model;
    s = model.s;
    this.fight = fight;
    vacated = fight.targets.getFirst();
  }

  /** One attacked hex, no choice that shortens the advance, no overrun, nobody under way. */
  @Override
  public boolean isSmall() {
    return fight.targets.size() == 1
        && fight.standing.isEmpty()
        && fight.advanced.isEmpty()
        && !fight.overrun;
  }

  @Override
  @Case("CTS-14.1a")
  public boolean goesAlone() {
    return true;
  }

  @Override
  @Case({"CTS-12.4a", "CTS-4.4.2a"})
  public List<Piece> units() {
    return fight.attackers.stream()
        .map(s::piece)
        .filter(unit -> unit.hex >= 0 && !fight.advanced.contains(unit.id))
        .filter(unit -> !(unit.unit.has("nkvd") && m.isCity(unit.hex)))
        .toList();
  }

  @Case({"CTS-12.4d", "CTS-12.4n"})
  private int limit(Piece unit) {
    int d = s.grid.direction(unit.hex, vacated);
    boolean marsh = s.has(unit.hex, "marsh") || s.has(vacated, "marsh");
    boolean river = s.crosses(unit.hex, d, "volga");
    river |= s.crosses(unit.hex, d, "major-river") && !marsh;
    int advance = river ? fight.advance / 2 : fight.advance;
    int most = StalingradModel.isMotorized(unit) ? 9 : unit.isCavalry() ? 3 : 2;
    return Math.min(advance, most);
  }

  @Override
  public List<List<Integer>> ways(Piece unit) {
    List<List<Integer>> ways = new ArrayList<>();
    if (s.grid.adjacent(unit.hex, vacated)) {
      extend(unit, List.of(unit.hex), ways);
    }
    return ways;
  }

  @Case({"CTS-12.4e", "CTS-12.4f", "CTS-12.4g", "CTS-12.4h", "CTS-12.4i"})
  private void extend(Piece unit, List<Integer> path, List<List<Integer>> ways) {
    int from = path.getLast();
    boolean first = path.size() == 1;
    boolean stops =
        !first && (s.has(from, "marsh") || s.has(from, "forest") || s.has(from, "major-city"));
    for (int d = 0; path.size() <= limit(unit) && !stops && d < Direction.COUNT; d++) {
      int to = s.next(from, d);
      if (!m.isOpen(from, d)
          || s.holds(unit.side().enemy(), to)
          || first && to != vacated
          || !first && isShut(unit, from, d)
          || StalingradModel.areRivals(with(unit, to))) {
        continue;
      }
      List<Integer> longer = new ArrayList<>(path);
      longer.add(to);
      ways.add(longer);
      extend(unit, longer, ways);
    }
  }

  private List<Piece> with(Piece unit, int hex) {
    List<Piece> together = new ArrayList<>(s.at(hex));
    together.add(unit);
    return together;
  }

  /** Whether a later step meets a broad river, Marsh or an enemy bond. */
  @Case({"CTS-12.4g", "CTS-12.4i"})
  private boolean isShut(Piece unit, int from, int d) {
    int to = s.next(from, d);
    Scene then = s.copy();
    then.piece(unit.id).hex = from;
    return s.has(from, "marsh")
        || s.has(to, "marsh")
        || m.isBroad(from, d)
        || new Bonds(then, unit.side().enemy()).bars(from, to);
  }

  /** The limit holds during an advance, not only at its end. */
  @Case("CTS-5.1b")
  private boolean passesFullHex(Scene now, Piece unit, List<Integer> path) {
    for (int hex : path.subList(1, path.size() - 1)) {
      List<Piece> there = new ArrayList<>(now.at(hex));
      there.remove(unit);
      there.add(unit);
      if (!m.mayStandTogether(there)) {
        return true;
      }
    }
    return false;
  }

  @Override
  @Case({"CTS-12.4b", "CTS-5.1b"})
  public String objection(Map<String, List<Integer>> paths) {
    Scene after = s.copy();
    for (Map.Entry<String, List<Integer>> entry : paths.entrySet()) {
      StalingradAdvances now = new StalingradAdvances(new StalingradModel(after), fight);
      Piece unit = after.piece(entry.getKey());
      if (units().stream().noneMatch(u -> u.id.equals(unit.id))
          || !now.ways(unit).contains(entry.getValue())) {
        return "no way (CTS-12.4)";
      }
      if (passesFullHex(after, unit, entry.getValue())) {
        return "too many on the way (CTS-5.1b)";
      }
      unit.hex = entry.getValue().getLast();
      after = after.copy();
    }
    for (List<Integer> path : paths.values()) {
      if (!m.mayStandTogether(after.at(path.getLast()))) {
        return "too many (CTS-5.1b)";
      }
    }
    return paths.isEmpty() ? "nobody named (CTS-12.4b)" : "";
  }
}
