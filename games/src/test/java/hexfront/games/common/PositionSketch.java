package hexfront.games.common;

import hexfront.engine.Board;
import hexfront.engine.Side;
import hexfront.engine.Unit;
import hexfront.engine.Values;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexMap;
import hexfront.engine.map.HexSet;
import hexfront.games.Arrangement;
import hexfront.games.Box;
import hexfront.games.Setting;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A small position of any game in a few lines, the same words in all of them:
 *
 * <pre>{@code
 * sketch
 *     .terrain("swamp", "0404")
 *     .hexside("minor-river", "0403/0404")
 *     .road("0401-0402-0403")
 *     .unit("a", Side.AXIS, "infantry", "5-5-5|3-3-5", "0402", "of 34", "lost 1")
 *     .begin(Side.AXIS, "combat");
 * }</pre>
 *
 * What is said of a unit after its hex: {@code of 34} its formation, {@code nation rumanian},
 * {@code size corps}, {@code mechanized}, {@code lost 1}, {@code supplied} or {@code unsupplied},
 * {@code trait asterisk}, the word of a flag, or the name of a value and its number, {@code
 * command-range 4}. A unit in {@code off} waits, and the name of a box stands for a hex. A game
 * extends it with short names for its own units and state.
 *
 * @param <S> the game's own sketch
 * @param <P> the game on which it is played
 */
public abstract class PositionSketch<S extends PositionSketch<S, P>, P> {
  /** The first words of what is printed on a counter. */
  private static final Set<String> PRINTED =
      Set.of("of", "arm", "nation", "size", "trait", "mechanized");

  private static final Pattern VALUE = Pattern.compile("[a-z-]+ \\d+");

  private final Box box;
  private final HexGrid grid;
  private final HexMap.@Nullable Builder builder;
  private final Map<String, HexSet> areas = new LinkedHashMap<>();
  private final List<Arrangement.Piece> pieces = new ArrayList<>();
  private final Map<String, Object> state = new HashMap<>();
  private final Map<String, Boolean> options = new HashMap<>();
  private int turn;
  private boolean lenient;

  /** A map of clear hexes. */
  protected PositionSketch(Box box, int columns, int rows, int turn) {
    this.box = box;
    this.turn = turn;
    grid = new HexGrid(columns, rows);
    builder =
        new HexMap.Builder("sketch", grid, box.hexKinds(), box.hexsideKinds())
            .terrainEverywhere("clear");
  }

  /** The map of the game, which is not changed. */
  protected PositionSketch(Box box, int turn) {
    this.box = box;
    this.turn = turn;
    grid = box.map().grid();
    builder = null;
  }

  /** The game that begins with the position. */
  protected abstract P play(Setting setting);

  /** Whether units of an arm are mechanized, where nothing is said of it. */
  protected abstract boolean isMechanized(String arm);

  @SuppressWarnings("unchecked") // S is the sketch itself
  private S self() {
    return (S) this;
  }

  // ---- the map

  protected final int hex(String number) {
    return grid.hex(number)
        .orElseThrow(() -> new IllegalArgumentException("the sketch has no hex " + number));
  }

  protected final HexMap.Builder drawn() {
    if (builder == null) {
      throw new IllegalStateException("the map of the game is not changed");
    }
    return builder;
  }

  protected final HexGrid grid() {
    return grid;
  }

  /** Whether a kind of terrain takes the place of what is there, where others stand upon it. */
  protected boolean isGround(String kind) {
    return false;
  }

  /** Adds a kind of terrain to hexes. */
  public final S terrain(String kind, String... hexes) {
    for (String hex : hexes) {
      if (isGround(kind)) {
        drawn().terrainOnly(hex(hex), List.of(kind));
      } else {
        drawn().terrain(hex(hex), kind);
      }
    }
    return self();
  }

  /** Adds a kind to hexsides, which are written {@code 0403/0404}. */
  public final S hexside(String kind, String... hexsides) {
    for (String hexside : hexsides) {
      String[] banks = hexside.split("/");
      drawn().hexside(hex(banks[0]), hex(banks[1]), kind);
    }
    return self();
  }

  public final S road(String way) {
    return way("road", way);
  }

  public final S rail(String way) {
    return way("railroad", way);
  }

  /** A way from hex to hex, with {@code off} where it leaves the map. */
  public final S way(String kind, String way) {
    List<Integer> hexes =
        Arrays.stream(way.split("-")).map(w -> w.equals("off") ? HexGrid.OFF : hex(w)).toList();
    drawn().way(new HexMap.Way(kind, kind, hexes));
    return self();
  }

  /** A named area of the map. */
  public final S area(String name, String... hexes) {
    HexSet set = areas.computeIfAbsent(name, n -> new HexSet(grid.size()));
    Arrays.stream(hexes).forEach(hex -> set.add(hex(hex)));
    return self();
  }

