package hexfront.games.ags.korsun;

import hexfront.engine.Side;
import hexfront.engine.Unit;
import hexfront.engine.Values;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexMap;
import hexfront.engine.map.HexSet;
import hexfront.games.Arrangement;
import hexfront.games.Setting;
import hexfront.games.ags.Terrain;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A small position of Korsun in a few lines:
 *
 * <pre>{@code
 * Field.clear(8, 8)
 *     .woods("0404")
 *     .german("a", "infantry", "2-3-5|1-1-5", "0402", "of 34", "regiment")
 *     .soviet("x", "tank", "4-2-9", "0404")
 *     .hq("h", 6, "0406", "inactive")
 *     .begin(Side.AXIS, "combat");
 * }</pre>
 *
 * What is said of a unit after its hex: {@code of 34} its division, a size ({@code regiment},
 * {@code corps} ...), {@code supplied} or {@code unsupplied}, {@code lost 1}, {@code marked 2306}
 * what its counter shows for set-up, or the word of a flag. Without sources on the map everybody is
 * in supply.
 */
final class Field {
  private static final KorsunBox BOX = new KorsunBox();
  private static final Set<String> SIZES =
      Set.of("regiment", "brigade", "division", "corps", "group", "army");
  private static final Set<String> ON_FOOT =
      Set.of("infantry", "rifle", "guards-rifle", "airborne", "headquarters");

  private final HexGrid grid;
  private final HexMap.@Nullable Builder builder;
  private final Map<String, HexSet> areas = new LinkedHashMap<>();
  private final List<Arrangement.Piece> pieces = new ArrayList<>();
  private final Map<String, Object> state = new HashMap<>();
  private final Map<String, Boolean> options = new HashMap<>();
  private int turn = 2;
  private boolean lenient;

  private Field(HexGrid grid, HexMap.@Nullable Builder builder) {
    this.grid = grid;
    this.builder = builder;
  }

  static KorsunBox box() {
    return BOX;
  }

  static Field clear(int columns, int rows) {
    HexGrid grid = new HexGrid(columns, rows);
    return new Field(
        grid,
        new HexMap.Builder("field", grid, Terrain.HEXES, Terrain.HEXSIDES)
            .terrainEverywhere("clear"));
  }

  /** The real map. */
  static Field onTheMap() {
    return new Field(BOX.map().grid(), null);
  }

  private int hex(String number) {
    return grid.hex(number).orElseThrow();
  }

  private HexMap.Builder drawn() {
    if (builder == null) {
      throw new IllegalStateException("the real map is not changed");
    }
    return builder;
  }

  Field terrain(String kind, String... hexes) {
    Arrays.stream(hexes).forEach(hex -> drawn().terrain(hex(hex), kind));
    return this;
  }

  Field hexside(String kind, String... hexsides) {
    for (String hexside : hexsides) {
      String[] banks = hexside.split("/");
      drawn().hexside(hex(banks[0]), hex(banks[1]), kind);
    }
    return this;
  }

  Field road(String way) {
    drawn()
        .way(new HexMap.Way("road", "road", Arrays.stream(way.split("-")).map(this::hex).toList()));
    return this;
  }

  Field source(Side side, String... hexes) {
    return area(side.word() + "-supply", hexes);
  }

  Field area(String name, String... hexes) {
    HexSet set = areas.computeIfAbsent(name, n -> new HexSet(grid.size()));
    Arrays.stream(hexes).forEach(hex -> set.add(hex(hex)));
    return this;
  }

  // ---- units

  Field german(String id, String arm, String steps, String hex, String... more) {
    return unit(id, Side.AXIS, arm, steps, 0, hex, more);
  }

  Field soviet(String id, String arm, String steps, String hex, String... more) {
    return unit(id, Side.SOVIET, arm, steps, 0, hex, more);
  }

  Field hq(String id, int rating, String hex, String... more) {
    return unit(id, Side.SOVIET, "headquarters", "0-0-9", rating, hex, more);
  }

  /** A counter of the game in a hex. */
  Field counter(String id, String hex, String... more) {
    Unit unit = BOX.counters().stream().filter(u -> u.id().equals(id)).findFirst().orElseThrow();
    return piece(unit, hex, more);
  }

  private Field unit(
      String id, Side side, String arm, String steps, int rating, String hex, String... more) {
    String division = "";
    String size = arm.equals("headquarters") ? "army" : "division";
    Set<String> traits = new HashSet<>();
    for (String word : more) {
      if (word.startsWith("of ")) {
        division = word.substring(3);
        size = "regiment";
      } else if (SIZES.contains(word)) {
        size = word;
      } else if (word.startsWith("marked ")) {
        traits.add(word.substring(7));
      }
    }
    Unit unit =
        new Unit(
            0,
            id,
            side,
            side == Side.AXIS ? "german" : "soviet",
            id,
            id,
            division,
            size,
            arm,
            !ON_FOOT.contains(arm),
            Arrays.stream(steps.split("\\|")).map(Field::step).toList(),
            Values.of("leadership", rating),
            traits);
    return piece(unit, hex, more);
  }

  private Field piece(Unit unit, String hex, String... more) {
    int lost = 0;
    Boolean supplied = null;
    Set<String> flags = new HashSet<>();
    for (String word : more) {
      if (word.startsWith("lost ")) {
        lost = Integer.parseInt(word.substring(5));
      } else if (word.equals("supplied") || word.equals("unsupplied")) {
        supplied = word.equals("supplied");
      } else if (BOX.flags().contains(word)) {
        flags.add(word);
      } else if (!word.startsWith("of ") && !word.startsWith("marked ") && !SIZES.contains(word)) {
        throw new IllegalArgumentException("nothing is called " + word);
      }
    }
    pieces.add(
        new Arrangement.Piece(unit, hex.equals("off") ? null : hex(hex), lost, flags, supplied));
    return this;
  }

  private static Unit.Step step(String text) {
    int[] n = Arrays.stream(text.split("-")).mapToInt(Integer::parseInt).toArray();
    return new Unit.Step(n[0], n[1], n[2]);
  }

  // ---- the rest

  Field turn(int newTurn) {
    turn = newTurn;
    return this;
  }

  Field mud() {
    return state("weather", "mud");
  }

  Field snow() {
    return state("weather", "snow");
  }

  Field state(String name, Object value) {
    state.put(name, value);
    return this;
  }

  Field option(String name, boolean value) {
    options.put(name, value);
    return this;
  }

  /** Takes a position that breaks the rules. */
  Field lenient() {
    lenient = true;
    return this;
  }

  Arrangement arrangement(Side side, String phase) {
    HexMap map = BOX.map();
    if (builder != null) {
      areas.forEach((name, hexes) -> builder.area(new HexMap.Area(name, "area", null, hexes)));
      map = builder.build();
    }
    return new Arrangement(map, turn, side, phase, pieces, state, options, lenient);
  }

  Play begin(Side side, String phase) {
    Setting setting = BOX.arrange(arrangement(side, phase));
    return new Play(setting);
  }
}
