package hexfront.games.kesselschlacht;

import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.events.Retreated;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Paths;
import hexfront.engine.orders.UnitRef;
import hexfront.engine.orders.Units;
import hexfront.games.Refusals;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;

/** Section 13.2: how beaten forces fall back. */
final class Retreats {
  private final KesselRules rules;
  private final HexGrid grid;

  Retreats(KesselRules rules) {
    this.rules = rules;
    grid = rules.board().grid();
  }

  /**
   * A way of a force.
   *
   * @param doomed those who cannot go it and are lost
   * @param excess how many too many the others are for a hex on the way
   */
  record Way(Hexes path, Units doomed, int excess) {
    private int rank() {
      return 2 * doomed.size() + (excess > 0 ? 1 : 0);
    }
  }

  // ---- the ways

  /** The ways on which fewest are lost; none if nobody can get away. */
  @Case({
    "KS-13.2.1",
    "KS-13.2.2",
    "KS-13.2.3",
    "KS-13.2.4",
    "KS-11.1.4",
    "KS-11.1.6",
    "KS-3.1.3",
    "KS-3.2.5"
  })
  List<Way> ways(Position p, Force force) {
    List<Way> best = new ArrayList<>();
    int least = Integer.MAX_VALUE;
    Side enemy = rules.board().side(force.units().get(0)).enemy();
    List<int[]> paths =
        hexfront.engine.kernels.Retreats.paths(
            grid,
            force.hex(),
            force.hexes(),
            (from, d, to) ->
                to == HexGrid.OFF || p.holds(enemy, to)
                    ? hexfront.engine.kernels.Retreats.CLOSED
                    : 0);
    for (int[] path : paths) {
      Way way = way(p, force, path);
      if (way.doomed.size() < force.units().size() && way.rank() <= least) {
        if (way.rank() < least) {
          best.clear();
        }
        least = way.rank();
        best.add(way);
      }
    }
    return best;
  }

  Way way(Position p, Force force, int[] path) {
    int[] doomed = force.units().stream().filter(unit -> isDoomed(p, unit, path)).toArray();
    Units lost = Units.of(doomed);
    return new Way(Hexes.of(path), lost, excess(p, force, path, lost, Map.of()));
  }

  /** Whether a unit cannot go a way and live. */
  @Case({"KS-13.2.2", "KS-13.2.3", "KS-16.1.3", "KS-16.2", "KS-11.1.4"})
  private boolean isDoomed(Position p, int unit, int[] path) {
    boolean german = rules.roster.isGerman(unit);
    Side side = rules.board().side(unit);
    int zones = 0;
    int status = Status.of(p, unit);
    for (int i = 1; i < path.length; i++) {
      int kinds = p.hexside(path[i - 1], grid.direction(path[i - 1], path[i]));
      zones += ZonesOfControl.hinders(p, side, path[i]) ? 1 : 0;
      if (Terrain.isUnbridgedMajor(kinds)) {
        if (rules.roster.isMotorized(unit) || rules.roster.isGun(unit)) {
          return true;
        }
        status = Status.afterRiver(status);
      }
      if (rules.roster.isGun(unit) && (kinds & Terrain.ANY_ROAD) == 0) {
        return true;
      }
    }
    return status == Status.ELIMINATED
        || (german ? Status.afterZones(zones) == Status.ELIMINATED : zones > 0);
  }

  /** How many combat units too many a force brings into a hex on its way. */
  @Case({"KS-13.2.4", "KS-3.1.3"})
  private int excess(
      Position p, Force force, int[] path, Units doomed, Map<Integer, Integer> moved) {
    Side side = rules.board().side(force.units().get(0));
    int going = combat(force, doomed);
    int most = 0;
    for (int i = 1; i < path.length; i++) {
      int there = rules.stacking.count(p, side, path[i]) + moved.getOrDefault(path[i], 0);
      most = Math.max(most, there + going - rules.stacking.limit(side));
    }
    return Math.min(most, going);
  }

  private int combat(Force force, Units doomed) {
    return (int)
        force.units().stream()
            .filter(unit -> rules.roster.isCombat(unit) && !doomed.has(unit))
            .count();
  }

  // ---- displacement