  /** The sources of supply of a side. */
  public final S source(Side side, String... hexes) {
    return area(side.word() + "-supply", hexes);
  }

  // ---- the units

  /** A unit with its steps and what is said of it. */
  public final S unit(String id, Side side, String arm, String steps, String hex, String... more) {
    return unit(id, side, arm, Values.NONE, steps, hex, more);
  }

  /** The same with values that are printed on it. */
  public final S unit(
      String id,
      Side side,
      String usualArm,
      Values printed,
      String steps,
      String hex,
      String... more) {
    String formation = "";
    String arm = usualArm;
    String nation = side == Side.AXIS ? "german" : "soviet";
    String size = usualArm.equals("headquarters") ? "army" : "division";
    Values values = printed;
    Set<String> traits = new HashSet<>();
    boolean mechanized = isMechanized(usualArm);
    for (String words : more) {
      String last = words.substring(words.indexOf(' ') + 1);
      switch (words.split(" ")[0]) {
        case "of" -> formation = last;
        case "arm" -> arm = last;
        case "nation" -> nation = last;
        case "size" -> size = last;
        case "trait" -> traits.add(last);
        case "mechanized" -> mechanized = true;
        case "lost", "supplied", "unsupplied" -> {}
        default -> {
          if (VALUE.matcher(words).matches()) {
            values = values.with(words.split(" ")[0], Integer.parseInt(last));
          }
        }
      }
    }
    return piece(
        new Unit(
            0,
            id,
            side,
            nation,
            id,
            id,
            formation,
            size,
            arm,
            mechanized,
            steps(steps),
            values,
            traits),
        hex,
        more);
  }

  /** A counter of the game. */
  public final S counter(String id, String hex, String... more) {
    Unit unit = box.counters().stream().filter(u -> u.id().equals(id)).findFirst().orElseThrow();
    return piece(unit, hex, more);
  }

  /** Says of the unit named last what it lost, carries, or whether it is in supply. */
  public final S also(String... more) {
    for (String words : more) {
      boolean value = VALUE.matcher(words).matches() && !words.startsWith("lost ");
      if (value || PRINTED.contains(words.split(" ")[0])) {
        throw new IllegalArgumentException(words + " is printed on the counter: say it at once");
      }
    }
    pieces.add(told(pieces.removeLast(), more));
    return self();
  }

  private S piece(Unit unit, String hex, String... more) {
    Integer at = hex.equals("off") ? null : place(hex);
    pieces.add(told(new Arrangement.Piece(unit, at, 0, Set.of(), null), more));
    return self();
  }

  private Arrangement.Piece told(Arrangement.Piece piece, String... more) {
    int lost = piece.lost();
    Boolean supplied = piece.supplied();
    Set<String> flags = new HashSet<>(piece.flags());
    for (String words : more) {
      String first = words.split(" ")[0];
      if (first.equals("lost")) {
        lost = Integer.parseInt(words.substring(5));
      } else if (first.equals("supplied") || first.equals("unsupplied")) {
        supplied = first.equals("supplied");
      } else if (box.flags().contains(words)) {
        flags.add(words);
      } else if (!PRINTED.contains(first) && !VALUE.matcher(words).matches()) {
        throw new IllegalArgumentException("nothing is called " + words);
      }
    }
    return new Arrangement.Piece(piece.unit(), piece.hex(), lost, flags, supplied);
  }

  /** A hex by its number, or a box of the game by its name. */
  private int place(String name) {
    int number = box.boxes().indexOf(name);
    return number < 0 ? hex(name) : Board.place(number);
  }

  private static List<Unit.Step> steps(String text) {
    return Arrays.stream(text.split("\\|"))
        .map(step -> Arrays.stream(step.split("-")).mapToInt(Integer::parseInt).toArray())
        .map(n -> new Unit.Step(n[0], n[1], n[2]))
        .toList();
  }

  // ---- the rest

  public final S turn(int newTurn) {
    turn = newTurn;
    return self();
  }

  /** The game's own state, under the names of the box. */
  public final S state(String name, Object value) {
    state.put(name, value);
    return self();
  }

  public final S option(String name) {
    return option(name, true);
  }

  public final S option(String name, boolean chosen) {
    options.put(name, chosen);
    return self();
  }

  /** Takes a position that breaks the rules. */
  public final S lenient() {
    lenient = true;
    return self();
  }

  public final Arrangement arrangement(Side side, String phase) {
    HexMap map = box.map();
    if (builder != null) {
      areas.forEach((name, hexes) -> builder.area(new HexMap.Area(name, "area", null, hexes)));
      map = builder.build();
    }
    return new Arrangement(map, turn, side, phase, pieces, state, options, lenient);
  }

  /** The game at the beginning of a phase. */
  public final P begin(Side side, String phase) {
    return play(box.arrange(arrangement(side, phase)));
  }
}
