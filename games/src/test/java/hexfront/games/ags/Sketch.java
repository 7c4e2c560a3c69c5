package hexfront.games.ags;

import hexfront.engine.Board;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Unit;
import hexfront.engine.Values;
import hexfront.engine.ZoneRule;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexMap;
import hexfront.engine.map.HexSet;
import hexfront.games.Setting;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * A small position drawn in a few lines, and the table on which to play it:
 *
 * <pre>{@code
 * Play table =
 *     Sketch.clear(8, 8)
 *         .terrain("woods", "0404")
 *         .river("minor-river", "0403/0404")
 *         .german("a", "5-7-7|3-4-7", "0402")
 *         .soviet("x", "2-3-6", "0404")
 *         .begin(Side.AXIS, Phase.COMBAT);
 * }</pre>
 *
 * Hexes are written as printed; the hexrows of even number lie half a hex lower. A way is {@code
 * 0401-0402-0403}, with {@code off} where it leaves the map; a hexside is {@code 0403/0404}. What
 * is said of a unit (steps lost, supply, flags) is said after it and is about the unit named last.
 */
public final class Sketch {
  private record Piece(Unit unit, String hex) {}

  private final HexGrid grid;
  private final HexMap.Builder map;
  private final Map<String, HexSet> areas = new LinkedHashMap<>();
  private final List<Piece> pieces = new ArrayList<>();
  private final List<Consumer<Play>> wishes = new ArrayList<>();
  private final List<Consumer<PlainGame>> plainWishes = new ArrayList<>();
  private int turn = 2;

  private Sketch(int columns, int rows) {
    grid = new HexGrid(columns, rows);
    map =
        new HexMap.Builder("sketch", grid, Terrain.HEXES, Terrain.HEXSIDES)
            .terrainEverywhere("clear");
  }

  /** A map of clear hexes. */
  public static Sketch clear(int columns, int rows) {
    return new Sketch(columns, rows);
  }

  private int hex(String number) {
    return grid.hex(number)
        .orElseThrow(() -> new IllegalArgumentException("the sketch has no hex " + number));
  }

  // ---- the map

  /** Adds a kind of terrain to hexes: {@code woods}, {@code city}, {@code swamp}. */
  public Sketch terrain(String kind, String... hexes) {
    Arrays.stream(hexes).forEach(hex -> map.terrain(hex(hex), kind));
    return this;
  }

  public Sketch woods(String... hexes) {
    return terrain("woods", hexes);
  }

  public Sketch city(String... hexes) {
    return terrain("city", hexes);
  }

  /** Adds a kind to hexsides: {@code minor-river}, {@code major-river}, {@code sea}. */
  public Sketch hexside(String kind, String... hexsides) {
    for (String hexside : hexsides) {
      String[] banks = hexside.split("/");
      map.hexside(hex(banks[0]), hex(banks[1]), kind);
    }
    return this;
  }

  public Sketch road(String way) {
    return way("road", way);
  }

  public Sketch rail(String way) {
    return way("railroad", way);
  }

  private Sketch way(String kind, String way) {
    List<Integer> hexes =
        Arrays.stream(way.split("-")).map(w -> w.equals("off") ? HexGrid.OFF : hex(w)).toList();
    map.way(new HexMap.Way(kind, kind, hexes));
    return this;
  }

  /** A named area of the map. */
  public Sketch area(String name, String... hexes) {
    HexSet set = areas.computeIfAbsent(name, n -> new HexSet(grid.size()));
    Arrays.stream(hexes).forEach(hex -> set.add(hex(hex)));
    return this;
  }

  /** The sources of supply of a side. */
  public Sketch source(Side side, String... hexes) {
    return area(side.word() + "-supply", hexes);
  }

  /** A side controls a town or city, though it has no unit in it. */
  public Sketch control(Side side, String hex) {
    return wish(table -> table.position().setControl(hex(hex), side));
  }

  // ---- the units

  public Sketch german(String id, String steps, String hex) {
    return unit(id, Side.AXIS, "infantry", steps, hex);
  }

  public Sketch panzer(String id, String steps, String hex) {
    return unit(id, Side.AXIS, "panzer", steps, hex);
  }

  public Sketch soviet(String id, String steps, String hex) {
    return unit(id, Side.SOVIET, "rifle", steps, hex);
  }

  public Sketch tank(String id, String steps, String hex) {
    return unit(id, Side.SOVIET, "tank", steps, hex);
  }

  /** A Soviet headquarters with a movement allowance of 10. */
  public Sketch hq(String id, int rating, String hex) {
    return hq(id, Side.SOVIET, rating, hex);
  }

  public Sketch hq(String id, Side side, int rating, String hex) {
    return unit(unit(id, side, "headquarters", "", "0-0-10", rating), hex);
  }

