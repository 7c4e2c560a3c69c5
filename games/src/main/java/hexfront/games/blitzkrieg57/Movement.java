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
    terrain = rules.terrain();
  }

  // ---- who moves

  /** Why a unit may not move now; legal if it may. */
  @Case({"GJ-8.0", "GJ-9.0", "GJ-9.1.1", "GJ-14.3.1"})
  Verdict mayMove(Position p, int unit) {
    Refusals no = new Refusals();
    if (rules.board().side(unit) != p.phasing() || !p.onMap(unit)) {
      no.add("GJ-9.0", rules.name(unit) + " is not a unit of the active side on the map");
    } else if (rules.fortresses().isMarker(unit)) {
      no.add("GJ-14.3.1", "a fortress does not move");
    } else if (!p.is(unit, Flag.ACTIVE)) {
      no.add("GJ-8.0", rules.name(unit) + " is not activated");
    } else if (p.is(unit, Flag.MOVED)) {
      no.add("GJ-9.1.1", rules.name(unit) + " has moved in this segment");
    }
    return no.verdict();
  }

  boolean canStillMove(Position p, int unit) {
    return p.onMap(unit) && (p.flags(unit) & (Flag.ACTIVE | Flag.MOVED)) == Flag.ACTIVE;
  }

  /** What a unit may spend, in half points. */
  @Case({"GJ-9.2", "GJ-16.2-2", "GJ-1.3"})
  int allowance(Position p, int unit) {
    int points = p.step(unit).movement();
    return Math.min(Reach.MOST, (p.is(unit, Flag.UNLED) ? points / 2 : points) * Terrain.POINT);
  }

  // ---- an order

  Verdict check(Position p, Move order) {
    Refusals no = new Refusals();
    Hexes path = order.path();
    if (order.units().size() != 1) {
      no.add("GJ-9.1.1", "units move one at a time");
      return no.verdict();
    }
    int unit = order.units().get(0);
    no.addAll(mayMove(p, unit));
    if (no.any()) {
      return no.verdict();
    }
    no.addIf(
        path.size() < 2 || path.first() != p.hex(unit),
        "GJ-9.0",
        () -> "the path begins in " + rules.number(p.hex(unit)) + " and goes on from there");
    if (!no.any()) {
      checkSteps(p, unit, path, no);
    }
    if (!no.any() && OnRoads.is(order)) {
      checkStrategic(p, unit, path, no);
    } else if (!no.any()) {
      checkNormal(p, unit, path, no);
    }
    if (!no.any() && !mayStay(p, unit, path.last())) {
      no.add(
          "GJ-3.1.3",
          rules.number(path.last()) + " would hold too many units at the end of the segment");
    }
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
      } else if (terrain.water().has(to) || terrain.isClosed(path.get(i - 1), d)) {
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
    int spent = 0;
    for (int i = 1; i < path.size(); i++) {
      int step = stepCost(p, unit, path.get(i - 1), path.get(i));
      if (step < 0) {
        explain(p, unit, path.get(i - 1), path.get(i), no);
        return;
      }
      spent += step;
    }
    int cost = spent;
    no.addIf(
        spent > allowance(p, unit),
        "GJ-9.2",
        () ->
            "the way costs "
                + points(cost)
                + ", "
                + rules.name(unit)
                + " has "
                + points(allowance(p, unit)));
  }

  /** Whether a path is within a unit's normal movement; otherwise only a march may do. */
  boolean isNormal(Position p, int unit, Hexes path) {
    Refusals no = new Refusals();
    checkNormal(p, unit, path, no);
    return !no.any();
  }

  private static String points(int halves) {
    return halves % 2 == 0 ? Integer.toString(halves / 2) : Double.toString(halves / 2.0);
  }

  /** What a step costs with the tolls of enemy zones, or {@link Reach#NEVER}. */
  @Case("GJ-9.2.2")
  int stepCost(Position p, int unit, int from, int to) {
    Side side = rules.board().side(unit);
    boolean mechanized = rules.board().unit(unit).mechanized();
    boolean leaves = rules.zones().inEnemyZone(p, side, from);
    boolean enters = rules.zones().inEnemyZone(p, side, to);
    byte[] costs =
        leaves && enters ? terrain.costsBetweenZones(mechanized) : terrain.plainCosts(mechanized);
    int step = costs[from * Direction.COUNT + grid.direction(from, to)];
    return step < 0
        ? Reach.NEVER
        : step + (leaves ? terrain.toll() : 0) + (enters ? terrain.toll() : 0);
  }

  private void explain(Position p, int unit, int from, int to, Refusals no) {
    int d = grid.direction(from, to);
    Side side = rules.board().side(unit);
    boolean between =
        rules.zones().inEnemyZone(p, side, from) && rules.zones().inEnemyZone(p, side, to);
    boolean majorRiver = (terrain.hexside(from, d) & Terrain.MAJOR_RIVER) != 0;
    String step = rules.number(from) + " to " + rules.number(to);
    if (majorRiver && between) {
      no.add("GJ-9.2.3", step + " crosses a major river between two enemy zones");
    } else if (terrain.isUnbridgedMajorRiver(from, d)) {
      no.add(
          "GJ-9.2.1-1b",
          step
              + " crosses a major river without a bridge: that takes a whole move, begun beside"
              + " it");
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
    if (to == HexGrid.OFF || terrain.water().has(to) || terrain.isClosed(from, d)) {
      return false;
    }
    boolean river = terrain.isUnbridgedMajorRiver(from, d);
    boolean mountain = terrain.isMountain(to) && (terrain.hexside(from, d) & Terrain.ROAD) == 0;
    if (!river && !mountain || mountain && !isMountainDivision(unit)) {
      return false;
    }
    Side side = rules.board().side(unit);
    boolean leaves = rules.zones().inEnemyZone(p, side, from);
    boolean enters = rules.zones().inEnemyZone(p, side, to);
    if (leaves && enters) {
      return false;
    }
    int toll = leaves || enters ? terrain.toll() : 0;
    int entry = mountain ? 0 : terrain.entry(to, rules.board().unit(unit).mechanized());
    return entry + toll <= allowance(p, unit);
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
          rules.zones().inEnemyZone(p, side, hex),
          "GJ-9.3.1",
          () ->
              "a strategic move neither begins in an enemy zone nor enters one: "
                  + rules.number(hex));
      if (i > 0) {
        int d = grid.direction(path.get(i - 1), hex);
        no.addIf(
            terrain.columnOfRoads()[path.get(i - 1) * Direction.COUNT + d] < 0,
            "GJ-9.3.1",
            () -> "a strategic move keeps to roads, none leads to " + rules.number(hex));
      }
    }
    no.addIf(
        path.size() - 1 > allowance(p, unit),
        "GJ-9.3.1",
        () ->
            rules.name(unit)
                + " marches at most "
                + allowance(p, unit)
                + " road hexes, at half a point each");
  }

  // ---- where it may end

  /**
   * A hex may be overfull in the middle of the segment as long as somebody who can still move
   * stands there.
   */
  @Case("GJ-3.1.3")
  boolean mayStay(Position p, int unit, int hex) {
    if (p.hex(unit) == hex || rules.stacking().hasRoom(p, hex)) {
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

  /** Spreads the normal movement of a unit; whole moves are not in it. */
  Reach reach(Position p, int unit) {
    Reach reach = rules.working(p).reach();
    spread(p, unit, reach);
    return reach;
  }

  @Case({"GJ-9.2", "GJ-9.2.2"})
  void spread(Position p, int unit, Reach reach) {
    Working working = rules.working(p);
    Side side = rules.board().side(unit);
    boolean mechanized = rules.board().unit(unit).mechanized();
    reach.withTolls(
        p.hex(unit),
        allowance(p, unit),
        terrain.plainCosts(mechanized),
        terrain.costsBetweenZones(mechanized),
        p.occupied(side.enemy()),
        working.enemyZones(side, rules.fortresses().markers()),
        0,
        terrain.toll());
  }

  /** Whether a unit may march in column from where it stands. */
  @Case("GJ-9.3.1")
  boolean mayMarch(Position p, int unit) {
    int hex = p.hex(unit);
    return terrain.onRoad(hex) && !rules.zones().inEnemyZone(p, rules.board().side(unit), hex);
  }

  /** Spreads the strategic movement of a unit that may march. */
  Reach march(Position p, int unit) {
    Reach reach = rules.working(p).reach();
    spreadMarch(p, unit, reach);
    return reach;
  }

  @Case("GJ-9.3.1")
  void spreadMarch(Position p, int unit, Reach reach) {
    Working working = rules.working(p);
    Side side = rules.board().side(unit);
    HexSet closed = working.scratch();
    closed.copyFrom(working.enemyZone(side, rules.fortresses().markers()));
    closed.addAll(p.occupied(side.enemy()));
    byte[] nothing = rules.nothing();
    reach.from(
        p.hex(unit),
        allowance(p, unit),
        terrain.columnOfRoads(),
        closed,
        nothing,
        0,
        Reach.Steps.ALL);
  }

  // ---- carrying it out

  void carryOut(Position p, Move order, Chronicle chronicle) {
    int unit = order.units().get(0);
    int cost = cost(p, unit, order);
    p.place(unit, order.path().last());
    p.mark(unit, Flag.MOVED);
    chronicle.tell(
        new Moved(
            order.units(),
            order.path(),
            new Points(cost),
            OnRoads.is(order) ? "GJ-9.3.1" : "GJ-9.2"));
    rules.control().went(p, rules.board().side(unit), order.path(), chronicle);
  }

  private int cost(Position p, int unit, Move order) {
    Hexes path = order.path();
    if (OnRoads.is(order)) {
      return path.size() - 1;
    }
    int spent = 0;
    for (int i = 1; i < path.size(); i++) {
      int step = stepCost(p, unit, path.get(i - 1), path.get(i));
      if (step < 0) {
        return allowance(p, unit);
      }
      spent += step;
    }
    return path.size() == 2 && spent > allowance(p, unit) ? allowance(p, unit) : spent;
  }
}
