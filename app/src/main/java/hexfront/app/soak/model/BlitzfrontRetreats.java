package hexfront.app.soak.model;

import hexfront.engine.Case;
import hexfront.engine.Side;
import hexfront.engine.map.Direction;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Tactical retreats: whoever is beaten goes as far as the attacker names, or farther. */
final class BlitzfrontRetreats implements Model.Retreating {
  private static final int FARTHEST = 3;

  private final BlitzfrontModel m;
  private final Scene s;
  private final Fight fight;
  private final Side side;
  private final int target;
  private final Set<Integer> attackers = new HashSet<>();
  private final Map<Piece, List<List<Integer>>> known = new HashMap<>();

  BlitzfrontRetreats(BlitzfrontModel model, Fight fight, Side side) {
    m = model;
    s = model.s;
    this.fight = fight;
    this.side = side;
    target = fight.targets.getFirst();
    attackers.addAll(fight.hexes(side.enemy()));
  }

  @Override
  public boolean isPossible() {
    return true;
  }

  /** Orders that change the results are not followed. */
  @Override
  public boolean isSmall() {
    return fight.standing.isEmpty();
  }

  @Override
  @Case({"BF-RES-DN", "BF-RES-D", "BF-RES-X2"})
  public List<Piece> units() {
    boolean exchanged = fight.defenders.stream().anyMatch(fight.eliminated::contains);
    String beaten = exchanged ? "D[123]?|D/AE|X" : "D[123]?|D/AE";
    return s.at(target).stream()
        .filter(unit -> fight.results.getOrDefault(unit.id, "").matches(beaten))
        .toList();
  }

  /** How far the table sends a unit at most. */
  private int n(Piece unit) {
    String result = fight.results.getOrDefault(unit.id, "");
    return result.matches("D[123]") ? result.charAt(1) - '0' : 0;
  }

  @Case("BF-RES-DN")
  private int must(Piece unit) {
    return Math.min(fight.distance, n(unit));
  }

  @Case({"BF-RES-DN", "BF-RES-D"})
  private int most(Piece unit) {
    return must(unit) + FARTHEST - n(unit);
  }

  @Override
  public List<List<Integer>> ways(Piece unit) {
    return known.computeIfAbsent(
        unit,
        u -> {
          List<List<Integer>> ways = new ArrayList<>();
          for (int length = Math.max(1, must(unit)); length <= most(unit); length++) {
            ways.addAll(waysOf(unit, length));
          }
          return ways;
        });
  }

  /** All ways of a length; those that lead away from every attacker, if there are any. */
  @Case("BF-RET-1")
  private List<List<Integer>> waysOf(Piece unit, int length) {
    List<List<Integer>> all = new ArrayList<>();
    extend(List.of(unit.hex), length, all);
    all.removeIf(way -> !hasRoom(List.of(unit), way.getLast()));
    List<List<Integer>> away = all.stream().filter(this::leadsAway).toList();
    return away.isEmpty() ? all : away;
  }

  private boolean leadsAway(List<Integer> way) {
    for (int i = 1; i < way.size(); i++) {
      for (int attacker : attackers) {
        if (s.grid.distance(way.get(i), attacker) <= s.grid.distance(way.get(i - 1), attacker)) {
          return false;
        }
      }
    }
    return true;
  }

  private void extend(List<Integer> path, int length, List<List<Integer>> found) {
    if (path.size() == length + 1) {
      found.add(path);
      return;
    }
    for (int d = 0; d < Direction.COUNT; d++) {
      if (mayStep(path.getLast(), d)) {
        List<Integer> longer = new ArrayList<>(path);
        longer.add(s.next(path.getLast(), d));
        extend(longer, length, found);
      }
    }
  }

  @Case({"BF-RET-1", "BF-RET-2", "BF-RET-3"})
  private boolean mayStep(int from, int d) {
    int to = s.next(from, d);
    if (!m.isOpen(from, d)
        || s.holds(side.enemy(), to)
        || s.grid.distance(target, to) <= s.grid.distance(target, from)
        || isUnderAttack(to)) {
      return false;
    }
    boolean zone = m.inZone(side, to);
    if (zone && !s.holds(side, to) && !s.has(to, "fortress-city")) {
      return false;
    }
    boolean behind = s.crosses(from, d, "fortification") && !zone;
    for (int attacker : attackers) {
      boolean nearer = s.grid.distance(attacker, to) < s.grid.distance(attacker, from);
      boolean along = s.grid.adjacent(attacker, to) && s.grid.adjacent(attacker, from);
      if (nearer || along && !behind) {
        return false;
      }
    }
    return true;
  }

  /** Whether an attack on a hex is still to be fought. */
  @Case("BF-RET-3")
  private boolean isUnderAttack(int hex) {
    return s.shown.path("attacks").values().stream()
        .anyMatch(a -> s.hex(a.path("hexes").get(0).asString()) == hex && hex != target);
  }

  @Case("BF-STK-4")
  private boolean hasRoom(List<Piece> coming, int hex) {
    List<Piece> together = new ArrayList<>(coming);
    s.at(hex).stream().filter(unit -> unit.side() == side).forEach(together::add);
    return m.mayStandTogether(together);
  }

  @Override
  @Case({"BF-RES-DN", "BF-STK-4", "BF-NR-1"})
  public String objection(Map<String, List<Integer>> paths) {
    Map<Integer, List<Piece>> coming = new HashMap<>();
    for (Map.Entry<String, List<Integer>> entry : paths.entrySet()) {
      Piece unit = s.piece(entry.getKey());
      if (!units().contains(unit) || !ways(unit).contains(entry.getValue())) {
        return "no way (BF-RET-1)";
      }
      coming.computeIfAbsent(entry.getValue().getLast(), h -> new ArrayList<>()).add(unit);
    }
    if (!coming.entrySet().stream().allMatch(e -> hasRoom(e.getValue(), e.getKey()))) {
      return "no room (BF-STK-4)";
    }
    List<Piece> beaten =
        units().stream().filter(unit -> must(unit) > 0 && !ways(unit).isEmpty()).toList();
    long gone = beaten.stream().filter(unit -> paths.containsKey(unit.id)).count();
    if (gone < most(beaten, 0, new HashMap<>())) {
      return "somebody must go (BF-RES-DN)";
    }
    return paths.isEmpty() ? "nobody named (BF-RES-D)" : "";
  }

  /** How many of the beaten find room, at best. */
  private int most(List<Piece> beaten, int from, Map<Integer, List<Piece>> coming) {
    if (from == beaten.size()) {
      return 0;
    }
    Piece unit = beaten.get(from);
    int best = most(beaten, from + 1, coming);
    for (int end : ways(unit).stream().map(List::getLast).distinct().toList()) {
      List<Piece> there = coming.computeIfAbsent(end, h -> new ArrayList<>());
      there.add(unit);
      if (best < beaten.size() - from && hasRoom(there, end)) {
        best = Math.max(best, 1 + most(beaten, from + 1, coming));
      }
      there.remove(unit);
    }
    return best;
  }
}
