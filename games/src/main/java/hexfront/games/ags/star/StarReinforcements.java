package hexfront.games.ags.star;

import hexfront.engine.Board;
import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Unit;
import hexfront.engine.Verdict.Refusal;
import hexfront.engine.map.HexSet;
import hexfront.games.ags.AgsRules;
import hexfront.games.ags.ZonesOfControl;
import hexfront.games.common.Pools;
import hexfront.games.data.SetupFile;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Section 23: who arrives when and where. Untried Soviet units are stand-ins; which unit of its
 * kind a stand-in is gets drawn when it is revealed.
 */
final class StarReinforcements {
  private static final int NEVER = 99;
  private static final Pattern TURN_AND_AREA = Pattern.compile("(\\d)([A-Z])");
  private static final Pattern HEX = Pattern.compile("\\d{4}");

  private final Board board;
  private final int[] turn;
  private final HexSet[] entries;
  private final Pools pools;

  StarReinforcements(Board board, StarData data, boolean perhapsUntried) {
    this.board = board;
    turn = new int[board.unitCount()];
    entries = new HexSet[board.unitCount()];
    Arrays.fill(turn, NEVER);
    Arrays.fill(entries, new HexSet(board.hexes()));
    String doubtful = perhapsUntried ? data.perhapsUntried().unit() : "";
    for (Unit unit : board.units()) {
      if (!unit.counter().equals(doubtful)) {
        printed(unit);
      }
    }
    pools =
        new Pools(
            board,
            unit ->
                unit.counter().equals(doubtful)
                    ? data.perhapsUntried().pool()
                    : UntriedPool.of(unit).map(UntriedPool::word).orElse(""));
  }

  /** A counter that prints its turn and area, such as 3B. */
  @Case({"STAR-23.0", "STAR-23.1", "STAR-23.2", "STAR-18.21"})
  private void printed(Unit unit) {
    for (String trait : unit.traits()) {
      Matcher m = TURN_AND_AREA.matcher(trait);
      if (m.matches()) {
        turn[unit.index()] = Integer.parseInt(m.group(1));
        entries[unit.index()] = board.map().area(m.group(2));
      }
    }
  }

  // ---- what the rules ask

  /** Germans may come later than their turn, Soviet units only on it. */
  @Case({"STAR-23.0", "STAR-23.13", "STAR-23.22", "STAR-23.23"})
  boolean isDue(Position p, int unit) {
    return board.side(unit) == Side.AXIS ? turn[unit] <= p.turn() : turn[unit] == p.turn();
  }

  HexSet entryHexes(int unit) {
    return entries[unit];
  }

  /** No unit enters a hex in an enemy zone; a friendly unit in it changes nothing. */
  @Case({"STAR-23.12", "STAR-23.21"})
  @Nullable Refusal barredEntry(Position p, int unit, int hex) {
    Side side = board.side(unit);
    return ZonesOfControl.stops(p, side, hex)
        ? new Refusal(
            side == Side.AXIS ? "STAR-23.21" : "STAR-23.12",
            board.grid().number(hex) + " is in an enemy zone of control")
        : null;
  }

  /** Soviet units that have not come on their turn never come. */
  @Case("STAR-23.13")
  void loseTheLate(AgsRules rules, Position p, Chronicle chronicle) {
    for (int unit : rules.roster().units(Side.SOVIET)) {
      if (p.hex(unit) == Position.WAITING && !isOffMap(p, unit) && isDue(p, unit)) {
        rules.eliminate(p, unit, "did not enter in time", "STAR-23.13", chronicle);
      }
    }
  }

  private static boolean isOffMap(Position p, int unit) {
    return p.is(unit, StarFlag.EXITED | StarFlag.FORCED_OFF);
  }

  /** The counters of a stand-in's kind that nobody has drawn yet. */
  @Case({"STAR-18.12", "STAR-23.1", "AGS-13.1"})
  int[] drawPool(Position p, int unit) {
    return Arrays.stream(pools.waiting(p, unit)).filter(u -> !isOffMap(p, u)).toArray();
  }

  // ---- the anonymous counters

  /** One for each untried unit of the set-up and of the reinforcement chart. */
  @Case({"STAR-18.1", "STAR-18.12", "STAR-23.11"})
  static List<Unit> standIns(StarData data, List<SetupFile.Entry> setUp) {
    List<Unit> units = new ArrayList<>();
    Map<UntriedPool, Integer> numbers = new EnumMap<>(UntriedPool.class);
    setUp.forEach(e -> add(units, numbers, pool(e.unitType()), e.count(), e.hex()));
    data.arrivals()
        .forEach(a -> add(units, numbers, pool(a.pool()), a.units(), a.turn() + data.sovietArea()));
    return units;
  }

  private static UntriedPool pool(String word) {
    return UntriedPool.of(word)
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "unknown kind of untried unit '"
                        + word
                        + "', expected one of "
                        + UntriedPool.words()));
  }

  private static void add(
      List<Unit> units,
      Map<UntriedPool, Integer> numbers,
      UntriedPool pool,
      int count,
      String arrival) {
    for (int i = 0; i < count; i++) {
      units.add(pool.standIn(numbers.merge(pool, 1, Integer::sum), arrival));
    }
  }

  /** The hex in which a stand-in begins the game, or null if it arrives later. */
  static @Nullable String setUpHex(Unit standIn) {
    return standIn.traits().stream().filter(t -> HEX.matcher(t).matches()).findFirst().orElse(null);
  }
}
