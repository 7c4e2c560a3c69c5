package hexfront.mapmaker;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * The map while it is being made: each maker reads what the earlier ones laid down and adds its own
 * part.
 */
final class Draft {
  static final String CLEAR = "clear";

  /** A stretch of a river inside the map, its corners in the order of the stream. */
  record River(String name, String kind, List<Spot> corners) {
    List<Hexside> hexsides() {
      List<Hexside> sides = new ArrayList<>();
      for (int i = 1; i < corners.size(); i++) {
        sides.add(Hexside.joining(corners.get(i - 1), corners.get(i)));
      }
      return sides;
    }
  }

  /** A road or railway as adjacent hexes; it may leave the map at either end. */
  record Route(
      String name, @Nullable String surface, boolean fromOff, List<Spot> hexes, boolean toOff) {}

  record Place(
      Spot hex,
      String name,
      String kind,
      @Nullable Integer points,
      boolean given,
      @Nullable String note) {}

  record Area(
      @Nullable String side,
      String kind,
      Collection<Spot> hexes,
      @Nullable String label,
      String provenance,
      @Nullable String why) {}

  record Line(String kind, List<Hexside> hexsides, String provenance, @Nullable String why) {}

  final Sheets sheets;
  final Map<Spot, String> terrain = new TreeMap<>();
  final List<River> rivers = new ArrayList<>();
  final List<Route> roads = new ArrayList<>();
  final List<Route> railroads = new ArrayList<>();
  final List<Place> places = new ArrayList<>();
  final Map<String, Set<Hexside>> hexsides = new TreeMap<>();
  final Map<String, Area> areas = new LinkedHashMap<>();
  final Map<String, Line> lines = new LinkedHashMap<>();

  Draft(Sheets sheets) {
    this.sheets = sheets;
    sheets.hexes().forEach(hex -> terrain.put(hex, CLEAR));
  }

  boolean isWater(Spot hex) {
    String kind = terrain.get(hex);
    return kind != null
        && (kind.equals("sea")
            || kind.equals("water")
            || kind.equals("river")
            || kind.equals("lake"));
  }

  Set<Hexside> sides(String kind) {
    return hexsides.computeIfAbsent(kind, k -> new TreeSet<>());
  }

  /** Every river hexside with the kind of its largest river. */
  Map<Hexside, String> riverSides() {
    Map<Hexside, String> sides = new TreeMap<>();
    for (River river : rivers) {
      for (Hexside side : river.hexsides()) {
        if (!"major-river".equals(sides.get(side))) {
          sides.put(side, river.kind());
        }
      }
    }
    return sides;
  }

  /** The hexsides that roads and railways cross. */
  static Set<Hexside> crossings(List<Route> routes) {
    Set<Hexside> sides = new HashSet<>();
    for (Route route : routes) {
      for (int i = 1; i < route.hexes().size(); i++) {
        sides.add(Hexside.between(route.hexes().get(i - 1), route.hexes().get(i)));
      }
    }
    return sides;
  }
}
