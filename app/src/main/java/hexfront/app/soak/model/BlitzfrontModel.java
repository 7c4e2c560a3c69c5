package hexfront.app.soak.model;

import hexfront.engine.Case;
import hexfront.engine.Side;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The rules of Blitzfront, read plainly, on one scene. Air units are left out. */
final class BlitzfrontModel implements Model {
  private static final int ARMY_RADIUS = 3;
  private static final Set<String> ARMOUR = Set.of("panzer", "tank", "motorized");
  private static final Set<String> FOOT = Set.of("infantry", "rifle", "mountain", "parachute");

  final Scene s;
  private final Map<Side, Set<Integer>> zones = new HashMap<>();
  private final Map<Side, Set<Integer>> lines = new HashMap<>();

  BlitzfrontModel(Scene scene) {
    s = scene;
  }

  @Override
  public Scene scene() {
    return s;
  }

  @Override
  public Model on(Scene other) {
    return new BlitzfrontModel(other);
  }

  // ---- what the words mean

  static boolean isGerman(Piece unit) {
    return unit.unit.nationality().equals("german");
  }

  static boolean isRocket(Piece unit) {
    return unit.unit.arm().equals("rocket");
  }

  static boolean isArmy(Piece unit) {
    return unit.unit.size().equals("army");
  }

  static boolean isDivision(Piece unit) {
    return unit.unit.size().equals("division");
  }

  /** Panzer, tank and motorized units. */
  static boolean isArmour(Piece unit) {
    return ARMOUR.contains(unit.unit.arm());
  }

  static boolean isTank(Piece unit) {
    return unit.unit.arm().equals("panzer") || unit.unit.arm().equals("tank");
  }

  @Case({"BF-SUP-7", "BF-MOV-3"})
  static boolean isMobile(Piece unit) {
    return isArmour(unit) || isRocket(unit);
  }

  @Case("BF-ENT-1")
  static boolean isInfantry(Piece unit) {
    return FOOT.contains(unit.unit.arm());
  }

  static boolean isDisrupted(Piece unit) {
    return unit.is("disrupted");
  }

  String weather() {
    return s.shown.path("weather").asString("good");
  }

  boolean isSnow() {
    return weather().equals("snow");
  }

  boolean isMud() {
    return weather().equals("mud");
  }

  /** Rivers that are not frozen. */
  @Case("BF-WX-2")
  boolean isRiver(int hex, int d) {
    return !isSnow() && s.crosses(hex, d, "river");
  }

  @Case("BF-WX-2")
  boolean isSwamp(int hex) {
    return !isSnow() && s.has(hex, "swamp");
  }

  @Case({"BF-TER-10", "BF-WX-2"})
  boolean isLand(int hex) {
    return !s.has(hex, "sea") && (isSnow() || !s.has(hex, "lake"));
  }

  boolean isOpen(int hex, int d) {
    int to = s.next(hex, d);
    return to != HexGrid.OFF
        && isLand(to)
        && !s.crosses(hex, d, "sea")
        && !s.crosses(hex, d, "impassable");
  }

  /** Whether two hexes are neighbours with nothing between them that cannot be passed. */
  boolean joins(int from, int to) {
    int d = s.grid.direction(from, to);
    return d >= 0 && isOpen(from, d);
  }

  // ---- stacking

  @Override
  @Case({"BF-STK-1", "BF-STK-2", "BF-STK-3", "BF-STK-4"})
  public boolean mayStandTogether(List<Piece> units) {
    int all = 0;
    int armies = 0;
    int corps = 0;
    int fastCorps = 0;
    int germanFastCorps = 0;
    int panzers = 0;
    for (Piece unit : units) {
      if (isRocket(unit)) {
        continue;
      }
      all++;
      armies += isArmy(unit) ? 1 : 0;
      corps += unit.isCorps() ? 1 : 0;
      fastCorps += unit.isCorps() && isArmour(unit) ? 1 : 0;
      germanFastCorps += unit.isCorps() && isArmour(unit) && isGerman(unit) ? 1 : 0;
      boolean panzer = unit.unit.arm().equals("panzer") && isDivision(unit) && isGerman(unit);
      panzers += panzer ? 1 : 0;
    }
    all -= germanFastCorps > 0 ? Math.min(2, panzers) : 0;
    boolean axis = units.getFirst().side() == Side.AXIS;
    return all <= 3
        && fastCorps <= 1
        && (armies == 0 || armies + corps <= 2)
        && (!axis || armies <= 1);
  }

