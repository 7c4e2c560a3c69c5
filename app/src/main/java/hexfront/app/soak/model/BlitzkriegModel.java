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

/** The rules of Kiev Blitzkrieg, read plainly, on one scene. Fortresses are left out. */
final class BlitzkriegModel implements Model {
  private static final List<String> COLUMNS =
      List.of("1-1", "1.5-1", "2-1", "3-1", "4-1", "5-1", "6-1", "7-1", "8-1", "9-1", "10-1+");
  private static final int OFF_RAIL = 6;

  final Scene s;
  private final Map<Side, Set<Integer>> zones = new HashMap<>();

  BlitzkriegModel(Scene scene) {
    s = scene;
  }

  @Override
  public Scene scene() {
    return s;
  }

  @Override
  public Model on(Scene other) {
    return new BlitzkriegModel(other);
  }

  @Override
  @Case({"GJ-3.1.1", "GJ-3.1.2"})
  public boolean mayStandTogether(List<Piece> units) {
    return units.size() <= 2;
  }

  // ---- 3.2 zones of control

  @Override
  public Set<Integer> zone(Side side, String purpose) {
    return zones.computeIfAbsent(side, this::zoneOf);
  }

  @Case({"GJ-3.2", "GJ-3.2.1", "GJ-3.2.2", "GJ-3.2.3"})
  private Set<Integer> zoneOf(Side side) {
    Set<Integer> hexes = new HashSet<>();
    for (Piece unit : s.of(side)) {
      for (int d = 0; d < Direction.COUNT; d++) {
        if (isOpen(unit.hex, d)) {
          hexes.add(s.next(unit.hex, d));
        }
      }
    }
    return hexes;
  }

  boolean inZone(Side side, int hex) {
    return zone(side.enemy(), "movement").contains(hex);
  }

  /** Whether there is land across a hexside that can be passed. */
  @Case({"GJ-9.1.3", "GJ-10.1.6"})
  boolean isOpen(int hex, int d) {
    int to = s.next(hex, d);
    return to != HexGrid.OFF
        && !s.has(to, "water")
        && !s.crosses(hex, d, "sea")
        && !s.crosses(hex, d, "impassable");
  }

  // ---- 3.3 communication lines

  @Override
  public boolean isSupplied(Piece unit) {
    return lines(unit.side(), -1).contains(unit.hex);
  }

  @Case("GJ-3.3.1")
  private boolean isClear(Side side, int hex, int lost) {
    boolean place = s.has(hex, "town") || s.has(hex, "major-city");
    return hex != lost
        && !s.has(hex, "water")
        && !s.holds(side.enemy(), hex)
        && !(place && s.controls(side.enemy(), hex))
        && (!inZone(side, hex) || s.holds(side, hex));
  }

  /** The hexes to which a line leads from a source, once another hex is lost. */
  @Case({"GJ-3.3", "GJ-3.3.4", "GJ-3.3.5"})
  Set<Integer> lines(Side side, int lost) {
    Set<Integer> found = new HashSet<>();
    if (s.sources(side).isEmpty()) {
      for (int hex = 0; hex < s.grid.size(); hex++) {
        if (!s.has(hex, "water")) {
          found.add(hex);
        }
      }
      return found;
    }
    for (int source : s.sources(side)) {
      if (isClear(side, source, lost) && !s.controls(side.enemy(), source)) {
        found.add(source);
      }
    }
    if (side == Side.SOVIET) {
      return spread(side, found, lost, Integer.MAX_VALUE);
    }
    return spread(side, byRail(side, found, lost), lost, OFF_RAIL);
  }

  @Case("GJ-3.3.5")
  private Set<Integer> byRail(Side side, Set<Integer> sources, int lost) {
    Set<Integer> found = new HashSet<>(sources);
    Deque<Integer> ends = new ArrayDeque<>(sources);
    while (!ends.isEmpty()) {
      int hex = ends.poll();
      for (int d = 0; d < Direction.COUNT; d++) {
        int next = s.next(hex, d);
        if (s.crosses(hex, d, "railroad")
            && isOpen(hex, d)
            && isClear(side, next, lost)
            && found.add(next)) {
          ends.add(next);
        }
      }
    }
    return found;
  }

