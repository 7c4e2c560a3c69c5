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

/** Where units of Army Group South have zones and supply: sections 7, 8 and 12, read plainly. */
abstract class AgsLines implements Model {
  protected final Scene s;
  private final Map<String, Set<Integer>> zones = new HashMap<>();
  private final Map<Side, Set<Integer>> sourced = new HashMap<>();

  AgsLines(Scene scene) {
    s = scene;
  }

  @Override
  public Scene scene() {
    return s;
  }

  // ---- 8 zones of control

  @Override
  public Set<Integer> zone(Side side, String purpose) {
    return zones.computeIfAbsent(side + purpose, key -> zoneOf(s.of(side), purpose));
  }

  @Case({"AGS-8.0", "AGS-8.11", "AGS-8.12"})
  protected Set<Integer> zoneOf(List<Piece> units, String purpose) {
    Set<Integer> hexes = new HashSet<>();
    for (Piece unit : units) {
      for (int d = 0; d < Direction.COUNT; d++) {
        if (exerts(unit, purpose) && zoneCrosses(unit.hex, d)) {
          hexes.add(s.next(unit.hex, d));
        }
      }
    }
    return hexes;
  }

  @Case({"AGS-8.11", "AGS-11.35", "AGS-6.32"})
  protected boolean exerts(Piece unit, String purpose) {
    return true;
  }

  @Case({"AGS-8.12", "AGS-10.16"})
  private boolean zoneCrosses(int hex, int d) {
    return isOpen(hex, d) && !s.crosses(hex, d, "major-river");
  }

  /** Whether anything can be done across a hexside: land on the other side, no sea between. */
  @Case("AGS-10.16")
  protected boolean isOpen(int hex, int d) {
    int to = s.next(hex, d);
    return to != HexGrid.OFF
        && isLand(to)
        && !s.crosses(hex, d, "sea")
        && !s.crosses(hex, d, "impassable");
  }

  protected boolean isLand(int hex) {
    return !s.has(hex, "sea") && !s.has(hex, "river");
  }

  // ---- 12.1 lines of supply, 11.3 lines of communication

  /** Whether lines and retreats may enter a hex: no enemy, no zone unless a friend is there. */
  @Case({"AGS-8.25", "AGS-12.1", "AGS-11.31"})
  protected boolean isClear(Side side, int hex) {
    return isLand(hex)
        && !s.holds(side.enemy(), hex)
        && (!zone(side.enemy(), "supply").contains(hex) || s.holds(side, hex));
  }

  /** The hexes from which a supply line leads to a source. */
  @Case({"AGS-12.1", "AGS-12.11", "AGS-12.12"})
  protected Set<Integer> sourced(Side side) {
    Set<Integer> known = sourced.get(side);
    if (known == null) {
      known = traced(side);
      sourced.put(side, known);
    }
    return known;
  }

  protected Set<Integer> traced(Side side) {
    if (sourcesOf(side).isEmpty() && !namesSources(side)) {
      return clearHexes(side);
    }
    Map<Integer, Integer> length = new HashMap<>();
    Deque<Integer> ends = new ArrayDeque<>();
    for (int source : sourcesOf(side)) {
      if (isClear(side, source)) {
        length.put(source, 0);
        ends.add(source);
      }
    }
    while (!ends.isEmpty()) {
      int hex = ends.poll();
      int far = length.getOrDefault(hex, 0) + 1;
      for (int d = 0; d < Direction.COUNT; d++) {
        int next = s.next(hex, d);
        if (carriesSupply(side, hex, d) && isClear(side, next) && !length.containsKey(next)) {
          if (far <= supplyRange(side)) {
            length.put(next, far);
            if (!s.has(next, "swamp")) {
              ends.add(next);
            }
          }
        }
      }
    }
    return length.keySet();
  }

  private Set<Integer> clearHexes(Side side) {
    Set<Integer> all = new HashSet<>();
    for (int hex = 0; hex < s.grid.size(); hex++) {
      if (isClear(side, hex)) {
        all.add(hex);
      }
    }
    return all;
  }

