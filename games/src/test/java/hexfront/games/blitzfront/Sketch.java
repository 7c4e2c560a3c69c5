package hexfront.games.blitzfront;

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
 * A small position of Blitzfront in a few lines:
 *
 * <pre>{@code
 * Sketch.clear(8, 8)
 *     .terrain("forest", "0404")
 *     .axis("a", "corps infantry 5-6-4", "0403")
 *     .soviet("x", "army rifle 4-6-3", "0404", "entrenched")
 *     .begin(Side.AXIS, "movement");
 * }</pre>
 *
 * What is said of a unit after its hex: {@code nation rumanian}, {@code of 11A}, {@code trait
 * guards}, {@code lost 1}, {@code entry 3}, {@code supplied} or {@code unsupplied}, or the word of
 * a flag. The hex {@code off} means that it waits. Without sources on the map everybody is in
 * supply.
 */
final class Sketch {
  static final BlitzfrontBox BOX = new BlitzfrontBox();

  private final HexGrid grid;
  private final HexMap.Builder builder;
  private final Map<String, HexSet> areas = new LinkedHashMap<>();
  private final List<Arrangement.Piece> pieces = new ArrayList<>();
  private final Map<String, Object> state = new HashMap<>();
  private final Map<String, Boolean> options = new HashMap<>();
  private final List<Object> attacks = new ArrayList<>();
  private int turn = 2;

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
    Arrays.stream(hexes).forEach(hex -> builder.terrain(hex(hex), kind));
    return this;
  }

  Sketch place(String kind, String name, String hex) {
    builder.place(new HexMap.Place(hex(hex), name, kind, 0));
    return this;
  }

  Sketch hexside(String kind, String... hexsides) {
    for (String hexside : hexsides) {
      String[] banks = hexside.split("/");
      builder.hexside(hex(banks[0]), hex(banks[1]), kind);
    }
    return this;
  }

  Sketch way(String kind, String way) {
    builder.way(new HexMap.Way(kind, kind, Arrays.stream(way.split("-")).map(this::hex).toList()));
    return this;
  }

  Sketch source(Side side, String... hexes) {
    HexSet set = areas.computeIfAbsent(side.word() + "-supply", name -> new HexSet(grid.size()));
    Arrays.stream(hexes).forEach(hex -> set.add(hex(hex)));
    return this;
  }

  Sketch axis(String id, String what, String hex, String... more) {
    return unit(id, Side.AXIS, what, hex, more);
  }

  Sketch soviet(String id, String what, String hex, String... more) {
    return unit(id, Side.SOVIET, what, hex, more);
  }

  private Sketch unit(String id, Side side, String what, String hex, String... more) {
    String[] facts = what.split(" ");
    String nation = side == Side.AXIS ? "german" : "soviet";
    String formation = "";
    Values values = Values.NONE;
    Set<String> flags = new HashSet<>();
    Set<String> traits = new HashSet<>();
    int lost = 0;
    Boolean supplied = null;
    for (String words : more) {
      String last = words.substring(words.indexOf(' ') + 1);
      switch (words.split(" ")[0]) {
        case "of" -> formation = last;
        case "nation" -> nation = last;
        case "trait" -> traits.add(last);
        case "entry" -> values = values.with("entry", Integer.parseInt(last));
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
            formation,
            facts[0],
            facts[1],
            false,
            steps(facts[2]),
            values,
            traits);
    Integer at = hex.equals("off") ? null : hex(hex);
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

  Sketch turn(int newTurn) {
    turn = newTurn;
    return this;
  }

  Sketch state(String name, Object value) {
    state.put(name, value);
    return this;
  }

  /** An attack that is allocated already. */
  Sketch attack(String hex, String... attackers) {
    attacks.add(Map.of("attackers", List.of(attackers), "hexes", List.of(hex)));
    return state("attacks", attacks);
  }

  Sketch option(String name) {
    options.put(name, true);
    return this;
  }

  Play begin(Side side, String phase) {
    areas.forEach((name, hexes) -> builder.area(new HexMap.Area(name, "supply", null, hexes)));
    return new Play(
        BOX.arrange(
            new Arrangement(builder.build(), turn, side, phase, pieces, state, options, false)));
  }
}
