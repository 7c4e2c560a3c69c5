package hexfront.games.ags.kiev;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Decision;
import hexfront.engine.Event;
import hexfront.engine.Forecast;
import hexfront.engine.Game;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Unit;
import hexfront.engine.Values;
import hexfront.engine.Verdict;
import hexfront.engine.dice.Seeded;
import hexfront.engine.journal.Journal;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexMap;
import hexfront.engine.map.HexSet;
import hexfront.engine.orders.Units;
import hexfront.games.Arrangement;
import hexfront.games.Arrangement.Piece;
import hexfront.games.Setting;
import hexfront.games.ags.AgsRules;
import hexfront.games.ags.Flag;
import hexfront.games.ags.Terrain;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;

/**
 * A small position for one test: a clear map of ten by ten hexes unless told otherwise, a few
 * units, and orders in the journal's words. Units are in supply unless the test says that they are
 * not, or that the map decides.
 */
final class Situation {
  static final KievBox BOX = new KievBox();

  private final int turn;
  private final Side side;
  private final String phase;
  private final List<Draft> drafts = new ArrayList<>();
  private final Map<String, Object> state = new HashMap<>();
  private final Map<String, Boolean> options = new HashMap<>();
  private boolean mapSupplies;
  private HexGrid grid = new HexGrid(10, 10);
  private HexMap.Builder map = builder();
  private Game game;
  private List<Event> events = List.of();

  /** A unit as the test describes it. */
  private static final class Draft {
    String id;
    Side side;
    String arm;
    String formation = "";
    boolean mechanized;
    List<Unit.Step> steps;
    int leadership;
    final Set<String> traits = new HashSet<>();
    final Set<String> flags = new HashSet<>();
    Integer hex;
    int lost;
    Boolean supplied;

    Piece piece() {
      Unit unit =
          new Unit(
              0,
              id,
              side,
              side == Side.AXIS ? "german" : "soviet",
              id,
              id,
              formation,
              "division",
              arm,
              mechanized,
              steps,
              Values.of("leadership", leadership),
              traits);
      return new Piece(unit, hex, lost, flags, supplied);
    }
  }

  private Situation(int turn, Side side, String phase) {
    this.turn = turn;
    this.side = side;
    this.phase = phase;
  }

  static Situation germanMovement(int turn) {
    return new Situation(turn, Side.AXIS, "initial-movement");
  }

  static Situation germanCombat(int turn) {
    return new Situation(turn, Side.AXIS, "combat");
  }

  static Situation germanMechanizedMovement(int turn) {
    return new Situation(turn, Side.AXIS, "mechanized-movement");
  }

  static Situation sovietMovement(int turn) {
    return new Situation(turn, Side.SOVIET, "initial-movement");
  }

  static Situation sovietCombat(int turn) {
    return new Situation(turn, Side.SOVIET, "combat");
  }

  static Situation atTheEnd() {
    return new Situation(13, Side.AXIS, "game-over");
  }

  // ---- the map

  private HexMap.Builder builder() {
    return new HexMap.Builder("small", grid, Terrain.HEXES, Terrain.HEXSIDES)
        .terrainEverywhere("clear");
  }

  Situation mapOf(int hexrows, int places) {
    grid = new HexGrid(hexrows, places);
    map = builder();
    return this;
  }

  Situation hex(String number, String... kinds) {
    map.terrainOnly(index(number), List.of(kinds));
    return this;
  }

  /** Puts something on hexsides, each named by its two hexes. */
  Situation hexsides(String kind, String... pairs) {
    for (String pair : pairs) {
      map.hexside(index(pair.substring(0, 4)), index(pair.substring(5)), kind);
    }
    return this;
  }

  /** A road or railroad through these hexes; {@code off} where it leaves the map. */
  Situation way(String kind, String... hexes) {
    map.way(
        new HexMap.Way(
            kind,
            kind,
            Arrays.stream(hexes).map(h -> h.equals("off") ? HexGrid.OFF : index(h)).toList()));
    return this;
  }

  Situation road(String... hexes) {
    return way("road", hexes);
  }

  Situation railroad(String... hexes) {
    return way("railroad", hexes);
  }

  Situation area(String name, String... hexes) {
    HexSet set = new HexSet(grid.size());
    Arrays.stream(hexes).forEach(h -> set.add(index(h)));
    map.area(new HexMap.Area(name, "entry", null, set));
    return this;
  }

  /**
   * From now on the map decides who is in supply. A source at sea that nobody reaches keeps the map
   * from leaving supply aside, as maps without any source do.
   */
  Situation theMapSupplies() {
    mapSupplies = true;
    String atSea = grid.number(grid.size() - 1);
    return hex(atSea, "sea").area("axis-supply", atSea).area("soviet-supply", atSea);
  }

  // ---- units

  private Situation unit(String id, Side whose, String arm, String steps, String hex) {
    Draft draft = new Draft();
    draft.id = id;
    draft.side = whose;
    draft.arm = arm;
    draft.mechanized = Set.of("panzer", "motorized", "tank", "cavalry").contains(arm);
    draft.steps = Arrays.stream(steps.split("\\|")).map(Situation::step).toList();
    draft.hex = hex.isEmpty() ? null : (Integer) index(hex);
    draft.supplied = mapSupplies ? null : Boolean.TRUE;
    drafts.add(draft);
    return this;
  }

  private static Unit.Step step(String text) {
    int[] n = Arrays.stream(text.split("-")).mapToInt(Integer::parseInt).toArray();
    return new Unit.Step(n[0], n[1], n[2]);
  }

  Situation infantry(String id, String steps, String hex) {
    return unit(id, Side.AXIS, "infantry", steps, hex);
  }