  protected Set<Integer> sourcesOf(Side side) {
    return s.sources(side);
  }

  /** Whether the map names sources of a side at all; a map without is a study of other rules. */
  protected boolean namesSources(Side side) {
    return !s.sources(side).isEmpty();
  }

  protected int supplyRange(Side side) {
    return Integer.MAX_VALUE;
  }

  @Case({"AGS-10.15", "AGS-10.16", "AGS-12.11"})
  protected boolean carriesSupply(Side side, int hex, int d) {
    if (!isOpen(hex, d)) {
      return false;
    }
    return !s.crosses(hex, d, "major-river")
        || wayCarriesSupply(side, hex, d)
        || isFriendlyCity(side, hex)
        || isFriendlyCity(side, s.next(hex, d));
  }

  @Case("AGS-10.15")
  protected boolean wayCarriesSupply(Side side, int hex, int d) {
    return s.crosses(hex, d, "road") || s.crosses(hex, d, "railroad");
  }

  @Case("AGS-10.15")
  protected boolean isFriendlyCity(Side side, int hex) {
    return s.has(hex, "city") && s.controls(side, hex);
  }

  /** Whether a unit has a line of communications to one of these headquarters. */
  @Case({"AGS-11.31", "AGS-11.32", "AGS-11.1"})
  protected boolean reaches(Piece unit, List<Piece> headquarters) {
    return headquarters.stream()
        .anyMatch(hq -> lineLength(unit.side(), hq.hex, unit.hex) <= hq.rating());
  }

  private int lineLength(Side side, int from, int to) {
    Map<Integer, Integer> length = new HashMap<>(Map.of(from, 0));
    Deque<Integer> ends = new ArrayDeque<>(List.of(from));
    while (!ends.isEmpty()) {
      int hex = ends.poll();
      for (int d = 0; d < Direction.COUNT; d++) {
        int next = s.next(hex, d);
        if (isOpen(hex, d) && isClear(side, next) && !length.containsKey(next)) {
          length.put(next, length.getOrDefault(hex, 0) + 1);
          ends.add(next);
        }
      }
    }
    return length.getOrDefault(to, Integer.MAX_VALUE);
  }

  /** The headquarters on the map that count now. */
  protected List<Piece> headquarters(Side side) {
    return s.of(side).stream().filter(Piece::isHeadquarters).toList();
  }

  @Case({"AGS-12.14", "AGS-6.32", "AGS-11.34"})
  private List<Piece> supplyingHeadquarters(Side side) {
    return headquarters(side).stream()
        .filter(hq -> sourced(side).contains(hq.hex) && !hq.is("disrupted"))
        .toList();
  }

  @Override
  public boolean isSupplied(Piece unit) {
    return hasLine(unit);
  }

  @Case({"AGS-12.1", "AGS-12.13", "AGS-12.14", "AGS-11.0", "AGS-11.3"})
  protected boolean hasLine(Piece unit) {
    Side side = unit.side();
    if (side == Side.AXIS || unit.isHeadquarters() || isSuppliedDirectly(side)) {
      return sourced(side).contains(unit.hex);
    }
    return reaches(unit, supplyingHeadquarters(side));
  }

  /** Whether Soviet units need no headquarters for supply. */
  protected boolean isSuppliedDirectly(Side side) {
    return !namesSources(side)
        && s.pieces.stream().noneMatch(p -> p.side() == side && p.isHeadquarters());
  }

  // ---- 7 stacking

  @Override
  @Case({"AGS-7.0", "AGS-11.22"})
  public boolean mayStandTogether(List<Piece> units) {
    int points = 0;
    int headquarters = 0;
    for (Piece unit : units) {
      points += unit.isHeadquarters() || unit.isMarker() ? 0 : points(unit);
      headquarters += unit.isHeadquarters() ? 1 : 0;
    }
    return points <= 3 && headquarters <= 1;
  }

  protected int points(Piece unit) {
    return 1;
  }
}
