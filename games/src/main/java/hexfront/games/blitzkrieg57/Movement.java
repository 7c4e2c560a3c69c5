package hexfront.games.blitzkrieg57;

import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.events.Moved;
import hexfront.engine.events.Points;
import hexfront.engine.kernels.Reach;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexSet;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Move;
import hexfront.games.Refusals;

/** Section 9: movement, normal and strategic. Costs are kept in half points. */
final class Movement {
  private final BlitzkriegRules rules;
  private final HexGrid grid;
  private final Terrain terrain;

  Movement(BlitzkriegRules rules) {
    this.rules = rules;
    grid = rules.board().grid();
    terrain = rules.terrain;
  }

  // ---- who moves

  /** Why a unit may not move now; legal if it may. */
  @Case({"GJ-8.0", "GJ-9.0", "GJ-9.1.1", "GJ-14.3.1"})
  Verdict mayMove(Position p, int unit) {
    if (rules.board().side(unit) != p.phasing() || !p.onMap(unit)) {
      return Verdict.refused(
          "GJ-9.0", rules.name(unit) + " is not a unit of the active side on the map");
    } else if (rules.roster.isFortress(unit)) {
      return Verdict.refused("GJ-14.3.1", "a fortress does not move");
    } else if (!p.is(unit, Flag.ACTIVE)) {
      return rules.activation.mayBeLed(p, unit);
    }
    return p.is(unit, Flag.MOVED)
        ? Verdict.refused("GJ-9.1.1", rules.name(unit) + " has moved in this segment")
        : Verdict.legal();
  }

  boolean canStillMove(Position p, int unit) {
    return p.onMap(unit) && (p.flags(unit) & (Flag.ACTIVE | Flag.MOVED)) == Flag.ACTIVE;
  }

  /** What a unit may spend, in half points. */
  @Case({"GJ-9.2", "GJ-16.2-2", "GJ-1.3"})
  int allowance(Position p, int unit) {
    int points = rules.roster.movement(p, unit);
    return Math.min(Reach.MOST, (p.is(unit, Flag.UNLED) ? points / 2 : points) * Terrain.POINT);
  }

  // ---- an order

  Verdict check(Position p, Move order) {
    if (order.units().size() != 1) {
      return Verdict.refused("GJ-9.1.1", "units move one at a time");
    }
    Hexes path = order.path();
    int unit = order.units().get(0);
    Verdict may = mayMove(p, unit);
    if (!may.isLegal()) {
      return may;
    }
    if (path.size() < 2 || path.first() != p.hex(unit)) {
      return Verdict.refused(
          "GJ-9.0", "the path begins in " + rules.number(p.hex(unit)) + " and goes on from there");
    }
    Refusals no = new Refusals();
    checkSteps(p, unit, path, no);
    if (!no.any() && OnRoads.is(order)) {
      checkStrategic(p, unit, path, no);
    } else if (!no.any()) {
      checkNormal(p, unit, path, no);
    }
    no.addIf(
        !no.any() && !mayStay(p, unit, path.last()),
        "GJ-3.1.3",
        () -> rules.number(path.last()) + " would hold too many units at the end of the segment");
    return no.verdict();
  }

  /** What forbids a step whatever the movement. */
  @Case({"GJ-9.1.3", "GJ-3.1.2"})
  private void checkSteps(Position p, int unit, Hexes path, Refusals no) {
    Side enemy = rules.board().side(unit).enemy();
    for (int i = 1; i < path.size() && !no.any(); i++) {
      int to = path.get(i);
      int d = to < 0 ? -1 : grid.direction(path.get(i - 1), to);
      if (to < 0) {
        no.add("GJ-9.1.3", "units do not leave the map");
      } else if (d < 0) {
        no.add(
            "GJ-9.2",
            rules.number(path.get(i - 1)) + " and " + rules.number(to) + " are not adjacent");
      } else if (terrain.isBarred(path.get(i - 1), d)) {
        no.add("GJ-9.1.3", "no unit goes into water or across an impassable hexside");
      } else if (p.holds(enemy, to)) {
        no.add("GJ-3.1.2", rules.number(to) + " is held by the enemy");
      }
    }
  }