  @Case({"GJ-3.3.2", "GJ-3.3.3"})
  private Set<Integer> spread(Side side, Set<Integer> from, int lost, int range) {
    record Stop(int hex, boolean ends) {}
    Map<Stop, Integer> length = new HashMap<>();
    Deque<Stop> open = new ArrayDeque<>();
    for (int hex : from) {
      length.put(new Stop(hex, false), 0);
      open.add(new Stop(hex, false));
    }
    while (!open.isEmpty()) {
      Stop stop = open.poll();
      int far = length.getOrDefault(stop, 0) + 1;
      for (int d = 0; !stop.ends && far <= range && d < Direction.COUNT; d++) {
        int next = s.next(stop.hex, d);
        boolean way = s.crosses(stop.hex, d, "road") || s.crosses(stop.hex, d, "railroad");
        if (isOpen(stop.hex, d)
            && isClear(side, next, lost)
            && (way || !s.has(stop.hex, "mountain"))) {
          Stop there = new Stop(next, s.has(next, "mountain") && !way);
          if (far < length.getOrDefault(there, Integer.MAX_VALUE)) {
            length.put(there, far);
            open.add(there);
          }
        }
      }
    }
    Set<Integer> found = new HashSet<>();
    length.keySet().forEach(stop -> found.add(stop.hex));
    return found;
  }

  // ---- 9 movement

  @Override
  public Map<Integer, int[]> reach(List<Piece> units) {
    Piece unit = units.getFirst();
    Map<Integer, int[]> best = new HashMap<>();
    if (unit.side() == s.phasing && units.size() == 1) {
      march(unit, best);
      wholeMoves(unit, best);
      normal(unit, best);
    }
    best.remove(unit.hex);
    return best;
  }

  @Case({"GJ-9.2", "GJ-9.2.1-1a", "GJ-9.2.1-1c", "GJ-9.2.1-2", "GJ-9.2.2", "GJ-9.2.3", "GJ-TEC"})
  private void normal(Piece unit, Map<Integer, int[]> best) {
    Map<Integer, Integer> spent = new HashMap<>(Map.of(unit.hex, 0));
    Deque<Integer> open = new ArrayDeque<>(List.of(unit.hex));
    while (!open.isEmpty()) {
      int hex = open.poll();
      for (int d = 0; d < Direction.COUNT; d++) {
        int next = s.next(hex, d);
        boolean unbridged = s.crosses(hex, d, "major-river") && !isBridged(hex, d);
        if (mayStep(unit, hex, d) && !unbridged && hexCost(unit, hex, d) < 99) {
          int cost = spent.getOrDefault(hex, 0) + cost(unit, hex, d);
          if (cost <= unit.movement() && cost < spent.getOrDefault(next, 999)) {
            spent.put(next, cost);
            open.add(next);
          }
        }
      }
    }
    spent.forEach((hex, cost) -> best.put(hex, new int[] {2 * cost}));
  }

  private boolean isBridged(int hex, int d) {
    return s.crosses(hex, d, "road") || s.crosses(hex, d, "railroad");
  }

  @Case({"GJ-9.1.3", "GJ-9.2.3", "GJ-3.1.2"})
  private boolean mayStep(Piece unit, int hex, int d) {
    return isOpen(hex, d)
        && !s.holds(unit.side().enemy(), s.next(hex, d))
        && !(s.crosses(hex, d, "major-river") && isZoneToZone(unit, hex, s.next(hex, d)));
  }

  private boolean isZoneToZone(Piece unit, int from, int to) {
    return inZone(unit.side(), from) && inZone(unit.side(), to);
  }

  @Case({"GJ-9.2.2", "GJ-9.2.1-1a"})
  private int cost(Piece unit, int hex, int d) {
    int next = s.next(hex, d);
    boolean river = s.crosses(hex, d, "minor-river") && !isBridged(hex, d);
    return hexCost(unit, hex, d)
        + (river ? 1 : 0)
        + (inZone(unit.side(), hex) ? 2 : 0)
        + (inZone(unit.side(), next) ? 2 : 0);
  }

  /** What the hex costs: 1 along a road, unless from zone to zone. 99: not to be entered. */
  @Case({"GJ-TEC", "GJ-9.2.1-2", "GJ-9.2.4"})
  private int hexCost(Piece unit, int hex, int d) {
    int next = s.next(hex, d);
    boolean mechanized = unit.isMechanized();
    boolean road = s.crosses(hex, d, "road");
    if (road && !isZoneToZone(unit, hex, next)) {
      return 1;
    }
    if (s.has(next, "major-city")) {
      return 1;
    } else if (s.has(next, "mountain")) {
      return 99;
    } else if (s.has(next, "deep-woods") || s.has(next, "swamp")) {
      return mechanized ? 3 : 2;
    }
    return s.has(next, "light-woods") && mechanized ? 2 : 1;
  }

