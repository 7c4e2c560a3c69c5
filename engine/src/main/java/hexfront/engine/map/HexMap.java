package hexfront.engine.map;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A map: for every hex and every hexside the kinds of terrain in it, and the named things on it.
 * The names of terrain belong to the games; the map only keeps them as bits of {@link Kinds}.
 * Immutable; built by {@link Builder}.
 */
public final class HexMap {
  /** A town, city or other named spot. */
  public record Place(int hex, String name, String kind, int points) {}

  /** A named set of hexes: an entry area, a region, a stretch of the edge. */
  public record Area(String name, String kind, @Nullable String side, HexSet hexes) {}

  /**
   * A named chain of hexsides: a river, a start line, a border. Hexsides are {@code hex * 6 +
   * direction}, in order.
   */
  public record Line(String name, String kind, List<Integer> hexsides) {}

  /** A road or railroad: hexes in order; {@link HexGrid#OFF} where it leaves the map. */
  public record Way(String name, String kind, List<Integer> hexes) {}

  /** How the sheet lies: where hexrow numbers and place numbers rise. */
  public enum Compass {
    EAST_SOUTH,
    NORTH_EAST,
    SOUTH_WEST,
    EAST_NORTH;

    private static final List<List<String>> WORDS =
        List.of(
            List.of("n", "ne", "se", "s", "sw", "nw"),
            List.of("w", "nw", "ne", "e", "se", "sw"),
            List.of("e", "se", "sw", "w", "nw", "ne"),
            List.of("s", "se", "ne", "n", "nw", "sw"));

    private static final List<List<String>> EDGES =
        List.of(
            List.of("west", "east", "north", "south"),
            List.of("south", "north", "west", "east"),
            List.of("north", "south", "east", "west"),
            List.of("west", "east", "south", "north"));

    /** The edges of the map at the first and last hexrow and at the first and last places. */
    public List<String> edges() {
      return EDGES.get(ordinal());
    }

    /** The compass word of a direction. */
    public String word(int direction) {
      return WORDS.get(ordinal()).get(direction);
    }
  }

  private final String name;
  private final HexGrid grid;
  private final Compass compass;
  private final Kinds hexKinds;
  private final Kinds hexsideKinds;
  private final int[] hexBits;
  private final int[] hexsideBits;
  private final List<Place> places;
  private final Map<String, Area> areas;
  private final List<Line> lines;
  private final List<Way> ways;

  private HexMap(Builder b) {
    name = b.name;
    grid = b.grid;
    compass = b.compass;
    hexKinds = b.hexKinds;
    hexsideKinds = b.hexsideKinds;
    hexBits = b.hexBits.clone();
    hexsideBits = b.hexsideBits.clone();
    places = List.copyOf(b.places);
    areas = Collections.unmodifiableMap(new LinkedHashMap<>(b.areas));
    lines = List.copyOf(b.lines);
    ways = List.copyOf(b.ways);
  }

  public String name() {
    return name;
  }

  public HexGrid grid() {
    return grid;
  }

  public Compass compass() {
    return compass;
  }

  public Kinds hexKinds() {
    return hexKinds;
  }

  public Kinds hexsideKinds() {
    return hexsideKinds;
  }

  /** The kinds of terrain in a hex, as bits of {@link #hexKinds}. */
  public int terrain(int hex) {
    return hexBits[hex];
  }

  /** The kinds of terrain on the hexside of a hex, as bits of {@link #hexsideKinds}. */
  public int hexside(int hex, int direction) {
    return hexsideBits[hex * Direction.COUNT + direction];
  }

  public List<Place> places() {
    return places;
  }

  public Map<String, Area> areas() {
    return areas;
  }

  /** The hexes of a named area; empty if the map has no such area. */
  public HexSet area(String areaName) {
    Area area = areas.get(areaName);
    return area == null ? new HexSet(grid.size()) : area.hexes();
  }

  public List<Line> lines() {
    return lines;
  }

  public List<Way> ways() {
    return ways;
  }

  /** The hexes whose terrain has any of the given kinds. */
  public HexSet hexesWith(int bits) {
    HexSet set = new HexSet(grid.size());
    for (int hex = 0; hex < hexBits.length; hex++) {
      if ((hexBits[hex] & bits) != 0) {
        set.add(hex);
      }
    }
    return set;
  }

  /** The hexes whose terrain has none of the given kinds. */
  public HexSet hexesWithout(int bits) {
    HexSet set = HexSet.all(grid.size());
    set.removeAll(hexesWith(bits));
    return set;
  }