  // ---- normal movement

  @Case({
    "GJ-9.2",
    "GJ-9.2.1-1a",
    "GJ-9.2.1-1b",
    "GJ-9.2.1-1c",
    "GJ-9.2.1-2",
    "GJ-9.2.2",
    "GJ-9.2.3",
    "GJ-9.2.4"
  })
  private void checkNormal(Position p, int unit, Hexes path, Refusals no) {
    int d = grid.direction(path.first(), path.get(1));
    if (path.size() == 2 && isWholeMove(p, unit, path.first(), d)) {
      return;
    }
    for (int i = 1; i < path.size(); i++) {
      if (stepCost(p, unit, path.get(i - 1), path.get(i)) < 0) {
        explain(p, unit, path.get(i - 1), path.get(i), no);
        return;
      }
    }
    int cost = cost(p, unit, path);
    int has = allowance(p, unit);
    no.addIf(
        cost > has,
        "GJ-9.2",
        () ->
            "the way costs %d, %s has %d"
                .formatted(cost / Terrain.POINT, rules.name(unit), has / Terrain.POINT));
  }

  /** Whether a path is within a unit's normal movement; otherwise only a march may do. */
  boolean isNormal(Position p, int unit, Hexes path) {
    Refusals no = new Refusals();
    checkNormal(p, unit, path, no);
    return !no.any();
  }

  private Terrain.Costs costs(int unit) {
    return terrain.costs(rules.board().unit(unit).mechanized());
  }

  /** How many ends of a step lie in enemy zones. */
  private int zones(Position p, int unit, int from, int to) {
    Side side = rules.board().side(unit);
    return (rules.zones.inEnemyZone(p, side, from) ? 1 : 0)
        + (rules.zones.inEnemyZone(p, side, to) ? 1 : 0);
  }

  /** What a step costs with what enemy zones cost, or {@link Reach#NEVER}. */
  @Case("GJ-9.2.2")
  int stepCost(Position p, int unit, int from, int to) {
    int zones = zones(p, unit, from, to);
    byte[] costs = zones == 2 ? costs(unit).betweenZones() : costs(unit).plain();
    int step = costs[from * Direction.COUNT + grid.direction(from, to)];
    return step < 0 ? Reach.NEVER : step + zones * terrain.zonePoints();
  }

  private void explain(Position p, int unit, int from, int to, Refusals no) {
    int d = grid.direction(from, to);
    boolean majorRiver = (terrain.hexside(from, d) & Terrain.MAJOR_RIVER) != 0;
    String step = rules.number(from) + " to " + rules.number(to);
    if (majorRiver && zones(p, unit, from, to) == 2) {
      no.add("GJ-9.2.3", step + " crosses a major river between two enemy zones");
    } else if (terrain.isUnbridgedMajorRiver(from, d)) {
      String how = " crosses a major river: that takes a bridge, or a whole move begun beside it";
      no.add("GJ-9.2.1-1b", step + how);
    } else {
      no.add("GJ-9.2.4", step + " enters mountains, which takes a road");
    }
  }

  /**
   * Whether a step takes a unit's whole move: across a major river without a bridge, or of a
   * mountain division into mountains. Neither between two enemy zones.
   */
  @Case({"GJ-9.2.1-1b", "GJ-9.2.3", "GJ-9.2.4"})
  boolean isWholeMove(Position p, int unit, int from, int d) {
    int to = grid.neighbour(from, d);
    if (to == HexGrid.OFF || terrain.isBarred(from, d)) {
      return false;
    }
    boolean mountain = terrain.isRoadlessMountain(from, d);
    if (mountain ? !isMountainDivision(unit) : !terrain.isUnbridgedMajorRiver(from, d)) {
      return false;
    }
    int zones = zones(p, unit, from, to);
    int entry = mountain ? 0 : costs(unit).entry()[to];
    return zones < 2 && entry + zones * terrain.zonePoints() <= allowance(p, unit);
  }

  boolean isMountainDivision(int unit) {
    return rules.board().unit(unit).arm().equals("mountain");
  }