  /** A step over an unbridged major river, or a mountain division's into the mountains. */
  @Case({"GJ-9.2.1-1b", "GJ-9.2.4"})
  private void wholeMoves(Piece unit, Map<Integer, int[]> best) {
    for (int d = 0; d < Direction.COUNT; d++) {
      int next = s.next(unit.hex, d);
      if (mayStep(unit, unit.hex, d) && !isZoneToZone(unit, unit.hex, next)) {
        boolean river = s.crosses(unit.hex, d, "major-river") && !isBridged(unit.hex, d);
        boolean climbs =
            s.has(next, "mountain")
                && !s.has(next, "major-city")
                && !s.crosses(unit.hex, d, "road");
        boolean mountaineers = unit.unit.arm().equals("mountain");
        boolean pays = climbs || cost(unit, unit.hex, d) <= unit.movement();
        if ((river || climbs) && (!climbs || mountaineers) && pays) {
          best.put(next, new int[] {2 * unit.movement()});
        }
      }
    }
  }

  @Case({"GJ-9.3", "GJ-9.3.1", "GJ-9.1.2"})
  private void march(Piece unit, Map<Integer, int[]> best) {
    if (inZone(unit.side(), unit.hex) || !s.hasWay(unit.hex, "road")) {
      return;
    }
    Map<Integer, Integer> spent = new HashMap<>(Map.of(unit.hex, 0));
    Deque<Integer> open = new ArrayDeque<>(List.of(unit.hex));
    while (!open.isEmpty()) {
      int hex = open.poll();
      int cost = spent.getOrDefault(hex, 0) + 1;
      for (int d = 0; d < Direction.COUNT; d++) {
        int next = s.next(hex, d);
        if (s.crosses(hex, d, "road")
            && mayStep(unit, hex, d)
            && !inZone(unit.side(), next)
            && cost <= 2 * unit.movement()
            && !spent.containsKey(next)) {
          spent.put(next, cost);
          open.add(next);
        }
      }
    }
    spent.forEach((hex, cost) -> best.put(hex, new int[] {cost}));
  }

  // ---- 10 combat

  @Override
  @Case({"GJ-10.1.1", "GJ-10.1.3", "GJ-10.1.4", "GJ-10.1.5", "GJ-10.1.6", "GJ-10.3.4", "GJ-10.3.5"})
  public Odds odds(List<Piece> attackers, List<Integer> targets, boolean overrun, boolean bonus) {
    int target = targets.getFirst();
    for (Piece unit : attackers) {
      int d = s.grid.direction(unit.hex, target);
      if (targets.size() > 1
          || bonus
          || s.attacked.contains(target)
          || unit.is("attacked")
          || unit.side() != s.phasing
          || d < 0
          || !isOpen(unit.hex, d)
          || !s.holds(s.phasing.enemy(), target)) {
        return Odds.ILLEGAL;
      }
    }
    int attack = attack(attackers, target);
    int defence =
        s.at(target).stream().filter(u -> !u.is("retreated")).mapToInt(Piece::defence).sum();
    int column = COLUMNS.size() - 1;
    if (defence > 0) {
      column = column(attack, defence);
      column -= column < 0 ? 0 : shifts(target);
    }
    return column < 0 ? Odds.ILLEGAL : new Odds(true, attack, defence, COLUMNS.get(column));
  }

  @Case({"GJ-10.3.1", "GJ-1.3"})
  private int attack(List<Piece> attackers, int target) {
    Map<Integer, Integer> byHex = new HashMap<>();
    attackers.forEach(unit -> byHex.merge(unit.hex, unit.attack(), Integer::sum));
    int sum = 0;
    for (Map.Entry<Integer, Integer> hex : byHex.entrySet()) {
      int d = s.grid.direction(hex.getKey(), target);
      sum += isRiver(hex.getKey(), d) ? hex.getValue() / 2 : hex.getValue();
    }
    return sum;
  }

  boolean isRiver(int hex, int d) {
    return s.crosses(hex, d, "minor-river") || s.crosses(hex, d, "major-river");
  }

  @Case("GJ-10.3.2")
  private static int column(int attack, int defence) {
    if (attack < defence) {
      return -1;
    }
    if (attack < 2 * defence) {
      return 2 * attack >= 3 * defence ? 1 : 0;
    }
    return Math.min(COLUMNS.size() - 1, attack / defence);
  }

  @Case({"GJ-10.3.3", "GJ-TEC"})
  private int shifts(int hex) {
    int shifts = s.has(hex, "town") ? 1 : 0;
    shifts += s.has(hex, "light-woods") || s.has(hex, "swamp") ? 1 : 0;
    shifts += s.has(hex, "deep-woods") || s.has(hex, "mountain") ? 2 : 0;
    return shifts + (s.has(hex, "major-city") ? 2 : 0);
  }

  // ---- 10.6, 10.7

  @Override
  public Retreating retreating(Fight fight, Side side) {
    return new BlitzkriegRetreats(this, fight, side);
  }

  @Override
  public Advancing advancing(Fight fight, Side side) {
    return new BlitzkriegAdvances(this, fight);
  }
}
