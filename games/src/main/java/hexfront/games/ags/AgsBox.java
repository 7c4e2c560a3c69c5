package hexfront.games.ags;

import hexfront.engine.Board;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Unit;
import hexfront.engine.Verdict.Refusal;
import hexfront.engine.dice.Dice;
import hexfront.engine.map.HexMap;
import hexfront.engine.map.Kinds;
import hexfront.games.Arrangement;
import hexfront.games.Arrangement.Impossible;
import hexfront.games.Arrangement.Piece;
import hexfront.games.Box;
import hexfront.games.GameFacts;
import hexfront.games.Setting;
import hexfront.games.data.MapFile;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What the boxes of the family have in common: opening a scenario, and setting up any position. */
public abstract class AgsBox implements Box {
  private static final String GAME_OVER = "game-over";

  private final String id;
  private final GameFacts facts;
  private final HexMap map;
  private volatile @Nullable Board board;

  /** A box whose data lie in the folder of this name. */
  protected AgsBox(String id, GameFacts facts) {
    this.id = id;
    this.facts = facts;
    this.map = MapFile.resource(id, Terrain.HEXES, Terrain.HEXSIDES).map();
  }

  @Override
  public String id() {
    return id;
  }

  @Override
  public String title() {
    return facts.title();
  }

  @Override
  public Card card() {
    return facts.card();
  }

  @Override
  public List<String> rulebooks() {
    return List.of("ags-standard", "ags-" + id);
  }

  @Override
  public List<Scenario> scenarios() {
    return facts.scenarios();
  }

  @Override
  public List<Option> options() {
    return facts.options();
  }

  @Override
  public List<Provenance> provenance() {
    return facts.provenance();
  }

  @Override
  public HexMap map() {
    return map;
  }

  /**
   * The Exclusive rules for a board; {@code state} is what an arrangement says of the game's own
   * state.
   */
  protected abstract ExclusiveRules exclusive(
      Board board, Map<String, Boolean> options, Map<String, Object> state);

  /** The zones of control that the game's units have. */
  protected abstract Board.ZoneRule zones();

  /** Puts the units of a scenario on the map and gives towns and cities to their owners. */
  protected abstract void setUp(AgsRules rules, Position p, String scenario);

  /** Sets the game's own state in an arranged position, beyond what {@link #exclusive} took. */
  protected abstract void arrangeState(AgsRules rules, Position p, Arrangement arrangement);

  /** The units of a scenario, from the counters in the box; a game adds its stand-ins. */
  protected List<Unit> roster(List<Unit> counters) {
    return counters;
  }

  @Override
  public Kinds hexKinds() {
    return Terrain.HEXES;
  }

  @Override
  public Kinds hexsideKinds() {
    return Terrain.HEXSIDES;
  }

  @Override
  public List<String> phases() {
    return Stream.concat(Stream.of(Phase.values()).map(Phase::word), Stream.of(GAME_OVER)).toList();
  }

  @Override
  public List<String> flags() {
    return Flag.words().keySet().stream().sorted().toList();
  }

  @Override
  public Setting open(String scenario, Map<String, Boolean> options) {
    AgsRules rules = rules(board(), options, Map.of());
    Position p = rules.empty();
    setUp(rules, p, scenario);
    begin(rules, p);
    return new Setting(rules, p);
  }

  /** Begins a game that is set up; a game whose set-up asks the players something asks it first. */
  protected void begin(AgsRules rules, Position p) {
    rules.begin(p, Dice.unrecorded(0), Chronicle.SILENT);
  }

  /**
   * Puts an arranged position into a stage of the game's own that has this word.
   *
   * @return whether the game has such a stage
   */
  protected boolean enterOwn(AgsRules rules, Position p, String word) {
    return false;
  }

  /** The board of all games from this box; two who ask at once make two, and one is kept. */
  private Board board() {
    Board known = board;
    if (known == null) {
      known = new Board(map, roster(counters()), zones());
      board = known;
    }
    return known;
  }

  private AgsRules rules(Board board, Map<String, Boolean> options, Map<String, Object> state) {
    return new AgsRules(board, exclusive(board, options, state), AgsTables.combat());
  }

  // ---- any position