  // ---- strategic movement

  @Case({"GJ-9.3", "GJ-9.3.1", "GJ-9.1.2"})
  private void checkStrategic(Position p, int unit, Hexes path, Refusals no) {
    Side side = rules.board().side(unit);
    for (int i = 0; i < path.size(); i++) {
      int hex = path.get(i);
      no.addIf(
          rules.zones.inEnemyZone(p, side, hex),
          "GJ-9.3.1",
          () ->
              "a strategic move neither begins in an enemy zone nor enters one: "
                  + rules.number(hex));
      if (i > 0) {
        int d = grid.direction(path.get(i - 1), hex);
        no.addIf(
            terrain.columnOfRoads[path.get(i - 1) * Direction.COUNT + d] < 0,
            "GJ-9.3.1",
            () -> "a strategic move keeps to roads, none leads to " + rules.number(hex));
      }
    }
    no.addIf(
        path.size() - 1 > allowance(p, unit),
        "GJ-9.3.1",
        () ->
            "%s marches at most %d road hexes, at half a point each"
                .formatted(rules.name(unit), allowance(p, unit)));
  }

  // ---- where it may end

  /**
   * A hex may be overfull in the middle of the segment as long as somebody who can still move
   * stands there.
   */
  @Case("GJ-3.1.3")
  boolean mayStay(Position p, int unit, int hex) {
    if (p.hex(unit) == hex || rules.stacking.hasRoom(p, hex)) {
      return true;
    }
    for (int other = p.first(hex); other >= 0; other = p.next(other)) {
      if (canStillMove(p, other)) {
        return true;
      }
    }
    return false;
  }

  // ---- reach

  /** Whether a unit may march in column from where it stands. */
  @Case("GJ-9.3.1")
  boolean mayMarch(Position p, int unit) {
    int hex = p.hex(unit);
    return terrain.roadHexes.has(hex) && !rules.zones.inEnemyZone(p, rules.board().side(unit), hex);
  }

  /** Spreads the normal movement of a unit, without whole moves, or its march. */
  @Case({"GJ-9.2", "GJ-9.2.2", "GJ-9.3.1"})
  void spread(Position p, int unit, boolean march, Reach reach) {
    BlitzkriegScratch scratch = BlitzkriegScratch.of(p);
    Side side = rules.board().side(unit);
    HexSet enemies = p.occupied(side.enemy());
    if (march) {
      HexSet closed = scratch.room;
      closed.copyFrom(scratch.enemyZone(p, side, rules.roster.fortresses()));
      closed.addAll(enemies);
      reach.from(
          p.hex(unit),
          allowance(p, unit),
          terrain.columnOfRoads,
          closed,
          terrain.nothing,
          0,
          Reach.Steps.ALL);
    } else {
      reach.withZoneCosts(
          p.hex(unit),
          allowance(p, unit),
          costs(unit).plain(),
          costs(unit).betweenZones(),
          enemies,
          scratch.enemyZones(p, side, rules.roster.fortresses()),
          0,
          terrain.zonePoints());
    }
  }

  // ---- carrying it out

  void carryOut(Position p, Move order, Chronicle chronicle) {
    int unit = order.units().get(0);
    int all = allowance(p, unit);
    int cost = OnRoads.is(order) ? order.path().size() - 1 : cost(p, unit, order.path());
    p.place(unit, order.path().last());
    p.mark(unit, Flag.MOVED);
    chronicle.tell(
        new Moved(
            order.units(),
            order.path(),
            new Points(cost < 0 ? all : Math.min(cost, all)),
            OnRoads.is(order) ? "GJ-9.3.1" : "GJ-9.2"));
    rules.control.went(p, rules.board().side(unit), order.path(), chronicle);
  }

  /** What a path costs in normal movement, or {@link Reach#NEVER}. */
  private int cost(Position p, int unit, Hexes path) {
    int spent = 0;
    for (int i = 1; i < path.size(); i++) {
      int step = stepCost(p, unit, path.get(i - 1), path.get(i));
      if (step < 0) {
        return Reach.NEVER;
      }
      spent += step;
    }
    return spent;
  }
}