  /** Whether friends may make room as an order says. */
  @Case({"KS-13.2.4A", "KS-3.2.5", "KS-3.1.3"})
  void checkDisplacement(Position p, Force force, Way way, Paths displace, Refusals no) {
    if (displace.byUnit().isEmpty()) {
      return;
    }
    Side side = rules.board().side(force.units().get(0));
    no.addIf(
        way.excess == 0, "KS-13.2.4A", () -> "displacement is a last resort, and there is room");
    Map<Integer, Integer> moved = new HashMap<>();
    displace
        .byUnit()
        .forEach(
            (unit, step) -> {
              if (rules.board().side(unit) != side
                  || !p.onMap(unit)
                  || force.units().has(unit)
                  || step.size() != 2
                  || step.first() != p.hex(unit)
                  || !mayGiveWay(p, unit, step.first(), step.last())) {
                no.add("KS-13.2.4A", rules.name(unit) + " cannot be displaced so");
              } else {
                int n = rules.roster.isCombat(unit) ? 1 : 0;
                moved.merge(step.first(), -n, Integer::sum);
                moved.merge(step.last(), n, Integer::sum);
              }
            });
    displace
        .byUnit()
        .forEach(
            (unit, step) ->
                no.addIf(
                    !no.any() && !onWay(way, step.first()) && !isPressed(displace, step.first()),
                    "KS-13.2.4A",
                    () -> rules.name(unit) + " need not make room"));
    for (Map.Entry<Integer, Integer> entry : moved.entrySet()) {
      no.addIf(
          !no.any()
              && entry.getValue() > 0
              && rules.stacking.count(p, side, entry.getKey()) + entry.getValue()
                  > rules.stacking.limit(side),
          "KS-13.2.4A",
          () -> rules.number(entry.getKey()) + " would hold too many units");
    }
    no.addIf(
        !no.any() && excess(p, force, way.path.toArray(), way.doomed, moved) > 0,
        "KS-13.2.4A",
        () -> "there would still be too many units");
  }

  /** Whether another who makes room comes into a hex. */
  private static boolean isPressed(Paths displace, int hex) {
    return displace.byUnit().values().stream().anyMatch(step -> step.last() == hex);
  }

  private static boolean onWay(Way way, int hex) {
    return way.path.stream().skip(1).anyMatch(h -> h == hex);
  }

  private boolean mayGiveWay(Position p, int unit, int from, int to) {
    Side side = rules.board().side(unit);
    int d = to < 0 ? -1 : grid.direction(from, to);
    return d >= 0
        && !p.holds(side.enemy(), to)
        && !ZonesOfControl.hinders(p, side, to)
        && !Terrain.isUnbridgedMajor(p, from, d)
        && !(rules.roster.isGun(unit) && (p.hexside(from, d) & Terrain.ANY_ROAD) == 0);
  }

  /** Friends who can make room for a force, each into a hex beside its own; empty if none can. */
  @Case("KS-13.2.4A")
  Paths displacement(Position p, Force force, Way way) {
    Side side = rules.board().side(force.units().get(0));
    int going = combat(force, way.doomed);
    Map<Integer, Hexes> displaced = new TreeMap<>();
    Map<Integer, Integer> moved = new HashMap<>();
    for (int i = 1; i < way.path.size(); i++) {
      int hex = way.path.get(i);
      int over = rules.stacking.count(p, side, hex) + going - rules.stacking.limit(side);
      for (int unit = p.first(hex, side); unit >= 0 && over > 0; unit = p.next(unit, side)) {
        int to = rules.roster.isCombat(unit) ? roomBeside(p, unit, way, moved) : HexGrid.OFF;
        if (to != HexGrid.OFF) {
          displaced.put(unit, Hexes.of(hex, to));
          moved.merge(to, 1, Integer::sum);
          over--;
        }
      }
      if (over > 0) {
        return Retreat.NOBODY;
      }
    }
    return new Paths(displaced);
  }

