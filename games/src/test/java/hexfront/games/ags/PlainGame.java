package hexfront.games.ags;

import hexfront.engine.Board;
import hexfront.engine.Position;
import hexfront.engine.Score;
import hexfront.engine.Side;
import hexfront.engine.map.HexSet;
import hexfront.engine.written.Forms;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

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
public class PlainGame extends ExclusiveRules
    implements SequenceQuestions, ReinforcementQuestions, UntriedQuestions, AirQuestions {
  static final int RAIL_UNITS = 2;
  static final int RAIL_HEXES = 4;
  private static final int RAIL_USED = 2;

  private final Board board;
  private final Map<String, HexSet> entries = new HashMap<>();
  private final Map<String, Integer> turns = new HashMap<>();
  private final Map<String, int[]> pools = new HashMap<>();

  public PlainGame(Board board) {
    this.board = board;
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

  void arrives(String unit, int turn, HexSet hexes) {
    entries.put(unit, hexes);
    turns.put(unit, turn);
  }

  /** What an untried stand-in may turn out to be. */
  void draws(String standIn, int... counters) {
    pools.put(standIn, counters);
  }

  static void setAirPoints(Position p, Side side, int points) {
    p.setValue(side.ordinal(), points);
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
    setAirPoints(p, side, airPoints(p, side) - 1);
  }

  @Override
  public int[] drawPool(Position p, int unit) {
    int[] pool = pools.getOrDefault(board.unit(unit).id(), new int[0]);
    return IntStream.of(pool).filter(u -> p.hex(u) == Position.WAITING).toArray();
  }

  @Override
  public boolean isDue(Position p, int unit) {
    return turns.getOrDefault(board.unit(unit).id(), Integer.MAX_VALUE) <= p.turn();
  }

  @Override
  public HexSet entryHexes(Position p, int unit) {
    return entries.getOrDefault(board.unit(unit).id(), new HexSet(board.hexes()));
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
