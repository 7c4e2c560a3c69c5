package hexfront.games.blitzkrieg57;

import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.events.Retreated;
import hexfront.engine.map.HexGrid;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Retreat;
import hexfront.engine.orders.UnitRef;
import hexfront.games.blitzkrieg57.BlitzkriegStage.Retreating;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** Section 10.6: how beaten defenders fall back. */
final class Retreats {
  /** Full hexes may push a retreat this much further; beyond that it has failed. */
  private static final int LONGEST = 8;

  private final BlitzkriegRules rules;
  private final HexGrid grid;

  Retreats(BlitzkriegRules rules) {
    this.rules = rules;
    grid = rules.board().grid();
  }

  /** The units that still have to retreat from the attacked hex; a fortress stays as it is. */
  @Case({"GJ-10.6", "GJ-14.3.1", "GJ-14.3.2"})
  int[] due(Position p, Battle battle) {
    return Arrays.stream(p.stack(battle.hex()))
        .filter(unit -> !rules.fortresses().isMarker(unit))
        .toArray();
  }

  /** Goes on with the retreats until somebody has to choose. */
  void begin(Position p, Battle battle, Chronicle chronicle) {
    if (battle.retreat() > 0) {
      for (int unit : due(p, battle)) {
        if (ways(p, battle, unit).isEmpty()) {
          rules.results().eliminate(p, unit, true, "no way to retreat", "GJ-10.6.2", chronicle);
        }
      }
      int[] left = due(p, battle);
      if (left.length == 1) {
        List<int[]> ways = ways(p, battle, left[0]);
        if (ways.size() == 1) {
          go(p, left[0], ways.getFirst(), chronicle);
          left = due(p, battle);
        }
      }
      if (left.length > 0) {
        p.setStage(new Retreating(battle));
        return;
      }
    }
    rules.advances().begin(p, battle);
  }

  // ---- the ways

  /** A way with what speaks for it; lower is better. */
  private record Way(int[] path, int zones, int pushed, int distance) implements Comparable<Way> {
    @Override
    public int compareTo(Way other) {
      int order = Integer.compare(zones, other.zones);
      order = order == 0 ? Integer.compare(pushed, other.pushed) : order;
      return order == 0 ? Integer.compare(distance, other.distance) : order;
    }
  }

  /**
   * The ways a unit may retreat: through the fewest enemy zones, then without being pushed further
   * by full hexes, then nearest to a communication line.
   */
  @Case({"GJ-10.6.1", "GJ-10.6.4", "GJ-10.6.5"})
  List<int[]> ways(Position p, Battle battle, int unit) {
    List<Way> best = new ArrayList<>();
    for (int hexes = battle.retreat(); hexes <= LONGEST; hexes++) {
      boolean pushedOn = false;
      for (int[] path : paths(p, battle.hex(), hexes, unit)) {
        if (isPushed(p, path, battle.retreat())) {
          boolean ends = rules.stacking().hasRoom(p, path[path.length - 1]);
          pushedOn |= !ends;
          if (ends) {
            offer(p, unit, path, battle.retreat(), best);
          }
        }
      }
      if (!pushedOn) {
        break;
      }
    }
    return best.stream().map(Way::path).toList();
  }

  /** Whether every hex between the ordinary end of a retreat and its last hex is full. */
  @Case("GJ-10.6.4")
  private boolean isPushed(Position p, int[] path, int hexes) {
    for (int i = hexes; i < path.length - 1; i++) {
      if (rules.stacking().hasRoom(p, path[i])) {
        return false;
      }
    }
    return true;
  }

  private void offer(Position p, int unit, int[] path, int hexes, List<Way> best) {
    Side side = rules.board().side(unit);
    Way way =
        new Way(
            path,
            zonesEntered(p, side, path),
            path.length - 1 > hexes ? 1 : 0,
            rules.communications().distance(p, side, path[path.length - 1], path[0]));
    int order = best.isEmpty() ? 0 : way.compareTo(best.getFirst());
    if (order < 0) {
      best.clear();
    }
    if (order <= 0) {
      best.add(way);
    }
  }

  @Case("GJ-10.6.3")
  int zonesEntered(Position p, Side side, int[] path) {
    int zones = 0;
    for (int i = 1; i < path.length; i++) {
      if (rules.zones().inEnemyZone(p, side, path[i])) {
        zones++;
      }
    }
    return zones;
  }