  private int roomBeside(Position p, int unit, Way way, Map<Integer, Integer> moved) {
    Side side = rules.board().side(unit);
    for (int d = 0; d < Direction.COUNT; d++) {
      int to = grid.neighbour(p.hex(unit), d);
      if (to != HexGrid.OFF
          && !way.path.has(to)
          && mayGiveWay(p, unit, p.hex(unit), to)
          && rules.stacking.hasRoom(p, side, to, 1 + moved.getOrDefault(to, 0))) {
        return to;
      }
    }
    return HexGrid.OFF;
  }

  void displace(Position p, Paths displace, Chronicle chronicle) {
    displace
        .byUnit()
        .forEach(
            (unit, step) -> {
              Side side = rules.board().side(unit);
              rules.bridges.guardFails(p, unit, chronicle);
              p.place(unit, step.last());
              chronicle.tell(new Retreated(new UnitRef(unit), step, "KS-13.2.4A"));
              if (side == Side.AXIS) {
                rules.positions.left(p, step.first(), chronicle);
              }
              rules.stacking.arrived(p, side, step.last(), chronicle);
            });
  }

  // ---- going

  /** Those who cannot go a way are lost. */
  @Case({"KS-13.2.1", "KS-13.2.3", "KS-11.1.4"})
  void lose(Position p, Units units, String rule, Chronicle chronicle) {
    for (int unit : units.toArray()) {
      if (p.onMap(unit)) {
        rules.losses.eliminate(p, unit, "no way to retreat", rule, chronicle);
      }
    }
  }

  /** A force goes its way and takes on what the way and the result made of it. */
  @Case({"KS-13.2", "KS-13.2.1", "KS-13.2.2", "KS-13.2.3", "KS-13.2.3A", "KS-13.2.5", "KS-11.2.2"})
  void go(Position p, Force force, Hexes path, Chronicle chronicle) {
    if (force.units().size() == 0) {
      return;
    }
    Side side = rules.board().side(force.units().get(0));
    int[] units = force.units().toArray();
    int[] after =
        IntStream.of(units).map(unit -> after(p, unit, path.toArray(), force.routs())).toArray();
    for (int unit : units) {
      rules.bridges.guardFails(p, unit, chronicle);
    }
    boolean combat = false;
    for (int unit : units) {
      p.place(unit, path.last());
      p.mark(unit, Flag.RETREATED);
      combat |= rules.roster.isCombat(unit);
      if (side == Side.AXIS && rules.terrain.south.has(path.last()) && crosses(path)) {
        p.mark(unit, Flag.STAYS_SOUTH);
      }
      chronicle.tell(new Retreated(new UnitRef(unit), path, "KS-13.2"));
    }
    if (side == Side.AXIS) {
      rules.positions.left(p, path.first(), chronicle);
    }
    for (int i = 0; i < units.length; i++) {
      rules.status.set(p, units[i], after[i], "KS-13.2.3", chronicle);
    }
    if (combat) {
      rules.control.went(p, side, path, chronicle);
    }
    rules.stacking.arrived(p, side, path.last(), chronicle);
  }

  private boolean crosses(Hexes path) {
    for (int i = 1; i < path.size(); i++) {
      if (rules.terrain.south.has(path.get(i)) && !rules.terrain.south.has(path.get(i - 1))) {
        return true;
      }
    }
    return false;
  }

  /** The state of a unit at the end of a retreat: the worst of what befalls it. */
  @Case({"KS-13.2.2", "KS-13.2.3", "KS-16.1.3", "KS-16.2"})
  private int after(Position p, int unit, int[] path, boolean routs) {
    Side side = rules.board().side(unit);
    int zones = 0;
    int river = Status.of(p, unit);
    for (int i = 1; i < path.length; i++) {
      int kinds = p.hexside(path[i - 1], grid.direction(path[i - 1], path[i]));
      zones += ZonesOfControl.hinders(p, side, path[i]) ? 1 : 0;
      boolean crossed =
          Terrain.isUnbridgedMajor(kinds)
              || rules.roster.isGun(unit) && (kinds & Terrain.MINOR_RIVER) != 0;
      river = crossed ? Status.suffer(river, Status.DISRUPTED) : river;
    }
    int worst = Math.max(river, rules.roster.isGerman(unit) ? Status.afterZones(zones) : 0);
    return Math.min(Status.ROUTED, routs ? Status.ROUTED : worst);
  }
}