  /** The hexes with a hexside of any of the given kinds. */
  public HexSet hexesBeside(int kinds) {
    HexSet set = new HexSet(grid.size());
    for (int hex = 0; hex < hexBits.length; hex++) {
      for (int d = 0; d < Direction.COUNT; d++) {
        if ((hexside(hex, d) & kinds) != 0) {
          set.add(hex);
        }
      }
    }
    return set;
  }

  /** What the map calls a hex: the name of the place in it, otherwise its number. */
  public String nameOf(int hex) {
    return places.stream()
        .filter(place -> place.hex() == hex)
        .map(Place::name)
        .findFirst()
        .orElseGet(() -> grid.number(hex));
  }

  /** The hexes from which a way of this kind leaves the map. */
  public HexSet exits(String wayKind) {
    HexSet set = new HexSet(grid.size());
    for (Way way : ways) {
      if (way.kind().equals(wayKind)) {
        List<Integer> hexes = way.hexes();
        for (int i = 1; i < hexes.size(); i++) {
          if (hexes.get(i) == HexGrid.OFF && hexes.get(i - 1) != HexGrid.OFF) {
            set.add(hexes.get(i - 1));
          }
          if (hexes.get(i - 1) == HexGrid.OFF && hexes.get(i) != HexGrid.OFF) {
            set.add(hexes.get(i));
          }
        }
      }
    }
    return set;
  }

  /**
   * Puts a map together. Every mistake is an {@link IllegalArgumentException} that says what was
   * expected.
   */
  public static final class Builder {
    private final String name;
    private final HexGrid grid;
    private final Kinds hexKinds;
    private final Kinds hexsideKinds;
    private final int[] hexBits;
    private final int[] hexsideBits;
    private Compass compass = Compass.EAST_SOUTH;
    private final List<Place> places = new ArrayList<>();
    private final Map<String, Area> areas = new LinkedHashMap<>();
    private final List<Line> lines = new ArrayList<>();
    private final List<Way> ways = new ArrayList<>();

    public Builder(String name, HexGrid grid, Kinds hexKinds, Kinds hexsideKinds) {
      this.name = name;
      this.grid = grid;
      this.hexKinds = hexKinds;
      this.hexsideKinds = hexsideKinds;
      this.hexBits = new int[grid.size()];
      this.hexsideBits = new int[grid.size() * Direction.COUNT];
    }

    public Builder compass(Compass newCompass) {
      compass = newCompass;
      return this;
    }

    public Builder terrain(int hex, String kind) {
      hexBits[hex] |= known(hexKinds, kind, "terrain");
      return this;
    }

    public Builder terrainEverywhere(String kind) {
      for (int hex = 0; hex < hexBits.length; hex++) {
        terrain(hex, kind);
      }
      return this;
    }

    /** Replaces what a hex holds. */
    public Builder terrainOnly(int hex, List<String> kinds) {
      hexBits[hex] = 0;
      kinds.forEach(kind -> terrain(hex, kind));
      return this;
    }

    /** Adds a kind to the hexside between two adjacent hexes, on both of its banks. */
    public Builder hexside(int a, int b, String kind) {
      int d = grid.direction(a, b);
      if (d < 0) {
        throw new IllegalArgumentException(
            grid.number(a) + " and " + grid.number(b) + " are not adjacent");
      }
      int bit = known(hexsideKinds, kind, "hexside");
      hexsideBits[a * Direction.COUNT + d] |= bit;
      hexsideBits[b * Direction.COUNT + Direction.opposite(d)] |= bit;
      return this;
    }

    public Builder place(Place place) {
      places.add(place);
      return terrain(place.hex(), place.kind());
    }

    /** Names a spot that is no terrain. */
    public Builder name(Place place) {
      places.add(place);
      return this;
    }

    public Builder area(Area area) {
      areas.put(area.name(), area);
      return this;
    }

    public Builder line(Line line) {
      lines.add(line);
      return this;
    }

    /** Adds a road or railroad and marks the hexsides it crosses. */
    public Builder way(Way way) {
      List<Integer> hexes = way.hexes();
      for (int i = 1; i < hexes.size(); i++) {
        if (hexes.get(i) != HexGrid.OFF && hexes.get(i - 1) != HexGrid.OFF) {
          hexside(hexes.get(i - 1), hexes.get(i), way.kind());
        }
      }
      ways.add(way);
      return this;
    }

    public HexMap build() {
      return new HexMap(this);
    }

    private static int known(Kinds kinds, String kind, String what) {
      if (!kinds.has(kind)) {
        throw new IllegalArgumentException(
            "unknown " + what + " '" + kind + "', expected one of " + kinds.names());
      }
      return kinds.bit(kind);
    }
  }
}
