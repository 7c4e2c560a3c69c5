package hexfront.games.kesselschlacht;

import hexfront.engine.Side;
import hexfront.engine.Values;
import hexfront.engine.map.HexMap;
import hexfront.games.Setting;
import hexfront.games.common.PositionSketch;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

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
 * formation, {@code vii} is Hungarian.
 */
final class Sketch extends PositionSketch<Sketch, Play> {
  static final KesselBox BOX = new KesselBox();
  private static final int ON_FOOT = 6;
  private static final Set<String> RELIEF = Set.of("xlviii", "iiss", "vii");
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

  private Sketch(int columns, int rows) {
    super(BOX, columns, rows, 8);
  }

  private Sketch() {
    super(BOX, 8);
  }

  static Sketch clear(int columns, int rows) {
    return new Sketch(columns, rows);
  }

  /** A position on the map of the game. */
  static Sketch onTheMap() {
    return new Sketch();
  }

  @Override
  protected Play play(Setting setting) {
    return new Play(setting);
  }

  /** Strengths say so, not arms. */
  @Override
  protected boolean isMechanized(String arm) {
    return false;
  }

  // ---- the map

  /** Towns and cities stand on the ground; other terrain is the ground. */
  @Override
  protected boolean isGround(String kind) {
    return !kind.equals("town") && !kind.equals("city");
  }

  Sketch named(String hex, String name, int points) {
    drawn().place(new HexMap.Place(hex(hex), name, "town", points));
    return this;
  }

  /** A major river between two hexrows' places: every hexside between the two rows of hexes. */
  Sketch riverBelow(int place) {
    for (int column = 0; column < grid().hexrows(); column++) {
      for (int d = 0; d < 6; d++) {
        int near = grid().at(column, place - 1);
        int to = grid().neighbour(near, d);
        if (to >= 0 && grid().place(to) == place) {
          drawn().hexside(near, to, "major-river");
        }
      }
    }
    return this;
  }

  Sketch dirtRoad(String way) {
    return way("dirt-road", way);
  }

  /** All hexes from a place number on, downwards. */
  Sketch areaFrom(String name, int place) {
    return areaWhere(name, hex -> grid().place(hex) >= place - 1);
  }

  /** All hexes up to a hexrow. */
  Sketch areaUpTo(String name, int hexrow) {
    return areaWhere(name, hex -> grid().column(hex) < hexrow);
  }

  private Sketch areaWhere(String name, IntPredicate within) {
    return area(
        name,
        IntStream.range(0, grid().size())
            .filter(within)
            .mapToObj(grid()::number)
            .toArray(String[]::new));
  }

  // ---- the units

  Sketch hq(String id, String formation, String hex, String... more) {
    boolean fuelled = AXIS.contains(formation) && !RELIEF.contains(formation);
    String size = formation.endsWith("a") ? "army" : "corps";
    return unit(id, formation + " headquarters " + size + " B 0-1-" + (fuelled ? 0 : 8), hex, more);
  }

  Sketch unit(String id, String print, String hex, String... more) {
    String[] words = print.split(" ");
    List<String> said = new ArrayList<>(List.of("of " + words[0], "size " + words[2]));
    if (words[0].equals("vii")) {
      said.add("nation hungarian");
    }
    if (Integer.parseInt(words[4].split("-")[2]) > ON_FOOT) {
      said.add("mechanized");
    }
    said.addAll(List.of(more));
    return unit(
        id,
        AXIS.contains(words[0]) ? Side.AXIS : Side.SOVIET,
        words[1],
        Values.of("quality", "CBA".indexOf(words[3]) + 1),
        words[4],
        hex,
        said.toArray(String[]::new));
  }

  Sketch air(String id, Side side, String arm, String steps, String... flags) {
    String formation = side == Side.AXIS ? "luftwaffe" : "vvs";
    return unit(id, formation + " " + arm + " group B " + steps, "off", flags);
  }
}
