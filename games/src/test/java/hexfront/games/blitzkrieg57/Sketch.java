package hexfront.games.blitzkrieg57;

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
 * A small position of Kiev Blitzkrieg in a few lines:
 *
 * <pre>{@code
 * Sketch.clear(8, 8)
 *     .terrain("swamp", "0404")
 *     .road("0401-0402-0403")
 *     .axis("a", "5-5-5|3-3-5", "0402")
 *     .tank("x", "4-3-6|2-1-6", "0404", "lost 1")
 *     .begin(Side.AXIS, "combat");
 * }</pre>
 *
 * What is said of a unit after its hex: {@code of 1pzg} its army, {@code arm mountain}, {@code
 * nation rumanian}, {@code range 4}, {@code lost 1}, {@code turn 5}, {@code supplied} or {@code
 * unsupplied}, or the word of a flag. Without sources on the map everybody has a communication
 * line.
 */
final class Sketch {
  static final Blitzkrieg57Box BOX = new Blitzkrieg57Box();

  private final HexGrid grid;
  private final HexMap.Builder builder;
  private final Map<String, HexSet> areas = new LinkedHashMap<>();
  private final List<Arrangement.Piece> pieces = new ArrayList<>();
  private final Map<String, Object> state = new HashMap<>();
  private final Map<String, Boolean> options = new HashMap<>();
  private int turn = 5;
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
      boolean place = kind.equals("town") || kind.equals("major-city");
      if (place) {
        builder.terrain(hex(hex), kind);
      } else {
        builder.terrainOnly(hex(hex), List.of(kind));
      }
    }
    return this;
  }

  Sketch hexside(String kind, String... hexsides) {
    for (String hexside : hexsides) {
      String[] banks = hexside.split("/");
      builder.hexside(hex(banks[0]), hex(banks[1]), kind);
    }
    return this;
  }

  Sketch road(String way) {
    return way("road", way);
  }

  Sketch rail(String way) {
    return way("railroad", way);
  }

  private Sketch way(String kind, String way) {
    builder.way(new HexMap.Way(kind, kind, Arrays.stream(way.split("-")).map(this::hex).toList()));
    return this;
  }

  Sketch source(Side side, String... hexes) {
    HexSet set = areas.computeIfAbsent(side.word() + "-supply", name -> new HexSet(grid.size()));
    Arrays.stream(hexes).forEach(hex -> set.add(hex(hex)));
    return this;
  }

  // ---- units

  Sketch axis(String id, String steps, String hex, String... more) {
    return unit(id, Side.AXIS, "infantry", false, steps, hex, more);
  }

  Sketch panzer(String id, String steps, String hex, String... more) {
    return unit(id, Side.AXIS, "panzer", true, steps, hex, more);
  }

  Sketch soviet(String id, String steps, String hex, String... more) {
    return unit(id, Side.SOVIET, "rifle", false, steps, hex, more);
  }

  Sketch tank(String id, String steps, String hex, String... more) {
    return unit(id, Side.SOVIET, "tank", true, steps, hex, more);
  }

  /** A headquarters; its chit goes by the id. */
  Sketch hq(String id, Side side, int range, String hex, String... more) {
    String[] all = Arrays.copyOf(more, more.length + 1);
    all[more.length] = "range " + range;
    return unit(id, side, "headquarters", false, "2-2-5|1-1-5", hex, all);
  }

  private Sketch unit(
      String id,
      Side side,
      String usualArm,
      boolean mechanized,
      String steps,
      String hex,
      String... more) {
    String army = "";
    String arm = usualArm;
    String nation = side == Side.AXIS ? "german" : "soviet";
    Values values = Values.NONE;
    Set<String> flags = new HashSet<>();
    int lost = 0;
    Boolean supplied = null;
    for (String words : more) {
      String last = words.substring(words.indexOf(' ') + 1);
      switch (words.split(" ")[0]) {
        case "of" -> army = last;
        case "arm" -> arm = last;
        case "nation" -> nation = last;
        case "range" -> values = values.with("command-range", Integer.parseInt(last));
        case "turn" -> values = values.with("turn", Integer.parseInt(last));
        case "lost" -> lost = Integer.parseInt(last);
        case "supplied" -> supplied = true;
        case "unsupplied" -> supplied = false;
        default -> flags.add(words);
      }
    }
    Unit unit =
        new Unit(
            0,
            id,
            side,
            nation,
            id,
            id,
            army,
            "division",
            arm,
            mechanized,
            steps(steps),
            values,
            Set.of());
    Integer at = hex.equals("box") ? null : hex(hex);
    pieces.add(new Arrangement.Piece(unit, at, lost, flags, supplied));
    return this;
  }

  private static List<Unit.Step> steps(String text) {
    List<Unit.Step> steps = new ArrayList<>();
    for (String step : text.split("\\|")) {
      int[] n = Arrays.stream(step.split("-")).mapToInt(Integer::parseInt).toArray();
      steps.add(new Unit.Step(n[0], n[1], n[2]));
    }
    return steps;
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

  Sketch cup(String... chits) {
    return state("cup", List.of(chits));
  }

  Sketch fortress(String hex, int steps) {
    return state("fortresses", Map.of(hex, steps));
  }

  Sketch option(String name) {
    options.put(name, true);
    return this;
  }

  /** Takes a position that breaks the rules. */
  Sketch lenient() {
    lenient = true;
    return this;
  }

  Play begin(Side side, String phase) {
    areas.forEach((name, hexes) -> builder.area(new HexMap.Area(name, "supply", null, hexes)));
    return new Play(
        BOX.arrange(
            new Arrangement(builder.build(), turn, side, phase, pieces, state, options, lenient)));
  }
}