  // ---- zones of control

  @Override
  public Set<Integer> zone(Side side, String purpose) {
    return zones.computeIfAbsent(
        side,
        other -> {
          Set<Integer> hexes = new HashSet<>();
          for (int hex = 0; hex < s.grid.size(); hex++) {
            if (!exerting(side, hex).isEmpty()) {
              hexes.add(hex);
            }
          }
          return hexes;
        });
  }

  /** The hexes whose units hold a hex in their zone. */
  @Case({"BF-ZOC-1", "BF-ZOC-5"})
  Set<Integer> exerting(Side side, int hex) {
    Set<Integer> from = new HashSet<>();
    List<Piece> divisions = new ArrayList<>();
    for (Piece unit : s.of(side)) {
      if (!joins(unit.hex, hex)) {
        continue;
      }
      if (isArmy(unit) || unit.isCorps() && (isGerman(unit) || !isDisrupted(unit))) {
        from.add(unit.hex);
      } else if (isDivision(unit) && isGerman(unit) && !isDisrupted(unit)) {
        divisions.add(unit);
      }
    }
    if (divisions.size() > 1) {
      divisions.forEach(unit -> from.add(unit.hex));
    }
    return from;
  }

  boolean inZone(Side mover, int hex) {
    return zone(mover.enemy(), "movement").contains(hex);
  }

  /** Whether a step stays within the zone of the same hex, or crosses a watched line. */
  @Case({"BF-ZOC-2", "BF-ZOC-3"})
  boolean isBarred(Side mover, int from, int d) {
    int to = s.next(from, d);
    Set<Integer> both = exerting(mover.enemy(), from);
    both.retainAll(exerting(mover.enemy(), to));
    if (!both.isEmpty()) {
      return true;
    }
    boolean line = isRiver(from, d) || s.crosses(from, d, "fortification");
    return line
        && s.of(mover.enemy()).stream()
            .anyMatch(unit -> !isDisrupted(unit) && joins(unit.hex, from) && joins(unit.hex, to));
  }

  // ---- supply

  @Override
  @Case({"BF-SUP-1", "BF-WX-1"})
  public boolean isSupplied(Piece unit) {
    boolean nearArmy =
        s.of(Side.AXIS).stream()
            .anyMatch(a -> isArmy(a) && s.grid.distance(a.hex, unit.hex) <= ARMY_RADIUS);
    if (isSnow() && unit.side() == Side.AXIS && !nearArmy) {
      return false;
    }
    return s.sources(unit.side()).isEmpty()
        || lines.computeIfAbsent(unit.side(), this::lines).contains(unit.hex);
  }

  @Case("BF-SUP-2")
  private boolean isClear(Side side, int hex) {
    return isLand(hex) && !s.holds(side.enemy(), hex) && (s.holds(side, hex) || !inZone(side, hex));
  }

  private Set<Integer> lines(Side side) {
    Set<Integer> found = new HashSet<>();
    Deque<Integer> open = new ArrayDeque<>();
    for (int source : s.sources(side)) {
      if (isClear(side, source) && found.add(source)) {
        open.add(source);
      }
    }
    while (!open.isEmpty()) {
      int hex = open.poll();
      for (int d = 0; d < Direction.COUNT; d++) {
        if (isOpen(hex, d) && isClear(side, s.next(hex, d)) && found.add(s.next(hex, d))) {
          open.add(s.next(hex, d));
        }
      }
    }
    return found;
  }

  // ---- the rest

  @Override
  public Map<Integer, int[]> reach(List<Piece> units) {
    return new BlitzfrontMoves(this, units).reach();
  }

  @Override
  public Odds odds(List<Piece> attackers, List<Integer> targets, boolean overrun, boolean bonus) {
    return new BlitzfrontCombat(this, attackers, targets).odds();
  }

  @Override
  public Retreating retreating(Fight fight, Side side) {
    return new BlitzfrontRetreats(this, fight, side);
  }

  @Override
  public Advancing advancing(Fight fight, Side side) {
    return new BlitzfrontAdvances(this, fight);
  }
}
