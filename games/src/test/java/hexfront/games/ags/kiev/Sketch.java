package hexfront.games.ags.kiev;

import hexfront.engine.Side;
import hexfront.engine.Values;
import hexfront.games.Setting;
import hexfront.games.ags.AgsSketch;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A small position of Kiev in a few lines, on ten by ten hexes unless it is said:
 *
 * <pre>{@code
 * Sketch.germanCombat(2)
 *     .terrain("woods", "0604")
 *     .german("g", "5-7-7", "0505")
 *     .soviet("s", "2-3-6|1-1-6", "0604", "lost 1")
 *     .begin();
 * }</pre>
 *
 * Units are in supply unless the test says that they are not, or that the map decides.
 */
final class Sketch extends AgsSketch<Sketch, Play> {
  static final KievBox BOX = new KievBox();

  private static final String MOVEMENT = "initial-movement";
  private static final String COMBAT = "combat";

  private final Side side;
  private final String phase;
  private final String lastHex;
  private boolean mapSupplies;

  private Sketch(int columns, int rows, int turn, Side side, String phase) {
    super(BOX, columns, rows);
    this.side = side;
    this.phase = phase;
    lastHex = "%02d%02d".formatted(columns, rows);
    turn(turn);
  }

  private static Sketch of(int turn, Side side, String phase) {
    return new Sketch(10, 10, turn, side, phase);
  }

  static Sketch germanMovement(int turn) {
    return of(turn, Side.AXIS, MOVEMENT);
  }

  static Sketch germanMovement(int turn, int columns, int rows) {
    return new Sketch(columns, rows, turn, Side.AXIS, MOVEMENT);
  }

  static Sketch germanCombat(int turn) {
    return of(turn, Side.AXIS, COMBAT);
  }

  static Sketch germanCombat(int turn, int columns, int rows) {
    return new Sketch(columns, rows, turn, Side.AXIS, COMBAT);
  }

  static Sketch germanMechanizedMovement(int turn) {
    return of(turn, Side.AXIS, "mechanized-movement");
  }

  static Sketch sovietMovement(int turn) {
    return of(turn, Side.SOVIET, MOVEMENT);
  }

  static Sketch sovietMovement(int turn, int columns, int rows) {
    return new Sketch(columns, rows, turn, Side.SOVIET, MOVEMENT);
  }

  static Sketch sovietCombat(int turn) {
    return of(turn, Side.SOVIET, COMBAT);
  }

  static Sketch atTheEnd() {
    return atTheEnd(10, 10);
  }

  static Sketch atTheEnd(int columns, int rows) {
    return new Sketch(columns, rows, 13, Side.AXIS, "game-over");
  }

  @Override
  protected Play play(Setting setting) {
    return new Play(setting);
  }

  /** The game in the phase with which the sketch was begun. */
  Play begin() {
    return begin(side, phase);
  }

  /**
   * From now on the map decides who is in supply. A source at sea that nobody reaches keeps the map
   * from leaving supply aside, as maps without any source do.
   */
  Sketch theMapSupplies() {
    mapSupplies = true;
    drawn().terrainOnly(hex(lastHex), List.of("sea"));
    return source(Side.AXIS, lastHex).source(Side.SOVIET, lastHex);
  }

  @Override
  protected String[] said(String... more) {
    return mapSupplies || Arrays.asList(more).contains("as the map says")
        ? Arrays.stream(more).filter(word -> !word.equals("as the map says")).toArray(String[]::new)
        : with("supplied", more);
  }

  // ---- units

  Sketch motorized(String id, String steps, String hex, String... more) {
    return piece(id, Side.AXIS, "motorized", steps, hex, more);
  }

  Sketch germanCavalry(String id, String steps, String hex, String... more) {
    return piece(id, Side.AXIS, "cavalry", steps, hex, more);
  }

  Sketch cavalry(String id, String steps, String hex, String... more) {
    return piece(id, Side.SOVIET, "cavalry", steps, hex, more);
  }

  Sketch leader(String id, int rating, String hex, String... more) {
    Values rated = Values.of("leadership", rating);
    return unit(id, Side.AXIS, "leader", rated, "0-0-10", hex, said(more));
  }

  // ---- the rest

  Sketch standFast() {
    return state("stand-fast", true).state("west-of-river", List.of());
  }

  /** A straight line of hexes along a hexrow, for long ways. */
  static String[] hexrow(String hexrow, int from, int to) {
    return IntStream.rangeClosed(from, to)
        .mapToObj(n -> hexrow + (n < 10 ? "0" : "") + n)
        .toArray(String[]::new);
  }
}
