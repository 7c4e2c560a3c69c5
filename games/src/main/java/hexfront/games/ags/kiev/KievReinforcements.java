package hexfront.games.ags.kiev;

import hexfront.engine.Board;
import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Unit;
import hexfront.engine.Values;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexMap;
import hexfront.engine.map.HexSet;
import hexfront.games.ags.Terrain;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Section 23: who arrives when and where. Soviet reinforcements are untried: a stand-in enters, and
 * which unit of its pool it is gets drawn when it is revealed.
 */
final class KievReinforcements {
  private static final int NEVER = 99;
  private static final Pattern TURN_AND_AREA = Pattern.compile("(\\d+)([A-Z])(?:-([A-Z]))?");
  private static final String STAND_IN = "stand-in";
  private static final String POOL = "pool-";
  private static final String ARRIVES = "arrives-";
  private static final String BY_MAIL = "mail-";

  private final Board board;
  private final int[] turn;
  private final HexSet[] entries;
  private final Map<String, int[]> pools = new HashMap<>();

  KievReinforcements(Board board, KievData data, boolean historical) {
    this.board = board;
    int n = board.unitCount();
    turn = new int[n];
    entries = new HexSet[n];
    Arrays.fill(turn, NEVER);
    Arrays.fill(entries, new HexSet(board.hexes()));
    for (Unit unit : board.units()) {
      if (unit.has(STAND_IN) && !historical) {
        KievData.Arrival arrival = data.arrivals().get(number(unit, ARRIVES));
        set(unit, arrival.turn(), arrival.areas());
      } else if (historical && number(unit, BY_MAIL) > 0) {
        int when = number(unit, BY_MAIL);
        set(unit, when, areas(data, when, pool(unit)));
      } else if (!unit.has(STAND_IN)) {
        printed(unit);
      }
      if (!unit.has(STAND_IN) && !pool(unit).isEmpty()) {
        pools.merge(pool(unit), new int[] {unit.index()}, KievReinforcements::join);
      }
    }
  }

  private static int[] join(int[] a, int[] b) {
    int[] both = Arrays.copyOf(a, a.length + b.length);
    System.arraycopy(b, 0, both, a.length, b.length);
    return both;
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

  @Case({"KIEV-23.1", "KIEV-23.2", "KIEV-25.12"})
  boolean isDue(Position p, int unit) {
    return turn[unit] <= p.turn();
  }

  HexSet entryHexes(int unit) {
    return entries[unit];
  }

  /** The counters of its pool that nobody has drawn yet. */
  @Case({"KIEV-23.1", "AGS-13.1"})
  int[] drawPool(Position p, int unit) {
    Unit standIn = board.unit(unit);
    if (!standIn.has(STAND_IN)) {
      return new int[0];
    }
    int[] pool = pools.getOrDefault(pool(standIn), new int[0]);
    return Arrays.stream(pool).filter(u -> p.hex(u) == Position.WAITING).toArray();
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

  static boolean isStandIn(Unit unit) {
    return unit.has(STAND_IN);
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
        units.add(
            standIn(arrival.pool(), number, Set.of(STAND_IN, POOL + arrival.pool(), ARRIVES + i)));
      }
    }
    return units;
  }

  private static Unit standIn(String pool, int number, Set<String> traits) {
    String arm =
        switch (pool) {
          case "infantry" -> "rifle";
          case "armor" -> "tank";
          default -> "cavalry";
        };
    int movement = pool.equals("infantry") ? 6 : pool.equals("armor") ? 10 : 8;
    return new Unit(
        0,
        "kiev-su-untried-" + pool + "-" + number,
        Side.SOVIET,
        "soviet",
        "U-" + movement,
        "Untried " + pool,
        "",
        "division",
        arm,
        !pool.equals("infantry"),
        List.of(new Unit.Step(0, 0, movement)),
        Values.NONE,
        traits);
  }
}
