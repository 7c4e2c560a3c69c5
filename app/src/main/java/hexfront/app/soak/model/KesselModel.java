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
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The rules of Kesselschlacht, read plainly, on one scene. Air units, artillery, garrisons, the
 * headquarters of First Panzer Army, the 5th Guards Tank Corps, pontoons, blown bridges and
 * formations that regroup are left out.
 */
final class KesselModel implements Model {
  private static final Set<String> FIRST_PANZER_ARMY =
      Set.of("1pza", "iii", "xxiv", "xlvi", "lix", "gollnick", "mauss");
  private static final Set<String> ARMOUR = Set.of("panzer", "tank", "assault-gun", "heavy-tank");
  private static final int CRACK = 3;

  final Scene s;
  private final Map<Side, Set<Integer>> zones = new HashMap<>();
  private @Nullable Set<Integer> linked;

  KesselModel(Scene scene) {
    s = scene;
  }

  @Override
  public Scene scene() {
    return s;
  }

  @Override
  public Model on(Scene other) {
    return new KesselModel(other);
  }

  // ---- what the words mean

  @Case("KS-3.5")
  static boolean isFirstPanzerArmy(Piece unit) {
    return FIRST_PANZER_ARMY.contains(unit.unit.formation());
  }

  static boolean isGerman(Piece unit) {
    return unit.unit.nationality().equals("german");
  }

  static boolean isArmour(Piece unit) {
    return ARMOUR.contains(unit.unit.arm());
  }

  @Case("KS-2.2.6")
  static int quality(Piece unit) {
    return unit.unit.values().get("quality");
  }

  @Case("KS-13.3")
  static boolean isInGoodOrder(Piece unit) {
    return !unit.is("disorganized") && !unit.is("disrupted") && !unit.is("routed");
  }

  String weather() {
    return s.shown.path("weather").asString("snow");
  }

  boolean isMud() {
    return weather().equals("mud");
  }

  boolean isHeavySnow() {
    return weather().equals("heavy-snow");
  }

  /** The headquarters of a unit's formation, if it is on the map. */
  @Case("KS-2.2.3")
  Optional<Piece> headquarters(Piece unit) {
    return s.of(unit.side()).stream()
        .filter(u -> u.isHeadquarters() && u.unit.formation().equals(unit.unit.formation()))
        .findFirst();
  }

  // ---- 3.1 stacking

  @Override
  @Case("KS-3.1.2")
  public boolean mayStandTogether(List<Piece> units) {
    long combat = units.stream().filter(Piece::isCombatUnit).count();
    return combat <= limit(units.getFirst().side());
  }

  @Case("KS-3.1.2")
  static int limit(Side side) {
    return side == Side.AXIS ? 3 : 2;
  }

  // ---- the ground

  boolean isBridged(int hex, int d) {
    return s.crosses(hex, d, "bridge");
  }

  @Case("KS-11.1.4")
  boolean isClosed(int hex, int d) {
    return s.crosses(hex, d, "major-river") && !isBridged(hex, d);
  }

  private boolean isRiver(int hex, int d) {
    return s.crosses(hex, d, "minor-river") || s.crosses(hex, d, "major-river");
  }

  @Case("KS-11.1.5")
  private boolean isRoad(int hex, int d) {
    boolean road = s.crosses(hex, d, "road") || !isMud() && s.crosses(hex, d, "dirt-road");
    return road && (!isRiver(hex, d) || isBridged(hex, d));
  }

