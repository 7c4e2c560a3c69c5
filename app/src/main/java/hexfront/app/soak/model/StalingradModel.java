package hexfront.app.soak.model;

import hexfront.engine.Case;
import hexfront.engine.Side;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Section One of Campaign to Stalingrad, read plainly, on one scene. Air units, Front and Air HQs,
 * artillery, depots, replacements, ferries and units marked Out of Supply are left out.
 */
final class StalingradModel implements Model {
  private static final Set<String> MINOR_ALLIES =
      Set.of("hungarian", "rumanian", "italian", "slovak");

  final Scene s;
  private final Map<Side, Bonds> bonds = new HashMap<>();

  StalingradModel(Scene scene) {
    s = scene;
  }

  @Override
  public Scene scene() {
    return s;
  }

  @Override
  public Model on(Scene other) {
    return new StalingradModel(other);
  }

  // ---- what the words mean

  static boolean isGerman(Piece unit) {
    return unit.unit.nationality().equals("german");
  }

  static boolean isMinorAlly(Piece unit) {
    return MINOR_ALLIES.contains(unit.unit.nationality());
  }

  static boolean isArmyHeadquarters(Piece unit) {
    return unit.isHeadquarters() && unit.unit.size().equals("army");
  }

  @Case({"CTS-4.3a", "CTS-4.3b"})
  static boolean isMotorized(Piece unit) {
    return unit.isHeadquarters() || !unit.isCavalry() && unit.movement() >= 5;
  }

  /** Divisions and Soviet corps. */
  @Case("CTS-5.0a")
  static boolean isDivision(Piece unit) {
    return unit.unit.size().equals("division") || unit.unit.size().equals("corps");
  }

  boolean isCity(int hex) {
    return s.has(hex, "major-city") || s.has(hex, "minor-city");
  }

  /** A road that crosses a river has a bridge. */
  @Case("CTS-4.4.3a")
  boolean isBridged(int hex, int d) {
    return s.crosses(hex, d, "road") || s.crosses(hex, d, "bridge");
  }

  boolean isOpen(int hex, int d) {
    int to = s.next(hex, d);
    return to != HexGrid.OFF && !s.has(to, "sea") && !s.crosses(hex, d, "impassable");
  }

  // ---- 5 stacking

  @Override
  @Case({"CTS-5.0a", "CTS-5.0b", "CTS-5.0c", "CTS-5.0d", "CTS-5.2"})
  public boolean mayStandTogether(List<Piece> units) {
    int halves = 0;
    for (Piece unit : units) {
      halves += unit.isHeadquarters() ? 0 : isDivision(unit) ? 2 : 1;
    }
    return halves <= 6 && !areRivals(units);
  }

  @Case("CTS-5.2")
  static boolean areRivals(List<Piece> units) {
    return units.stream().anyMatch(unit -> unit.unit.nationality().equals("hungarian"))
        && units.stream().anyMatch(unit -> unit.unit.nationality().equals("rumanian"));
  }

  // ---- 6 zones and bonds

  @Override
  public Set<Integer> zone(Side side, String purpose) {
    return bonds(side).hexes();
  }

  @Override
  public Set<List<Integer>> zoneSides(Side side) {
    return bonds(side).sides();
  }

  Bonds bonds(Side side) {
    return bonds.computeIfAbsent(side, other -> new Bonds(s, side));
  }

  // ---- 9, 16 supply

  @Override
  public boolean isSupplied(Piece unit) {
    return !unit.is("out-of-supply");
  }

  @Override
  public List<String> supplyFacts() {
    return List.of("isolated", "attack-supply");
  }

  @Override
  public String level(Piece unit) {
    return isIsolated(unit) + " " + hasAttackSupply(unit);
  }