  /** A Soviet unit whose strength is not known yet. */
  public Sketch untried(String id, String steps, String hex) {
    return soviet(id, steps, hex).flag(Flag.UNTRIED);
  }

  /** A German regiment that belongs to a division. */
  public Sketch regiment(String id, String division, String steps, String hex) {
    return unit(unit(id, Side.AXIS, "panzer-grenadier", division, steps, 0), hex);
  }

  public Sketch unit(String id, Side side, String arm, String steps, String hex) {
    return unit(unit(id, side, arm, "", steps, 0), hex);
  }

  /** Any unit; {@code hex} is {@code off} if it waits. */
  public Sketch unit(Unit unit, String hex) {
    pieces.add(new Piece(unit, hex));
    return this;
  }

  private static Unit unit(
      String id, Side side, String arm, String division, String steps, int rating) {
    return new Unit(
        0,
        id,
        side,
        side == Side.AXIS ? "german" : "soviet",
        division.isEmpty() ? id : id + "/" + division,
        id,
        division,
        division.isEmpty() ? "division" : "regiment",
        arm,
        Set.of("panzer", "panzer-grenadier", "motorized", "tank", "cavalry").contains(arm),
        Arrays.stream(steps.split("\\|")).map(Sketch::step).toList(),
        Values.of("leadership", rating),
        Set.of());
  }

  private static Unit.Step step(String text) {
    int[] n = Arrays.stream(text.split("-")).mapToInt(Integer::parseInt).toArray();
    return new Unit.Step(n[0], n[1], n[2]);
  }

  // ---- about the unit named last

  public Sketch lost(int steps) {
    return about((p, unit) -> p.setLost(unit, steps));
  }

  public Sketch unsupplied() {
    return flag(Flag.FIXED_OUT);
  }

  public Sketch supplied() {
    return flag(Flag.FIXED_IN);
  }

  public Sketch disrupted() {
    return flag(Flag.DISRUPTED);
  }

  public Sketch flag(int flag) {
    return about((p, unit) -> p.mark(unit, flag));
  }

  /** The unit is a reinforcement; it waits off the map. Only in the plain game. */
  public Sketch arrives(int onTurn, String... hexes) {
    String id = pieces.getLast().unit().id();
    HexSet set = new HexSet(grid.size());
    Arrays.stream(hexes).forEach(hex -> set.add(hex(hex)));
    plainWishes.add(game -> game.arrives(id, onTurn, set));
    return this;
  }

  /** The untried unit turns out to be one of these, which wait. Only in the plain game. */
  public Sketch drawnFrom(String... counters) {
    String id = pieces.getLast().unit().id();
    wishes.add(
        table ->
            ((PlainGame) table.rules().exclusive())
                .draws(id, Arrays.stream(counters).mapToInt(table::unit).toArray()));
    return this;
  }

  private interface Wish {
    void grant(Position p, int unit);
  }

  private Sketch about(Wish wish) {
    String id = pieces.getLast().unit().id();
    return wish(table -> wish.grant(table.position(), table.unit(id)));
  }

  private Sketch wish(Consumer<Play> wish) {
    wishes.add(wish);
    return this;
  }

  // ---- the rest

  public Sketch turn(int newTurn) {
    turn = newTurn;
    return this;
  }

  /** Air points of a side in the plain game. */
  public Sketch air(Side side, int points) {
    return wish(table -> PlainGame.setAirPoints(table.position(), side, points));
  }

  /** The position at the beginning of a phase of the plain game. */
  public Play begin(Side side, Phase phase) {
    return begin(
        side,
        phase,
        ZonesOfControl.layout(unit -> true, unit -> true),
        board -> {
          PlainGame game = new PlainGame(board);
          plainWishes.forEach(wish -> wish.accept(game));
          return game;
        });
  }

  /** The position at the beginning of a phase of any game of the family. */
  public Play begin(
      Side side, Phase phase, ZoneRule.Layout zones, Function<Board, ExclusiveRules> game) {
    areas.forEach((name, hexes) -> map.area(new HexMap.Area(name, "area", null, hexes)));
    Board board = new Board(map.build(), pieces.stream().map(Piece::unit).toList(), zones);
    AgsRules rules = new AgsRules(board, game.apply(board), AgsTables.combat());
    Position p = rules.empty();
    for (int unit = 0; unit < pieces.size(); unit++) {
      String hex = pieces.get(unit).hex();
      if (!hex.equals("off")) {
        p.place(unit, hex(hex));
        rules.control().occupied(p, board.side(unit), hex(hex), event -> {});
      }
    }
    Play table = new Play(new Setting(rules, p));
    wishes.forEach(wish -> wish.accept(table));
    rules.enterPhase(p, turn, side, phase);
    return table;
  }
}
