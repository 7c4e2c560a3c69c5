package hexfront.games.ags;

import hexfront.engine.Board;
import hexfront.engine.Position;
import hexfront.engine.Score;
import hexfront.engine.Side;
import hexfront.engine.kernels.Trace;
import hexfront.engine.map.HexSet;
import hexfront.engine.written.Forms;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A game of the family that adds as little as possible to the Standard rules and switches nothing
 * off, for tests of the Standard rules themselves:
 *
 * <ul>
 *   <li>three game-turns, the Axis first, all five phases for both sides;
 *   <li>the Soviets go by rail, two units a turn and four hexes each;
 *   <li>sources of supply are the areas {@code axis-supply} and {@code soviet-supply} of the map. A
 *       side without such an area is always in supply and attacks without headquarters;
 *   <li>air points are what the sketch gives;
 *   <li>rivers cost what the Terrain Effects Chart says;
 *   <li>regiments of one division in one hex have divisional integrity and are doubled;
 *   <li>reinforcements enter in their turn at the hexes the sketch names.
 * </ul>
 */
public final class PlainGame extends ExclusiveRules
    implements SequenceQuestions, ReinforcementQuestions, UntriedQuestions, AirQuestions {
  /** What a sketch says of a unit: the turn and the hexes of its arrival. */
  static final String ARRIVES = "arrives ";

  /** What an untried stand-in may turn out to be. */
  static final String DRAWS = "draws ";

  static final int AXIS_AIR = Side.AXIS.ordinal();
  static final int SOVIET_AIR = Side.SOVIET.ordinal();
  static final int RAIL_UNITS = 2;
  static final int RAIL_HEXES = 4;
  private static final int RAIL_USED = 2;

  private final Board board;
  private final int supplyRange;

  PlainGame(Board board) {
    this(board, Trace.UNLIMITED);
  }

  PlainGame(Board board, int supplyRange) {
    this.board = board;
    this.supplyRange = supplyRange;
  }

  @Override
  public SequenceQuestions sequence() {
    return this;
  }

  @Override
  public ReinforcementQuestions reinforcement() {
    return this;
  }

  @Override
  public UntriedQuestions untried() {
    return this;
  }

  @Override
  public AirQuestions air() {
    return this;
  }

  /** The words that the sketch says of a unit under a name; none if it says nothing. */
  private List<String> said(int unit, String name) {
    return board.unit(unit).traits().stream()
        .filter(trait -> trait.startsWith(name))
        .flatMap(trait -> Stream.of(trait.substring(name.length()).split(" ")))
        .toList();
  }

  @Override
  public Side firstPlayer() {
    return Side.AXIS;
  }

  @Override
  public int turns() {
    return 3;
  }

  @Override
  public List<Phase> phases(int turn, Side side) {
    return List.of(Phase.values());
  }

  @Override
  public RailMovement.Capacity rail() {
    return new RailMovement.Capacity(Side.SOVIET, RAIL_UNITS, RAIL_HEXES, "AGS-5.32");
  }

  @Override
  public int railUsed(Position p) {
    return p.value(RAIL_USED);
  }

  @Override
  public void useRail(Position p, int points) {
    p.setValue(RAIL_USED, p.value(RAIL_USED) + points);
  }

  @Override
  public HexSet sources(Position p, Side side) {
    return board.map().area(side.word() + "-supply");
  }

  @Override
  public int supplyRange(Side side) {
    return supplyRange;
  }

  @Override
  public boolean alwaysSupplied(Position p, Side side) {
    return !board.map().areas().containsKey(side.word() + "-supply");
  }

  @Override
  public boolean attacksWithoutCommand(Position p, int unit) {
    return alwaysSupplied(p, board.side(unit));
  }

  @Override
  public int attackMultiplier(Position p, int unit) {
    return integrity(p, unit);
  }

  @Override
  public int defenceMultiplier(Position p, int unit) {
    return integrity(p, unit);
  }

  private int integrity(Position p, int unit) {
    String division = board.unit(unit).formation();
    boolean together =
        !division.isEmpty()
            && IntStream.of(p.stack(p.hex(unit)))
                .anyMatch(u -> u != unit && board.unit(u).formation().equals(division));
    return together ? 2 : 1;
  }

  @Override
  public int minorRiverExtra(Side side, int state) {
    return side == Side.AXIS ? 2 : 1;
  }

  @Override
  public int majorRiverExtra(Side side) {
    return side == Side.AXIS ? 3 : 2;
  }

  @Override
  public int airPoints(Position p, Side side) {
    return p.value(side.ordinal());
  }

  @Override
  public void spendAirPoint(Position p, Side side) {
    p.setValue(side.ordinal(), airPoints(p, side) - 1);
  }

  @Override
  public int[] drawPool(Position p, int unit) {
    return said(unit, DRAWS).stream()
        .mapToInt(id -> board.unit(id).orElseThrow())
        .filter(u -> p.hex(u) == Position.WAITING)
        .toArray();
  }

  @Override
  public boolean isDue(Position p, int unit) {
    List<String> arrival = said(unit, ARRIVES);
    return !arrival.isEmpty() && Integer.parseInt(arrival.getFirst()) <= p.turn();
  }

  @Override
  public HexSet entryHexes(Position p, int unit) {
    HexSet hexes = new HexSet(board.hexes());
    said(unit, ARRIVES).stream()
        .skip(1)
        .forEach(hex -> hexes.add(board.grid().hex(hex).orElseThrow()));
    return hexes;
  }

  @Override
  public Score score(Position p) {
    return Score.of(List.of(), "draw", null);
  }

  @Override
  public int values() {
    return 3;
  }

  @Override
  public void register(Forms forms) {
    forms.numberForEach("own", 0, List.of("1", "2", "3"));
  }
}