  /** Without a line of any length to a friendly edge. */
  @Case({"CTS-9.0", "CTS-9.1", "CTS-9.2"})
  boolean isIsolated(Piece unit) {
    Side side = unit.side();
    Set<Integer> found = new HashSet<>(Set.of(unit.hex));
    Deque<Integer> open = new ArrayDeque<>(found);
    while (!open.isEmpty()) {
      int hex = open.poll();
      if (s.sources(side).contains(hex)) {
        return false;
      }
      for (int d = 0; d < Direction.COUNT; d++) {
        int to = s.next(hex, d);
        if (isLine(side, hex, d) && !isEnemyRail(side, to) && found.add(to)) {
          open.add(to);
        }
      }
    }
    return true;
  }

  @Case("CTS-9.2")
  private boolean isEnemyRail(Side side, int hex) {
    boolean rail = s.hasWay(hex, "railroad") || s.hasWay(hex, "secondary-railroad");
    return rail && s.controls(side.enemy(), hex);
  }

  /** Whether a line may take a step: no enemy, no bond, nothing impassable. */
  @Case({"CTS-6.4b", "CTS-9.1", "CTS-16.2d"})
  boolean isLine(Side side, int hex, int d) {
    int to = s.next(hex, d);
    return isOpen(hex, d) && !s.holds(side.enemy(), to) && !bonds(side.enemy()).bars(hex, to);
  }

  @Case({"CTS-16.1b", "CTS-16.6a", "CTS-16.7a", "CTS-13.0b"})
  boolean hasAttackSupply(Piece unit) {
    return s.of(unit.side()).stream().anyMatch(hq -> isAttackSource(hq) && isInLine(hq, unit));
  }

  @Case({"CTS-16.6a", "CTS-16.7a", "CTS-13.0b"})
  boolean isAttackSource(Piece hq) {
    return isArmyHeadquarters(hq) && hq.is("active") && !hq.is("disrupted");
  }

  /** Whether a line of supply leads from a headquarters to a unit. */
  @Case({"CTS-16.2a", "CTS-16.2c", "CTS-16.2d"})
  boolean isInLine(Piece hq, Piece unit) {
    record End(int hex, int rivers, int marshes) {}
    Set<End> ends = new HashSet<>(Set.of(new End(hq.hex, 0, 0)));
    int range = isGerman(hq) ? 8 : 5;
    for (int length = 0; length <= range; length++) {
      if (ends.stream().anyMatch(end -> end.hex == unit.hex)) {
        return true;
      }
      Set<End> next = new HashSet<>();
      for (End end : ends) {
        for (int d = 0; d < Direction.COUNT; d++) {
          if (isLine(hq.side(), end.hex, d)) {
            int to = s.next(end.hex, d);
            int rivers = end.rivers + (isBroad(end.hex, d) ? 1 : 0);
            int marshes = end.marshes + (s.has(to, "marsh") ? 1 : 0);
            if (rivers <= 1 && marshes <= 1) {
              next.add(new End(to, rivers, marshes));
            }
          }
        }
      }
      ends = next;
    }
    return false;
  }

  /** A Major River or the Volga without a bridge; a lake is as the Volga. */
  @Case("CTS-4.4.7")
  boolean isBroad(int hex, int d) {
    boolean river = s.crosses(hex, d, "major-river") || s.crosses(hex, d, "volga");
    return river && !isBridged(hex, d) || s.crosses(hex, d, "lake");
  }

  // ---- the rest

  @Override
  public Map<Integer, int[]> reach(List<Piece> units) {
    return new StalingradMoves(this, units).reach();
  }

  @Override
  public Odds odds(List<Piece> attackers, List<Integer> targets, boolean overrun, boolean bonus) {
    return new StalingradCombat(this, attackers, targets).odds();
  }

  /** What motorized and other units can reach together is not compared. */
  @Override
  public boolean follows(List<Piece> units) {
    return units.stream().map(StalingradModel::isMotorized).distinct().count() == 1;
  }

  @Override
  public Retreating retreating(Fight fight, Side side) {
    return new StalingradRetreats(this, fight, side);
  }

  @Override
  public Advancing advancing(Fight fight, Side side) {
    return new StalingradAdvances(this, fight);
  }
}