  /** All paths of a length that enter nothing forbidden; the i-th hex lies i hexes away. */
  @Case("GJ-10.6.2")
  private List<int[]> paths(Position p, int start, int hexes, int unit) {
    Side enemy = rules.board().side(unit).enemy();
    Terrain terrain = rules.terrain();
    return hexfront.engine.kernels.Retreats.paths(
        grid,
        start,
        hexes,
        (from, d, to) -> {
          boolean closed =
              to == HexGrid.OFF
                  || terrain.water().has(to)
                  || terrain.isClosed(from, d)
                  || p.holds(enemy, to)
                  || barredMountain(unit, from, d, to)
                  || from != start && (terrain.hexside(from, d) & Terrain.MAJOR_RIVER) != 0;
          return closed ? hexfront.engine.kernels.Retreats.CLOSED : 0;
        });
  }

  /** Mountains away from roads are prohibited to all but mountain divisions. */
  @Case({"GJ-10.6.2", "GJ-9.2.4"})
  private boolean barredMountain(int unit, int from, int d, int to) {
    return rules.terrain().isMountain(to)
        && (rules.terrain().hexside(from, d) & Terrain.ROAD) == 0
        && !rules.movement().isMountainDivision(unit);
  }

  // ---- orders

  /** The owner moves his units, one or both with an order. */
  @Case({"GJ-10.6", "GJ-10.6.1", "GJ-10.6.5"})
  Verdict check(Position p, Battle battle, Retreat order) {
    Map<Integer, Hexes> paths = order.paths().byUnit();
    if (paths.isEmpty()) {
      return Verdict.refused("GJ-10.6", "a retreat names units and their ways");
    }
    Position after = paths.size() > 1 ? p.copy() : p;
    int n = 0;
    for (Map.Entry<Integer, Hexes> entry : paths.entrySet()) {
      int unit = entry.getKey();
      if (Arrays.stream(due(after, battle)).noneMatch(u -> u == unit)) {
        return Verdict.refused("GJ-10.6", rules.name(unit) + " does not have to retreat");
      }
      int[] path = entry.getValue().toArray();
      List<int[]> ways = ways(after, battle, unit);
      if (ways.stream().noneMatch(way -> Arrays.equals(way, path))) {
        return Verdict.refused(
            caseAgainst(after, battle, unit, path),
            rules.name(unit) + " must retreat " + inWords(ways));
      }
      if (++n < paths.size()) {
        go(after, unit, path, Chronicle.SILENT);
      }
    }
    return Verdict.legal();
  }

  private String caseAgainst(Position p, Battle battle, int unit, int[] path) {
    if (path.length - 1 < battle.retreat()) {
      return "GJ-10.6";
    }
    boolean possible =
        paths(p, battle.hex(), Math.max(1, path.length - 1), unit).stream()
            .anyMatch(way -> Arrays.equals(way, path));
    if (!possible) {
      return "GJ-10.6.2";
    }
    return isPushed(p, path, battle.retreat()) && rules.stacking().hasRoom(p, path[path.length - 1])
        ? "GJ-10.6.5"
        : "GJ-10.6.4";
  }

  private String inWords(List<int[]> ways) {
    return ways.isEmpty()
        ? "but has no way"
        : String.join(" or ", ways.stream().map(way -> rules.path(Hexes.of(way))).toList());
  }

  void carryOut(Position p, Battle battle, Retreat order, Chronicle chronicle) {
    order.paths().byUnit().forEach((unit, path) -> go(p, unit, path.toArray(), chronicle));
    begin(p, battle, chronicle);
  }

  @Case({"GJ-10.6.3", "GJ-10.6.6"})
  void go(Position p, int unit, int[] path, Chronicle chronicle) {
    Side side = rules.board().side(unit);
    int zones = zonesEntered(p, side, path);
    Hexes way = Hexes.of(path);
    p.place(unit, path[path.length - 1]);
    p.mark(unit, Flag.RETREATED);
    chronicle.tell(new Retreated(new UnitRef(unit), way, "GJ-10.6"));
    rules.control().went(p, side, way, chronicle);
    if (zones > 0) {
      rules.results().take(p, unit, zones, "retreat through enemy zones", "GJ-10.6.3", chronicle);
    }
  }
}
