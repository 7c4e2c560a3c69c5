package hexfront.games.kesselschlacht;

import hexfront.engine.Side;
import hexfront.engine.Unit;
import hexfront.engine.Values;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexMap;
import hexfront.engine.map.HexSet;
import hexfront.games.Arrangement;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A small position of Kesselschlacht in a few lines:
 *
 * <pre>{@code
 * Sketch.clear(8, 8)
 *     .road("0401-0402-0403")
 *     .unit("a", "iii infantry regiment B 3-3-6", "0402")
 *     .hq("h", "iii", "0401")
 *     .unit("x", "60a rifle division C 4-5-5", "0404", "disrupted")
 *     .begin(Side.AXIS, "combat");
 * }</pre>
 *
 * A unit's print says formation, arm, size, quality and strengths; its side follows from the
 * formation, {@code vii} is Hungarian. What follows its hex is the word of a flag, {@code supplied}
 * or {@code unsupplied}.
 */
final class Sketch {
  static final KesselBox BOX = new KesselBox();
  private static final Set<String> AXIS =
      Set.of(
          "1pza",
          "iii",
          "xxiv",
          "xlvi",
          "lix",
          "gollnick",
          "mauss",
          "xlviii",
          "iiss",
          "vii",
          "garrison",
          "luftwaffe");

  private final HexGrid grid;
  private final HexMap.Builder builder;
  private final Map<String, HexSet> areas = new LinkedHashMap<>();
  private final List<Arrangement.Piece> pieces = new ArrayList<>();
  private final Map<String, Object> state = new HashMap<>();
  private final Map<String, Boolean> options = new HashMap<>();
  private int turn = 8;
  private boolean lenient;

  private Sketch(HexGrid grid) {
    this.grid = grid;
    builder =
        new HexMap.Builder("sketch", grid, Terrain.HEXES, Terrain.HEXSIDES)
            .terrainEverywhere("clear");
  }

  static Sketch clear(int columns, int rows) {
    return new Sketch(new HexGrid(columns, rows));
  }

  private int hex(String number) {
    return grid.hex(number).orElseThrow();
  }

  Sketch terrain(String kind, String... hexes) {
    for (String hex : hexes) {
      if (kind.equals("town") || kind.equals("city")) {
        builder.terrain(hex(hex), kind);
      } else {
        builder.terrainOnly(hex(hex), List.of(kind));
      }
    }
    return this;
  }

  Sketch named(String hex, String name, int points) {
    builder.place(new HexMap.Place(hex(hex), name, "town", points));
    return this;
  }

  Sketch hexside(String kind, String... hexsides) {
    for (String hexside : hexsides) {
      String[] banks = hexside.split("/");
      builder.hexside(hex(banks[0]), hex(banks[1]), kind);
    }
    return this;
  }

  /** A major river between two hexrows' places: every hexside between the two rows of hexes. */
  Sketch riverBelow(int place) {
    for (int column = 0; column < grid.hexrows(); column++) {
      for (int d = 0; d < 6; d++) {
        int near = grid.at(column, place - 1);
        int to = grid.neighbour(near, d);
        if (to >= 0 && grid.place(to) == place) {
          builder.hexside(near, to, "major-river");
        }
      }
    }
    return this;
  }

  Sketch road(String way) {
    return way("road", way);
  }

  Sketch dirtRoad(String way) {
    return way("dirt-road", way);
  }

  private Sketch way(String kind, String way) {
    builder.way(
        new HexMap.Way(
            kind,
            kind,
            Arrays.stream(way.split("-")).map(n -> n.equals("off") ? -1 : hex(n)).toList()));
    return this;
  }

  Sketch area(String name, String... hexes) {
    HexSet set = areas.computeIfAbsent(name, n -> new HexSet(grid.size()));
    Arrays.stream(hexes).forEach(hex -> set.add(hex(hex)));
    return this;
  }

  /** All hexes from a place number on, downwards. */
  Sketch areaFrom(String name, int place) {
    HexSet set = areas.computeIfAbsent(name, n -> new HexSet(grid.size()));
    for (int hex = 0; hex < grid.size(); hex++) {
      if (grid.place(hex) >= place - 1) {
        set.add(hex);
      }
    }
    return this;
  }

  /** All hexes up to a hexrow. */
  Sketch areaUpTo(String name, int hexrow) {
    HexSet set = areas.computeIfAbsent(name, n -> new HexSet(grid.size()));
    for (int hex = 0; hex < grid.size(); hex++) {
      if (grid.column(hex) < hexrow) {
        set.add(hex);
      }
    }
    return this;
  }

  // ---- units

  Sketch hq(String id, String formation, String hex, String... more) {
    boolean fuelled =
        AXIS.contains(formation) && !List.of("xlviii", "iiss", "vii").contains(formation);
    String size = formation.endsWith("a") && !formation.equals("xlviii") ? "army" : "corps";
    return unit(id, formation + " headquarters " + size + " B 0-1-" + (fuelled ? 0 : 8), hex, more);
  }

  Sketch unit(String id, String print, String hex, String... more) {
    String[] words = print.split(" ");
    Side side = AXIS.contains(words[0]) ? Side.AXIS : Side.SOVIET;
    Set<String> flags = new HashSet<>();
    Boolean supplied = null;
    for (String word : more) {
      switch (word) {
        case "supplied" -> supplied = true;
        case "unsupplied" -> supplied = false;
        default -> flags.add(word);
      }
    }
    int[] n = Arrays.stream(words[4].split("-")).mapToInt(Integer::parseInt).toArray();
    Unit unit =
        new Unit(
            0,
            id,
            side,
            words[0].equals("vii") ? "hungarian" : side == Side.AXIS ? "german" : "soviet",
            id,
            id,
            words[0],
            words[2],
            words[1],
            n[2] > 6,
            List.of(new Unit.Step(n[0], n[1], n[2])),
            Values.of("quality", "CBA".indexOf(words[3]) + 1),
            Set.of());
    Integer at = hex.equals("-") ? null : hex(hex);
    pieces.add(new Arrangement.Piece(unit, at, 0, flags, supplied));
    return this;
  }

  Sketch air(String id, Side side, String arm, String steps, String... flags) {
    String formation = side == Side.AXIS ? "luftwaffe" : "vvs";
    return unit(id, formation + " " + arm + " group B " + steps, "-", flags);
  }

  // ---- the rest

  Sketch turn(int newTurn) {
    turn = newTurn;
    return this;
  }

  Sketch state(String name, Object value) {
    state.put(name, value);
    return this;
  }

  Sketch option(String name) {
    options.put(name, true);
    return this;
  }

  Sketch lenient() {
    lenient = true;
    return this;
  }

  Play begin(Side side, String phase) {
    areas.forEach((name, hexes) -> builder.area(new HexMap.Area(name, "area", null, hexes)));
    return new Play(
        BOX.arrange(
            new Arrangement(builder.build(), turn, side, phase, pieces, state, options, lenient)));
  }
}
