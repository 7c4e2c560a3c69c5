package hexfront.app.soak.model;

import hexfront.engine.Case;
import hexfront.engine.Side;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** The ZOC Bonds of a side, as its units stand now (section 6 of Campaign to Stalingrad). */
final class Bonds {
  /** A bond over a hex (no second hex) or on the side of two hexes, and what forms it. */
  record Bond(int hex, int other, int from, int to) {
    boolean isHex() {
      return other < 0;
    }

    boolean bars(int a, int b) {
      return isHex() ? b == hex : a == hex && b == other || a == other && b == hex;
    }
  }

  private static final int[] RIGHT = {0, 3, 3, 0, -3, -3};
  private static final int[] DOWN = {-2, -1, 1, 2, 1, -1};

  private final Scene s;
  private final Side side;
  private final List<Bond> bonds = new ArrayList<>();

  Bonds(Scene scene, Side side) {
    s = scene;
    this.side = side;
    Map<List<Integer>, Integer> map = new HashMap<>();
    for (int hex = 0; hex < s.grid.size(); hex++) {
      map.put(point(hex), hex);
    }
    Map<Integer, List<Piece>> zones = zones();
    for (int from : zones.keySet()) {
      for (int d = 0; d < Direction.COUNT; d++) {
        straight(from, d, zones);
        askew(from, d, zones, map);
      }
    }
  }

  private List<Integer> point(int hex) {
    return List.of(3 * s.grid.column(hex), s.grid.halfPlaces(hex));
  }

  /** The hexes with a zone, and the units that have it. */
  @Case({"CTS-6.1a", "CTS-6.1b", "CTS-6.2.1c", "CTS-13.0b"})
  private Map<Integer, List<Piece>> zones() {
    Map<Integer, List<Piece>> zones = new HashMap<>();
    for (Piece unit : s.of(side)) {
      List<Piece> able =
          s.at(unit.hex).stream()
              .filter(u -> !u.is("disrupted") && u.attack() + u.defence() > 0)
              .toList();
      List<Piece> large =
          able.stream()
              .filter(u -> StalingradModel.isDivision(u) && u.isCombatUnit() && u.stepsLeft() > 1)
              .toList();
      boolean together = able.size() - large.size() >= 3;
      if (!large.isEmpty() || together) {
        zones.put(unit.hex, together ? able : large);
      }
    }
    return zones;
  }

  @Case("CTS-6.8H")
  private static boolean areFriends(List<Piece> some, List<Piece> others) {
    return some.stream()
        .anyMatch(a -> others.stream().anyMatch(b -> !StalingradModel.areRivals(List.of(a, b))));
  }

  @Case({"CTS-6.3a", "CTS-6.3b", "CTS-6.5a", "CTS-6.6"})
  private void straight(int from, int d, Map<Integer, List<Piece>> zones) {
    int middle = s.next(from, d);
    int to = middle == HexGrid.OFF ? HexGrid.OFF : s.next(middle, d);
    boolean loop =
        middle != HexGrid.OFF && to != HexGrid.OFF && isRiver(from, d) && isRiver(middle, d);
    if (to != HexGrid.OFF
        && from < to
        && zones.containsKey(to)
        && areFriends(zones.getOrDefault(from, List.of()), zones.getOrDefault(to, List.of()))
        && !loop
        && !s.holds(side.enemy(), middle)) {
      bonds.add(new Bond(middle, -1, from, to));
    }
  }

  private boolean isRiver(int hex, int d) {
    return s.crosses(hex, d, "major-river") || s.crosses(hex, d, "volga");
  }

  @Case({"CTS-6.3c", "CTS-6.5b", "CTS-6.9"})
  private void askew(
      int from, int d, Map<Integer, List<Piece>> zones, Map<List<Integer>, Integer> map) {
    int e = (d + 1) % Direction.COUNT;
    int left = s.next(from, d);
    int right = s.next(from, e);
    if (left == HexGrid.OFF || right == HexGrid.OFF) {
      return;
    }
    List<Integer> here = point(from);
    int to =
        map.getOrDefault(
            List.of(here.get(0) + RIGHT[d] + RIGHT[e], here.get(1) + DOWN[d] + DOWN[e]), -1);
    boolean edge = s.sources(side).contains(left) && s.sources(side).contains(right);
    boolean formed =
        to < 0
            ? edge
            : from < to
                && zones.containsKey(to)
                && areFriends(
                    zones.getOrDefault(from, List.of()), zones.getOrDefault(to, List.of()));
    boolean cancelled = s.holds(side.enemy(), left) && s.holds(side.enemy(), right);
    if (formed && !cancelled) {
      bonds.add(new Bond(Math.min(left, right), Math.max(left, right), from, to));
    }
  }

  List<Bond> all() {
    return bonds;
  }

  Set<Integer> hexes() {
    Set<Integer> hexes = new TreeSet<>();
    bonds.stream().filter(Bond::isHex).forEach(bond -> hexes.add(bond.hex));
    return hexes;
  }

  Set<List<Integer>> sides() {
    Set<List<Integer>> sides = new HashSet<>();
    bonds.stream()
        .filter(bond -> !bond.isHex())
        .forEach(bond -> sides.add(List.of(bond.hex, bond.other)));
    return sides;
  }

  /** Whether a step enters or crosses one. */
  @Case("CTS-6.4a")
  boolean bars(int from, int to) {
    return bonds.stream().anyMatch(bond -> bond.bars(from, to));
  }

  /** Whether a bond meets one of the other side's. */
  @Case({"CTS-6.7", "CTS-6.8"})
  static boolean intersect(Bond a, Bond b) {
    if (a.isHex() && b.isHex()) {
      return a.hex == b.hex;
    }
    if (a.isHex() == b.isHex()) {
      return false;
    }
    Bond over = a.isHex() ? a : b;
    Bond on = a.isHex() ? b : a;
    return on.bars(over.hex, over.from) || on.bars(over.hex, over.to);
  }
}
