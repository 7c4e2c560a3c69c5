package hexfront.games.ags.kiev;

import hexfront.engine.Board;
import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Unit;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexMap;
import hexfront.engine.map.HexSet;
import hexfront.games.ags.ReinforcementQuestions;
import hexfront.games.ags.Terrain;
import hexfront.games.ags.UntriedQuestions;
import hexfront.games.common.Pools;
import hexfront.games.common.StandIn;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Section 23: who arrives when and where. Soviet reinforcements are untried: a stand-in enters, and
 * which unit of its pool it is gets drawn when it is revealed.
 */
final class KievReinforcements implements ReinforcementQuestions, UntriedQuestions {
  private static final int NEVER = 99;
  private static final Pattern TURN_AND_AREA = Pattern.compile("(\\d+)([A-Z])(?:-([A-Z]))?");
  private static final String POOL = "pool-";
  private static final String ARRIVES = "arrives-";
  private static final String BY_MAIL = "mail-";

  private final Board board;
  private final int[] turn;
  private final HexSet[] entries;
  private final Pools pools;

  KievReinforcements(Board board, KievData data, boolean historical) {
    this.board = board;
    int n = board.unitCount();
    turn = new int[n];
    entries = new HexSet[n];
    pools = new Pools(board, KievReinforcements::pool);
    Arrays.fill(turn, NEVER);
    Arrays.fill(entries, new HexSet(board.hexes()));
    for (Unit unit : board.units()) {
      if (StandIn.is(unit) && !historical) {
        KievData.Arrival arrival = data.arrivals().get(number(unit, ARRIVES));
        set(unit, arrival.turn(), arrival.areas());
      } else if (historical && number(unit, BY_MAIL) > 0) {
        int when = number(unit, BY_MAIL);
        set(unit, when, areas(data, when, pool(unit)));
      } else if (!StandIn.is(unit)) {
        printed(unit);
      }
    }
  }

  private static List<String> areas(KievData data, int turn, String pool) {
    return data.arrivals().stream()
        .filter(a -> a.turn() == turn && a.pool().equals(pool))
        .map(KievData.Arrival::areas)
        .findFirst()
        .orElse(data.sovietAreas());
  }

  /** A counter that prints its turn and area, such as 2B or 3K-N. */
  @Case({"KIEV-23.1", "KIEV-23.2"})
  private void printed(Unit unit) {
    for (String trait : unit.traits()) {
      Matcher m = TURN_AND_AREA.matcher(trait);
      if (m.matches()) {
        List<String> areas = new ArrayList<>();
        char last = m.group(3) == null ? m.group(2).charAt(0) : m.group(3).charAt(0);
        for (char area = m.group(2).charAt(0); area <= last; area++) {
          areas.add(String.valueOf(area));
        }
        set(unit, Integer.parseInt(m.group(1)), areas);
      }
    }
  }

  private void set(Unit unit, int when, List<String> areas) {
    turn[unit.index()] = when;
    entries[unit.index()] = entries(board.map(), areas, unit.side());
  }

  /** The hexes of some areas on the map edge with a road, or for Soviet units a railroad. */
  @Case("KIEV-23.0")
  private static HexSet entries(HexMap map, List<String> areas, Side side) {
    HexSet hexes = new HexSet(map.grid().size());
    int ways = side == Side.SOVIET ? Terrain.ROAD | Terrain.RAILROAD : Terrain.ROAD;
    HexSet exits = map.exits("road");
    if (side == Side.SOVIET) {
      exits.addAll(map.exits("railroad"));
    }
    for (String area : areas) {
      map.area(area)
          .forEach(
              hex ->
                  addIf(
                      hexes,
                      hex,
                      map.grid().onEdge(hex) && (exits.has(hex) || hasWay(map, hex, ways))));
    }
    return hexes;
  }

  private static void addIf(HexSet hexes, int hex, boolean condition) {
    if (condition) {
      hexes.add(hex);
    }
  }

  private static boolean hasWay(HexMap map, int hex, int ways) {
    for (int d = 0; d < Direction.COUNT; d++) {
      if ((map.hexside(hex, d) & ways) != 0) {
        return true;
      }
    }
    return false;
  }

  // ---- what the rules ask

  @Override
  @Case({"KIEV-23.1", "KIEV-23.2", "KIEV-25.12"})
  public boolean isDue(Position p, int unit) {
    return turn[unit] <= p.turn();
  }

  @Override
  public HexSet entryHexes(Position p, int unit) {
    return entries[unit];
  }

  /** The counters of its pool that nobody has drawn yet. */
  @Override
  @Case({"KIEV-23.1", "AGS-13.1"})
  public int[] drawPool(Position p, int unit) {
    return pools.waiting(p, unit);
  }

  // ---- facts kept as traits of units

  private static int number(Unit unit, String prefix) {
    return unit.traits().stream()
        .filter(t -> t.startsWith(prefix))
        .mapToInt(t -> Integer.parseInt(t.substring(prefix.length())))
        .findFirst()
        .orElse(-1);
  }

  private static String pool(Unit unit) {
    return unit.traits().stream()
        .filter(t -> t.startsWith(POOL))
        .map(t -> t.substring(POOL.length()))
        .findFirst()
        .orElse("");
  }

  /** The anonymous counters that enter for each line of the schedule. */
  @Case({"KIEV-23.1", "AGS-13.1"})
  static List<Unit> standIns(KievData data) {
    List<Unit> units = new ArrayList<>();
    Map<String, Integer> numbers = new HashMap<>();
    for (int i = 0; i < data.arrivals().size(); i++) {
      KievData.Arrival arrival = data.arrivals().get(i);
      for (int n = 0; n < arrival.units(); n++) {
        int number = numbers.merge(arrival.pool(), 1, Integer::sum);
        units.add(kind(arrival.pool()).counter("kiev", number, POOL + arrival.pool(), ARRIVES + i));
      }
    }
    return units;
  }

  private static StandIn kind(String pool) {
    return switch (pool) {
      case "infantry" -> new StandIn(Side.SOVIET, pool, "division", "rifle", false, 6);
      case "armor" -> new StandIn(Side.SOVIET, pool, "division", "tank", true, 10);
      default -> new StandIn(Side.SOVIET, pool, "division", "cavalry", true, 8);
    };
  }

  @Override
  @Case("KIEV-23.0")
  public boolean mustEnter(Position p, int unit) {
    return true;
  }

  @Override
  public String reinforcementCase(int unit) {
    return board.side(unit) == Side.SOVIET ? "KIEV-23.1" : "KIEV-23.2";
  }

  @Override
  public String entryCase() {
    return "KIEV-23.0";
  }

  // ---- 19.6 units without strength

  @Override
  @Case({"KIEV-19.63", "KIEV-19.64"})
  public boolean removesNoStrength() {
    return false;
  }

  @Override
  @Case("KIEV-19.65")
  public boolean strengthlessAttackersDie() {
    return true;
  }

  @Override
  public String strengthlessCase() {
    return "KIEV-19.65";
  }

  @Override
  public String noDefenceCase() {
    return "KIEV-19.63";
  }
}
