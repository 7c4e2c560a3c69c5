package hexfront.games.common;

import hexfront.engine.Board;
import hexfront.engine.Position;
import hexfront.engine.Rulebook;
import hexfront.engine.Unit;
import hexfront.engine.Verdict.Refusal;
import hexfront.engine.map.HexMap;
import hexfront.engine.map.Kinds;
import hexfront.games.Arrangement;
import hexfront.games.Arrangement.Impossible;
import hexfront.games.Arrangement.Piece;
import hexfront.games.Box;
import hexfront.games.Setting;
import hexfront.games.data.MapFile;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A box: its facts, opening a scenario, and setting up any position. A game says what it has and
 * answers the questions of its set-up.
 *
 * @param <G> the game, as its rules know it
 */
public abstract class GameBox<G> implements Box {
  private final String id;
  private final Header header;
  private final Kinds hexKinds;
  private final Kinds hexsideKinds;
  private final Later<HexMap> map;
  private final List<ShortScenario> own;
  private final Map<String, Board> boards = new ConcurrentHashMap<>();
  private final Map<String, Experiences> experiences = new ConcurrentHashMap<>();

  /** A box whose data lie in the folder of this name. */
  protected GameBox(String id, Header header, Kinds hexKinds, Kinds hexsideKinds) {
    this(id, id, header, hexKinds, hexsideKinds);
  }

  /** A box whose map lies in another folder than the rest of its data. */
  protected GameBox(
      String id, String mapFolder, Header header, Kinds hexKinds, Kinds hexsideKinds) {
    this.id = id;
    this.header = header;
    this.hexKinds = hexKinds;
    this.hexsideKinds = hexsideKinds;
    map = new Later<>(() -> MapFile.resource(mapFolder, hexKinds, hexsideKinds).map());
    this.own = ShortScenario.of(id, header.card());
  }

  // ---- what is printed on the box

  @Override
  public final String id() {
    return id;
  }

  @Override
  public final String title() {
    return header.title();
  }

  @Override
  public final Card card() {
    return header.card();
  }

  @Override
  public final List<Scenario> scenarios() {
    return Stream.concat(header.scenarios().stream(), own.stream().map(ShortScenario::shown))
        .toList();
  }

  @Override
  public final List<Option> options() {
    return header.options();
  }

  @Override
  public final List<Provenance> provenance() {
    return header.provenance();
  }

  @Override
  public final Kinds hexKinds() {
    return hexKinds;
  }

  @Override
  public final Kinds hexsideKinds() {
    return hexsideKinds;
  }

  @Override
  public final HexMap map() {
    return map.get();
  }

  @Override
  public final List<String> flags() {
    return unitFlags().words();
  }

  @Override
  public final Map<String, String> stateNames() {
    return state().names();
  }

  // ---- what the game has

  /** The flags its units can carry. */
  protected abstract Flags unitFlags();

  /** Its own state. */
  protected abstract GameState<G> state();

  /** The units of a game that is opened: the counters, and whatever stands in for some of them. */
  protected List<Unit> roster() {
    return counters();
  }

  /** The same for one scenario, where not all use the same counters. */
  protected List<Unit> roster(String scenario) {
    return roster();
  }

  /** The same for a game with these options: under earlier rules it may have other counters. */
  protected List<Unit> roster(String scenario, Map<String, Boolean> options) {
    return roster(scenario);
  }

  /** A board with the game's zones of control. */
  protected abstract Board board(HexMap on, List<Unit> units);

  protected abstract G game(Board on, Terms terms);

  protected abstract Rulebook rulebook(G game);

  /** An empty position before anything is set up. */
  protected abstract Position empty(G game);

  // ---- opening

  /** Puts the units of a scenario on the map and gives places to their owners. */
  protected void setUp(G game, Position p, String scenario) {
    throw new IllegalStateException("no set-up of " + scenario);
  }

  /** The same for a game whose set-up asks for the options. */
  protected void setUp(G game, Position p, Terms terms) {
    setUp(game, p, terms.scenario());
  }

  /** Begins a game that is set up; a game whose set-up asks the players something asks it first. */
  protected abstract void begin(G game, Position p);

  @Override
  public final Setting open(String scenario, Map<String, Boolean> options) {
    for (ShortScenario each : own) {
      if (each.is(scenario)) {
        Arrangement begun = each.arrangement(this, options);
        return new Arranging<>(this, begun, each.ending(arrange(begun).position(), options))
            .setting();
      }
    }
    Board on =
        boards.computeIfAbsent(
            scenario + former(options), s -> board(map(), roster(scenario, options)));
    Terms terms =
        new Terms(scenario, options, StateValues.none(on), Ending.PRINTED, experiences(scenario));
    G game = game(on, terms);
    Position p = empty(game);
    setUp(game, p, terms);
    begin(game, p);
    return new Setting(rulebook(game), p);
  }

  /** What earlier games of a scenario teach. */
  final Experiences experiences(String scenario) {
    return experiences.computeIfAbsent(scenario, s -> Experiences.of(id, s));
  }

  private List<String> former(Map<String, Boolean> options) {
    return formerOptions().stream()
        .map(Former::id)
        .filter(id -> options.getOrDefault(id, false))
        .toList();
  }

  // ---- any position

  @Override
  public final Setting arrange(Arrangement arrangement) {
    return new Arranging<>(this, arrangement, Ending.PRINTED).setting();
  }

  /** The units of a described position; a game adds those that are there without being listed. */
  protected List<Unit> units(Arrangement arrangement) {
    return arrangement.pieces().stream().map(Piece::unit).toList();
  }

  protected int firstTurn(G game) {
    return 1;
  }

  protected abstract int lastTurn(G game);

  /**
   * The flags of a described unit: those of its words, and what it says of its supply.
   *
   * @throws Impossible for a word that the game does not have
   */
  protected int flags(Piece piece) {
    Flags known = unitFlags();
    int bits = 0;
    for (String word : piece.flags()) {
      bits |=
          known
              .bits(word)
              .orElseThrow(
                  () ->
                      new Impossible(
                          piece.unit().id()
                              + " has the unknown flag '"
                              + word
                              + "', expected some of "
                              + known.words()));
    }
    Boolean supplied = piece.supplied();
    return supplied == null ? bits : bits | fixedSupply(supplied);
  }

  /** The flags of a unit of which somebody says that it is in supply, or that it is not. */
  protected int fixedSupply(boolean in) {
    return 0;
  }

  /** Why no unit can stand in a hex, or null if some can. */
  protected abstract @Nullable Refusal barred(G game, Unit unit, int hex);

  /** Whether units of both sides may stand in a hex of a described position. */
  protected boolean holdsBothSides(G game, Arrangement arrangement, int hex) {
    return false;
  }

  /** The state of a described position that says nothing of it. */
  protected abstract void prepare(G game, Position p, Arrangement arrangement);

  /** A unit of a described position stands where it stands; its side may control the place. */
  protected abstract void occupied(G game, Position p, int unit);

  /** Goes into the phase of a described position, which is one of {@link #phases}. */
  protected abstract void enter(G game, Position p, Arrangement arrangement);

  /** The hexes that hold too many units. */
  protected abstract List<Refusal> overfull(G game, Position p);
}