  Situation panzer(String id, String steps, String hex) {
    return unit(id, Side.AXIS, "panzer", steps, hex);
  }

  Situation motorized(String id, String steps, String hex) {
    return unit(id, Side.AXIS, "motorized", steps, hex);
  }

  Situation germanCavalry(String id, String steps, String hex) {
    return unit(id, Side.AXIS, "cavalry", steps, hex);
  }

  Situation leader(String id, int rating, String hex) {
    unit(id, Side.AXIS, "leader", "0-0-10", hex);
    drafts.getLast().leadership = rating;
    return this;
  }

  Situation rifle(String id, String steps, String hex) {
    return unit(id, Side.SOVIET, "rifle", steps, hex);
  }

  Situation tank(String id, String steps, String hex) {
    return unit(id, Side.SOVIET, "tank", steps, hex);
  }

  Situation cavalry(String id, String steps, String hex) {
    return unit(id, Side.SOVIET, "cavalry", steps, hex);
  }

  Situation hq(String id, int rating, String hex) {
    unit(id, Side.SOVIET, "headquarters", "0-0-10", hex);
    drafts.getLast().leadership = rating;
    return this;
  }

  // ---- more about the unit named last

  Situation of(String division) {
    drafts.getLast().formation = division;
    return this;
  }

  Situation with(String trait) {
    drafts.getLast().traits.add(trait);
    return this;
  }

  Situation flag(String flag) {
    drafts.getLast().flags.add(flag);
    return this;
  }

  Situation untried() {
    return flag("untried");
  }

  Situation asterisk() {
    return with("asterisk");
  }

  Situation unsupplied() {
    drafts.getLast().supplied = false;
    return this;
  }

  /** Whether it is in supply is for the map to say. */
  Situation suppliedByTheMap() {
    drafts.getLast().supplied = null;
    return this;
  }

  Situation lost(int steps) {
    drafts.getLast().lost = steps;
    return this;
  }

  // ---- the rest

  Situation option(String name) {
    options.put(name, true);
    return this;
  }

  Situation option(String name, boolean on) {
    options.put(name, on);
    return this;
  }

  Situation state(String name, Object value) {
    state.put(name, value);
    return this;
  }

  Situation standFast() {
    return state("stand-fast", true).state("west-of-river", List.of());
  }

  // ---- playing

  Game game() {
    if (game == null) {
      Setting setting =
          BOX.arrange(
              new Arrangement(
                  map.build(),
                  turn,
                  side,
                  phase,
                  drafts.stream().map(Draft::piece).toList(),
                  state,
                  options,
                  false));
      game = new Game(setting.rulebook(), setting.position(), new Seeded(1), Map.of());
    }
    return game;
  }

  AgsRules rules() {
    return (AgsRules) game().rulebook();
  }

  Position position() {
    return game().position();
  }

  Decision decision() {
    return game().decision();
  }

  Order order(String text) {
    return game().orderText().read(text);
  }

  boolean allows(String text) {
    return game().check(order(text)).isLegal();
  }

  /** The cases that forbid an order; empty if it is legal. */
  List<String> refusal(String text) {
    return game().check(order(text)).refusals().stream().map(Verdict.Refusal::rule).toList();
  }

  /** Plays an order that must be legal; dice are forced if any are given. */
  Situation play(String text, Integer... dice) {
    Game.Played played =
        dice.length == 0 ? game().play(order(text)) : game().play(order(text), Arrays.asList(dice));
    assertThat(played.verdict().refusals()).as(text).isEmpty();
    assertThat(game().rulebook().invariants(position())).as(text).isEmpty();
    events = played.events().stream().map(Journal.Told::event).toList();
    return this;
  }

  /** What the last order brought about. */
  <T extends Event> List<T> events(Class<T> type) {
    return events.stream().filter(type::isInstance).map(type::cast).toList();
  }

  Forecast odds(String text) {
    return game().rulebook().odds(position(), order(text));
  }

  // ---- looking

  int index(String hex) {
    return grid.hex(hex).orElseThrow();
  }

  int unit(String id) {
    return game().rulebook().board().unit(id).orElseThrow();
  }

  /** The hex of a unit, {@code gone} or {@code waiting}. */
  String at(String id) {
    int hex = position().hex(unit(id));
    return hex >= 0 ? grid.number(hex) : hex == Position.GONE ? "gone" : "waiting";
  }

  int stepsLost(String id) {
    return position().lost(unit(id));
  }

  boolean is(String id, int flag) {
    return position().is(unit(id), flag);
  }

  boolean supplied(String id) {
    return rules().isSupplied(position(), unit(id));
  }

  boolean wasSuppliedAtTheStart(String id) {
    return !is(id, Flag.OUT_OF_SUPPLY);
  }

  /** Where a unit can get to, with the cost in movement points. */
  Map<String, Double> reach(String id) {
    Map<String, Double> reach = new HashMap<>();
    game()
        .rulebook()
        .reach(position(), Units.of(unit(id)))
        .forEach(r -> reach.put(grid.number(r.hex()), r.cost().value()));
    return reach;
  }

  /** The hexes of a side's zones for a purpose. */
  Set<String> zones(Side whose, String purpose) {
    Set<String> hexes = new TreeSet<>();
    game().rulebook().zones(position(), whose, purpose).forEach(hex -> hexes.add(grid.number(hex)));
    return hexes;
  }

  /** A straight line of hexes along a hexrow, for long ways: {@code 0101, 0102 ...}. */
  static String[] hexrow(String hexrow, int from, int to) {
    return IntStream.rangeClosed(from, to)
        .mapToObj(n -> hexrow + (n < 10 ? "0" : "") + n)
        .toArray(String[]::new);
  }
}