  /** What a step costs in half points; below 0 if it cannot be made. */
  @Case({"KS-11.1.4", "KS-11.1.5", "KS-5.0.1", "KS-5.0.2-2"})
  int cost(Piece unit, int hex, int d) {
    int to = s.next(hex, d);
    if (to == HexGrid.OFF || isClosed(hex, d)) {
      return -1;
    }
    if (isRoad(hex, d)) {
      return isHeavySnow() ? 2 : 1;
    }
    int column = (unit.isMechanized() ? 2 : 0) + (isMud() ? 1 : 0);
    int cost = 1 + (column == 3 ? 1 : 0);
    cost = s.has(to, "rough") ? Math.max(cost, column == 3 ? 3 : 2) : cost;
    cost = s.has(to, "swamp") ? Math.max(cost, new int[] {2, 3, 3, 4}[column]) : cost;
    cost = s.has(to, "mountain") ? Math.max(cost, new int[] {3, 4, 4, 99}[column]) : cost;
    cost = s.has(to, "city") ? 1 : cost;
    if (cost == 99) {
      return -1;
    }
    boolean wades = s.crosses(hex, d, "minor-river") && !isBridged(hex, d);
    return 2 * (cost + (wades ? column == 3 ? 2 : 1 : 0));
  }

  // ---- 3.2 zones of control

  @Override
  public Set<Integer> zone(Side side, String purpose) {
    if (purpose.equals("advance")) {
      return zoneOf(side, true);
    }
    Set<Integer> all = zones.computeIfAbsent(side, other -> zoneOf(side, false));
    return purpose.equals("movement") ? all : withoutUnits(all, side.enemy());
  }

  /** A unit cancels the zone in its hex for supply and retreat. */
  @Case("KS-3.2.2")
  private Set<Integer> withoutUnits(Set<Integer> hexes, Side side) {
    Set<Integer> left = new HashSet<>(hexes);
    left.removeIf(hex -> s.holds(side, hex));
    return left;
  }

  @Case({"KS-3.2", "KS-3.2.3", "KS-3.3.2", "KS-13.4.2"})
  private Set<Integer> zoneOf(Side side, boolean crack) {
    Set<Integer> hexes = new HashSet<>();
    for (Piece unit : s.of(side)) {
      if (!projects(s.at(unit.hex), crack)) {
        continue;
      }
      for (int d = 0; d < Direction.COUNT; d++) {
        int to = s.next(unit.hex, d);
        if (to != HexGrid.OFF && !isClosed(unit.hex, d) && !s.has(to, "city")) {
          hexes.add(to);
        }
      }
    }
    return hexes;
  }

  @Case({"KS-3.2.1", "KS-13.3.3"})
  private static boolean projects(List<Piece> force, boolean crack) {
    List<Piece> able =
        force.stream().filter(unit -> unit.isCombatUnit() && !unit.is("routed")).toList();
    List<Piece> battalions =
        able.stream().filter(unit -> unit.unit.size().equals("battalion")).toList();
    return able.stream().anyMatch(unit -> !battalions.contains(unit) && stops(unit, crack))
        || battalions.size() >= 3 && battalions.stream().anyMatch(unit -> stops(unit, crack));
  }

  private static boolean stops(Piece unit, boolean crack) {
    return !crack || quality(unit) == CRACK && isInGoodOrder(unit);
  }

  boolean inZone(Side mover, int hex) {
    return zone(mover.enemy(), "movement").contains(hex);
  }

  /** Whether neither an enemy nor its zone blocks a path here. */
  @Case({"KS-3.2.2", "KS-10.1"})
  private boolean isClear(Side side, int hex) {
    return !s.holds(side.enemy(), hex) && (s.holds(side, hex) || !inZone(side, hex));
  }

  // ---- 10 supply

  @Override
  public boolean isSupplied(Piece unit) {
    return !level(unit).equals("out");
  }

  /** Counters are turned over when a phase begins and stay so; attacks and fuel do not ask that. */
  @Case("KS-10.0")
  boolean isTurnedOver(Piece unit) {
    Scene opening = s.opening();
    return !new KesselModel(opening).isSupplied(opening.piece(unit.id));
  }

  @Override
  @Case({"KS-10.1", "KS-10.2", "KS-10.2.3", "KS-10.3.2", "KS-10.4.2"})
  public String level(Piece unit) {
    return unit.side() == Side.AXIS ? axisLevel(unit) : sovietLevel(unit);
  }

  @Case({"KS-10.3.1", "KS-10.4.1", "KS-13.3.3"})
  private String axisLevel(Piece unit) {
    int range = unit.is("routed") ? 5 : 10;
    boolean attack =
        unit.isHeadquarters()
            || headquarters(unit).filter(hq -> isWithin(unit, Set.of(hq.hex), range)).isPresent();
    return attack ? "attack" : "out";
  }