  @Override
  public Setting arrange(Arrangement arrangement) {
    List<Unit> units = arrangement.pieces().stream().map(Piece::unit).toList();
    for (String name : arrangement.state().keySet()) {
      if (!stateNames().containsKey(name)) {
        throw new Impossible(
            "unknown state '" + name + "', expected one of " + stateNames().keySet());
      }
    }
    Board board = new Board(arrangement.map(), units, zones());
    AgsRules rules = rules(board, arrangement.options(), arrangement.state());
    int turns = rules.exclusive().turns();
    if (arrangement.turn() < 1 || arrangement.turn() > turns) {
      throw new Impossible("turn " + arrangement.turn() + ": this game has turns 1 to " + turns);
    }
    Position p = rules.empty();
    p.setTurn(arrangement.turn());
    p.setPhasing(arrangement.side());
    List<Refusal> refusals = new ArrayList<>();
    for (Piece piece : arrangement.pieces()) {
      place(rules, p, piece, refusals);
    }
    Map<Integer, Integer> flags = flagsOf(rules, arrangement);
    flags.forEach(p::mark);
    arrangeState(rules, p, arrangement);
    takeHexes(rules, p);
    if (arrangement.phase().equals(GAME_OVER)) {
      p.setStage(new OverStage(Phase.COMBAT));
    } else if (!enterOwn(rules, p, arrangement.phase())) {
      Phase phase =
          Phase.of(arrangement.phase())
              .orElseThrow(
                  () ->
                      new Impossible(
                          "unknown phase '"
                              + arrangement.phase()
                              + "', expected one of "
                              + phases()));
      rules.enterPhase(p, arrangement.turn(), arrangement.side(), phase);
      flags.forEach(p::mark);
    }
    rules
        .overfull(p)
        .forEach(
            hex ->
                refusals.add(
                    new Refusal(
                        rules.stacking().caseAgainst(p, hex),
                        "too many units in " + rules.number(hex))));
    if (!refusals.isEmpty() && !arrangement.lenient()) {
      throw new Impossible(refusals);
    }
    return new Setting(rules, p);
  }

  private void place(AgsRules rules, Position p, Piece piece, List<Refusal> refusals) {
    int unit = rules.board().unit(piece.unit().id()).orElseThrow();
    if (piece.lost() < 0 || piece.lost() >= piece.unit().steps().size()) {
      throw new Impossible(
          piece.unit().id()
              + " has "
              + piece.unit().steps().size()
              + " steps and cannot have lost "
              + piece.lost());
    }
    p.setLost(unit, piece.lost());
    Integer hex = piece.hex();
    if (hex != null) {
      if (!p.isEmpty(hex) && !p.holds(piece.unit().side(), hex)) {
        throw new Impossible("units of both sides stand in " + rules.number(hex));
      }
      if (rules.terrain().noLand().has(hex)) {
        refusals.add(
            new Refusal(
                "AGS-10.16",
                piece.unit().id() + " stands in " + rules.number(hex) + " where no land is"));
      }
      p.place(unit, hex);
    }
    if (piece.flags().contains("untried")) {
      p.mark(unit, Flag.UNTRIED);
    }
    Boolean supplied = piece.supplied();
    if (supplied != null) {
      p.mark(unit, supplied ? Flag.FIXED_IN : Flag.FIXED_OUT);
    } else if (piece.flags().contains("out-of-supply")) {
      p.mark(unit, Flag.FIXED_OUT);
    }
  }

  private Map<Integer, Integer> flagsOf(AgsRules rules, Arrangement arrangement) {
    Map<String, Integer> known = new LinkedHashMap<>(Flag.words());
    known.putAll(rules.exclusive().ownFlags());
    Map<Integer, Integer> flags = new LinkedHashMap<>();
    for (Piece piece : arrangement.pieces()) {
      int bits = 0;
      for (String word : piece.flags()) {
        Integer bit = known.get(word);
        if (bit == null) {
          throw new Impossible(
              piece.unit().id()
                  + " has the unknown flag '"
                  + word
                  + "', expected some of "
                  + known.keySet());
        }
        bits |= bit;
      }
      flags.put(rules.board().unit(piece.unit().id()).orElseThrow(), bits);
    }
    return flags;
  }

  /** Units control the places they stand in. */
  private static void takeHexes(AgsRules rules, Position p) {
    for (int unit = 0; unit < rules.board().unitCount(); unit++) {
      if (p.onMap(unit) && p.board().occupies(unit)) {
        rules.control().occupied(p, rules.board().side(unit), p.hex(unit), Chronicle.SILENT);
      }
    }
  }

  /** Reads {@code {hex: side}} of an arrangement's state. */
  protected static void arrangeControl(AgsRules rules, Position p, Object value) {
    if (!(value instanceof Map<?, ?> map)) {
      throw new Impossible("control expects an object such as {\"0319\": \"soviet\"}");
    }
    map.forEach(
        (number, word) ->
            p.setControl(
                hex(rules, String.valueOf(number)),
                Side.of(String.valueOf(word))
                    .orElseThrow(() -> new Impossible("unknown side '" + word + "'"))));
  }

  /** Reads a hex number of an arrangement's state. */
  protected static int hex(AgsRules rules, String number) {
    return rules
        .board()
        .grid()
        .hex(number)
        .orElseThrow(() -> new Impossible("the map has no hex '" + number + "'"));
  }

  /** The words that a set of strings of an arrangement's state holds. */
  protected static Set<String> words(String name, Object value) {
    if (!(value instanceof List<?> list)) {
      throw new Impossible(name + " expects a list");
    }
    return Set.copyOf(list.stream().map(String::valueOf).toList());
  }
}
