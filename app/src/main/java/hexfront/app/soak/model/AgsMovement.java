package hexfront.app.soak.model;

import hexfront.engine.Case;
import hexfront.engine.Side;
import hexfront.engine.map.Direction;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** How units of Army Group South move: section 5, read plainly. */
abstract class AgsMovement extends AgsLines {
  AgsMovement(Scene scene) {
    super(scene);
  }

  // ---- 5 movement

  @Override
  public Map<Integer, int[]> reach(List<Piece> units) {
    Map<Integer, List<int[]>> labels = new HashMap<>();
    Piece first = units.getFirst();
    boolean held = zone(first.side().enemy(), "movement").contains(first.hex);
    if (!held && units.stream().allMatch(this::mayMove)) {
      spread(units, labels);
    }
    Map<Integer, int[]> best = new HashMap<>();
    labels.forEach((hex, spent) -> best.put(hex, spent.getFirst()));
    best.remove(first.hex);
    best.keySet().removeIf(hex -> !mayEnd(units, hex));
    return best;
  }

  /** All the ways, hex by hex; of two ways to a hex the one that is dearer for all is dropped. */
  @Case({"AGS-5.11", "AGS-5.12", "AGS-5.14", "AGS-5.23", "AGS-5.24", "AGS-8.21", "AGS-8.22"})
  private void spread(List<Piece> units, Map<Integer, List<int[]>> labels) {
    record Stop(int hex, int[] spent) {}
    int start = units.getFirst().hex;
    Side enemy = units.getFirst().side().enemy();
    int[] allowance = units.stream().mapToInt(unit -> 2 * allowance(unit)).toArray();
    Deque<Stop> open = new ArrayDeque<>(List.of(new Stop(start, new int[units.size()])));
    while (!open.isEmpty()) {
      Stop stop = open.poll();
      boolean goesOn = stop.hex == start || !zone(enemy, "movement").contains(stop.hex);
      for (int d = 0; goesOn && d < Direction.COUNT; d++) {
        int next = s.next(stop.hex, d);
        if (maySteps(units, stop.hex, d)) {
          int[] spent = stop.spent.clone();
          boolean pays = true;
          for (int i = 0; i < spent.length; i++) {
            spent[i] += cost(units.get(i), stop.hex, d);
            pays &= spent[i] <= allowance[i];
            spent[i] = Math.min(spent[i], allowance[i]);
          }
          boolean guaranteed = Arrays.stream(stop.spent).allMatch(n -> n == 0);
          List<int[]> there = labels.computeIfAbsent(next, hex -> new ArrayList<>());
          if ((pays || guaranteed) && there.stream().noneMatch(o -> isNoDearer(o, spent))) {
            there.removeIf(o -> isNoDearer(spent, o));
            there.add(spent);
            if (pays) {
              open.add(new Stop(next, spent));
            }
          }
        }
      }
    }
    labels.values().removeIf(List::isEmpty);
  }

  private static boolean isNoDearer(int[] a, int[] b) {
    for (int i = 0; i < a.length; i++) {
      if (a[i] > b[i]) {
        return false;
      }
    }
    return true;
  }

  @Case({"AGS-4.2", "AGS-5.21", "AGS-6.32", "AGS-11.21"})
  protected boolean mayMove(Piece unit) {
    boolean second = s.phase.equals("mechanized-movement");
    return unit.side() == s.phasing
        && !unit.is("disrupted")
        && (!second || unit.isMechanized() || unit.isHeadquarters());
  }

  /** Whether a move may end in a hex. */
  protected boolean mayEnd(List<Piece> units, int hex) {
    return true;
  }

  private boolean maySteps(List<Piece> units, int hex, int d) {
    boolean escorted = units.stream().anyMatch(Piece::isCombatUnit);
    return units.stream().allMatch(unit -> mayStep(unit, hex, d, escorted));
  }

  @Case({"AGS-5.22", "AGS-10.16", "AGS-11.23", "AGS-5.27"})
  protected boolean mayStep(Piece unit, int hex, int d, boolean escorted) {
    int to = s.next(hex, d);
    if (!isOpen(hex, d) || s.holds(unit.side().enemy(), to)) {
      return false;
    }
    if (unit.isHeadquarters() && zone(unit.side().enemy(), "movement").contains(to)) {
      boolean company = s.at(to).stream().anyMatch(Piece::isCombatUnit);
      if (!company && !escorted) {
        return false;
      }
    }
    return !s.crosses(hex, d, "major-river") || !isGuarded(unit.side(), hex, d);
  }

  /** Whether an enemy on the river has the far bank in its zone. */
  @Case("AGS-10.13")
  protected boolean isGuarded(Side side, int hex, int d) {
    int to = s.next(hex, d);
    int river = s.majorRiver(hex, d);
    if (s.holds(side, to)) {
      return false;
    }
    for (Piece enemy : s.of(side.enemy())) {
      if (zoneOf(List.of(enemy), "movement").contains(to)) {
        for (int e = 0; e < Direction.COUNT; e++) {
          if (s.majorRiver(enemy.hex, e) == river) {
            return true;
          }
        }
      }
    }
    return false;
  }

  /** What a step costs a unit, in half points. */
  @Case({"AGS-5.13", "AGS-10.21", "AGS-10.22", "AGS-10.23", "AGS-10.31", "AGS-10.4", "AGS-11.21"})
  protected int cost(Piece unit, int hex, int d) {
    int to = s.next(hex, d);
    boolean byRoad = s.crosses(hex, d, "road") && (unit.isMechanized() || unit.isHeadquarters());
    return (byRoad ? 1 : 2 * hexCost(unit, to)) + 2 * riverCost(unit, hex, d);
  }

  @Case({"AGS-10.4", "AGS-10.22"})
  protected int hexCost(Piece unit, int hex) {
    boolean mechanized = unit.isMechanized();
    if (s.has(hex, "city")) {
      return 1;
    } else if (s.has(hex, "rough")) {
      return mechanized ? 4 : 2;
    } else if (s.has(hex, "swamp")) {
      return mechanized ? 3 : 2;
    }
    return s.has(hex, "woods") && mechanized ? 2 : 1;
  }

  @Case({"AGS-10.11", "AGS-10.13"})
  protected int riverCost(Piece unit, int hex, int d) {
    boolean axis = unit.side() == Side.AXIS;
    if (s.crosses(hex, d, "major-river")) {
      return axis ? 3 : 2;
    }
    return s.crosses(hex, d, "minor-river") ? (axis ? 2 : 1) : 0;
  }

  @Case({"AGS-5.25", "AGS-12.21"})
  protected int allowance(Piece unit) {
    int points = weathered(unit, unit.movement());
    return isSupplied(unit) ? points : points / 2;
  }

  protected int weathered(Piece unit, int points) {
    return points;
  }
}