  @Case({"KS-10.2.1", "KS-10.2.2", "KS-13.3.3"})
  private String sovietLevel(Piece unit) {
    if (s.sources(Side.SOVIET).isEmpty()) {
      return "attack";
    }
    int range = unit.is("routed") ? 3 : 6;
    Optional<Piece> hq = unit.isHeadquarters() ? Optional.of(unit) : headquarters(unit);
    if (hq.filter(h -> isLinked(h.hex) && isWithin(unit, Set.of(h.hex), range)).isPresent()) {
      return "attack";
    }
    return isWithin(unit, linked(), 6) ? "general" : "out";
  }

  /** Whether a headquarters stands within a hex of a road that leads to a source. */
  @Case("KS-10.2.1")
  private boolean isLinked(int hex) {
    if (linked().contains(hex)) {
      return true;
    }
    for (int d = 0; d < Direction.COUNT; d++) {
      if (!isClosed(hex, d) && linked().contains(s.next(hex, d))) {
        return true;
      }
    }
    return false;
  }

  /** The road hexes from which roads lead to a Soviet source; by a source a road leaves the map. */
  @Case({"KS-10.2.1", "KS-10.2.2", "KS-11.1.5"})
  private Set<Integer> linked() {
    if (linked == null) {
      linked = new HashSet<>();
      Deque<Integer> open = new ArrayDeque<>();
      for (int source : s.sources(Side.SOVIET)) {
        if (isClear(Side.SOVIET, source) && linked.add(source)) {
          open.add(source);
        }
      }
      while (!open.isEmpty()) {
        int hex = open.poll();
        for (int d = 0; d < Direction.COUNT; d++) {
          boolean road = s.crosses(hex, d, "road") || s.crosses(hex, d, "dirt-road");
          if (road
              && !isClosed(hex, d)
              && isClear(Side.SOVIET, s.next(hex, d))
              && linked.add(s.next(hex, d))) {
            open.add(s.next(hex, d));
          }
        }
      }
    }
    return linked;
  }

  /** Whether a path of so many points leads from a unit to one of some hexes. */
  @Case({"KS-10.1", "KS-9.1.1-2"})
  private boolean isWithin(Piece unit, Set<Integer> goals, int range) {
    Map<Integer, Integer> length = new HashMap<>(Map.of(unit.hex, 0));
    Deque<Integer> open = new ArrayDeque<>(List.of(unit.hex));
    while (!open.isEmpty()) {
      int hex = open.poll();
      for (int d = 0; d < Direction.COUNT; d++) {
        int cost = cost(unit, hex, d);
        int to = s.next(hex, d);
        if (cost > 0 && isClear(unit.side(), to)) {
          int far = length.getOrDefault(hex, 0) + cost;
          if (far <= 2 * range && far < length.getOrDefault(to, Integer.MAX_VALUE)) {
            length.put(to, far);
            open.add(to);
          }
        }
      }
    }
    return goals.stream().anyMatch(length::containsKey);
  }

  // ---- the rest

  @Override
  public Map<Integer, int[]> reach(List<Piece> units) {
    return new KesselMoves(this, units).reach();
  }

  @Override
  public Odds odds(List<Piece> attackers, List<Integer> targets, boolean overrun, boolean bonus) {
    return new KesselCombat(this, attackers, targets).odds();
  }

  /** Units that are not activated may regroup, which is not followed. */
  @Override
  public boolean follows(List<Piece> units) {
    return units.stream().allMatch(unit -> unit.side() == Side.AXIS || unit.is("active"));
  }

  @Override
  public boolean ownersRetreat() {
    return true;
  }

  @Override
  public Retreating retreating(Fight fight, Side side) {
    return new KesselRetreats(this, fight, side);
  }

  @Override
  public Advancing advancing(Fight fight, Side side) {
    return new KesselAdvances(this, fight);
  }
}
