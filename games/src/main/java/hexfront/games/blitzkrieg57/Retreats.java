package hexfront.games.blitzkrieg57;

import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.events.Retreated;
import hexfront.engine.map.HexGrid;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.UnitRef;
import hexfront.engine.orders.Units;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;

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
    return rules.stacking.counted(p, battle.hex());
  }

  // ---- the ways

  /** A way with what speaks for it; lower is better. */
  private record Way(int[] path, int zones, int pushed, int distance) {
    static final Comparator<Way> BEST_FIRST =
        Comparator.comparingInt(Way::zones)
            .thenComparingInt(Way::pushed)
            .thenComparingInt(Way::distance);
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
          boolean ends = rules.stacking.hasRoom(p, path[path.length - 1]);
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
      if (rules.stacking.hasRoom(p, path[i])) {
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
            rules.communications.distance(p, side, path[path.length - 1], path[0]));
    int order = best.isEmpty() ? 0 : Way.BEST_FIRST.compare(way, best.getFirst());
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
      if (rules.zones.inEnemyZone(p, side, path[i])) {
        zones++;
      }
    }
    return zones;
  }

  /** All paths of a length that enter nothing forbidden; the i-th hex lies i hexes away. */
  @Case("GJ-10.6.2")
  private List<int[]> paths(Position p, int start, int hexes, int unit) {
    Side side = rules.board().side(unit);
    return hexfront.engine.kernels.Retreats.paths(
        grid,
        start,
        hexes,
        (from, d, to) ->
            isClosed(p, side, start, from, d) || barredMountain(unit, from, d)
                ? hexfront.engine.kernels.Retreats.CLOSED
                : 0);
  }

  /** Whether nobody of a side may take a step of a retreat. */
  @Case("GJ-10.6.2")
  boolean isClosed(Position p, Side side, int start, int from, int d) {
    int to = grid.neighbour(from, d);
    return to == HexGrid.OFF
        || rules.terrain.isBarred(from, d)
        || p.holds(side.enemy(), to)
        || from != start && (rules.terrain.hexside(from, d) & Terrain.MAJOR_RIVER) != 0;
  }

  /** Mountains away from roads are prohibited to all but mountain divisions. */
  @Case({"GJ-10.6.2", "GJ-9.2.4"})
  private boolean barredMountain(int unit, int from, int d) {
    return rules.terrain.isRoadlessMountain(from, d) && !rules.movement.isMountainDivision(unit);
  }

  // ---- orders

  /** Whether a unit may retreat along a path, before others do. */
  @Case({"GJ-10.6", "GJ-10.6.1", "GJ-10.6.5"})
  Verdict check(Position p, Battle battle, int unit, Hexes path) {
    if (!Units.of(due(p, battle)).has(unit)) {
      return Verdict.refused("GJ-10.6", rules.name(unit) + " does not have to retreat");
    }
    List<Hexes> ways = ways(p, battle, unit).stream().map(Hexes::of).toList();
    return ways.contains(path)
        ? Verdict.legal()
        : Verdict.refused(
            caseAgainst(p, battle, unit, path.toArray()),
            rules.name(unit) + " must retreat " + inWords(ways));
  }

  private String caseAgainst(Position p, Battle battle, int unit, int[] path) {
    if (path.length - 1 < battle.retreat()) {
      return "GJ-10.6";
    }
    if (paths(p, battle.hex(), Math.max(1, path.length - 1), unit).stream()
        .noneMatch(way -> Arrays.equals(way, path))) {
      return "GJ-10.6.2";
    }
    return isPushed(p, path, battle.retreat()) && rules.stacking.hasRoom(p, path[path.length - 1])
        ? "GJ-10.6.5"
        : "GJ-10.6.4";
  }

  private String inWords(List<Hexes> ways) {
    return ways.isEmpty()
        ? "but has no way"
        : ways.stream().map(rules::path).collect(Collectors.joining(" or "));
  }

  @Case({"GJ-10.6.3", "GJ-10.6.6"})
  void go(Position p, int unit, Hexes path, Chronicle chronicle) {
    Side side = rules.board().side(unit);
    int zones = zonesEntered(p, side, path.toArray());
    p.place(unit, path.last());
    p.mark(unit, Flag.RETREATED);
    chronicle.tell(new Retreated(new UnitRef(unit), path, "GJ-10.6"));
    rules.control.went(p, side, path, chronicle);
    rules.losses.lose(p, unit, zones, "retreat through enemy zones", "GJ-10.6.3", chronicle);
  }
}
