package hexfront.games.blitzfront;

import hexfront.engine.Board;
import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.orders.Units;
import org.jspecify.annotations.Nullable;

/**
 * One unit on the move: what it has, what it has spent, and whether it may take a step. Begun anew
 * for every unit, so that nothing is made while units are looked at.
 */
final class March {
  private static final Units ALONE = Units.of();

  private final BlitzfrontRules rules;
  private final HexGrid grid;
  private Position p;
  private Units group = ALONE;
  private Side side = Side.AXIS;
  private Side enemy = Side.SOVIET;
  private int kinds;
  private boolean foot;
  private boolean frozen;
  private Weather weather = Weather.GOOD;
  private byte[] costs = {};
  private int factors;
  private int bonus;

  int at;
  int spent;
  int roads;
  int rivers;
  boolean exposed;
  boolean stopped;
  boolean first;

  March(BlitzfrontRules rules, Position p) {
    this.rules = rules;
    this.p = p;
    grid = rules.board().grid();
  }

  /** A unit begins, or goes on, together with others that stand with it. */
  void begin(Position position, int unit, Units with, Step step) {
    p = position;
    group = with;
    side = rules.board().side(unit);
    enemy = side.enemy();
    kinds = rules.roster.kinds(unit);
    foot = (kinds & BlitzfrontRoster.MOBILE) == 0;
    weather = rules.weather(p);
    frozen = weather == Weather.SNOW;
    costs = rules.terrain.costs(kinds, weather);
    factors = rules.movement.factors(p, unit, step);
    bonus = rules.movement.bonus(side, step);
    at = p.hex(unit);
    spent = p.spent(unit);
    roads = Flag.roads(p.flags(unit));
    rivers = Flag.rivers(p.flags(unit));
    exposed = p.is(unit, Flag.EXPOSED);
    stopped = p.is(unit, Flag.STOPPED);
    first = p.startHex(unit) < 0;
  }

  void begin(Position position, int unit, Step step) {
    begin(position, unit, ALONE, step);
  }

  /**
   * An advance after combat: a small move with so many factors and without a bonus.
   *
   * @param halves what may be spent
   */
  void beginAdvance(Position position, int unit, int halves) {
    begin(position, unit, Step.OPERATIONAL);
    factors = halves;
    bonus = 0;
    spent = 0;
    roads = 0;
    rivers = 0;
    exposed = true;
    stopped = false;
    first = true;
  }

  boolean isFoot() {
    return foot;
  }

  /** What a step costs in half factors; below 0 if it is never possible. */
  int cost(int from, int d) {
    return costs[from * Direction.COUNT + d];
  }

  boolean isRoad(int from, int d) {
    return rules.terrain.isRoad(from, d, weather);
  }

  boolean isRiver(int from, int d) {
    return rules.terrain.isRiver(from, d, frozen);
  }

  boolean inZone(int hex) {
    return p.inZone(enemy, Board.MOVEMENT_ZONE, hex);
  }

  /**
   * What bars a step apart from its cost, or null.
   *
   * @param begins whether it is the first of the unit's movement
   * @param intoEnemies whether the enemies there are about to be overrun
   */
  @Case({"BF-ZOC-1", "BF-ZOC-2", "BF-ZOC-3", "BF-ZOC-4", "BF-KAT-2", "BF-TER-10"})
  @Nullable Bar bar(int from, int d, boolean begins, boolean intoEnemies) {
    if (cost(from, d) < 0) {
      return Bar.CLOSED;
    }
    int to = grid.neighbour(from, d);
    if (p.holds(enemy, to) && !intoEnemies && !passesRockets(to)) {
      return Bar.ENEMY;
    }
    boolean zone = inZone(from);
    if (zone && !begins) {
      return Bar.STOP;
    }
    if (zone && inZone(to) && sameZone(from, d) && !hasFriend(to)) {
      return Bar.SAME_ZONE;
    }
    return needsFriend(from, d) && !(begins && hasFriend(to)) ? Bar.CROSSING : null;
  }

  /** Whether a step crosses a river or line beside an enemy in good order without a zone. */
  @Case("BF-ZOC-2")
  boolean needsFriend(int from, int d) {
    return rules.terrain.isRiverOrLine(from, d, frozen)
        && (isWatched(from, d, 1) || isWatched(from, d, 5));
  }

  /** Whether an enemy beside both hexes of a step could enter them. */
  private boolean isWatched(int from, int d, int turn) {
    int hex = grid.neighbour(from, (d + turn) % Direction.COUNT);
    if (hex == HexGrid.OFF
        || !p.holds(enemy, hex)
        || cost(hex, (d + turn + 3) % Direction.COUNT) < 0
        || cost(hex, (d + (turn == 1 ? 5 : 1)) % Direction.COUNT) < 0) {
      return false;
    }
    int large = BlitzfrontRoster.ARMY | BlitzfrontRoster.CORPS;
    for (int unit = p.first(hex); unit >= 0; unit = p.next(unit)) {
      if (!rules.roster.is(unit, large) && !p.is(unit, Flag.DISRUPTED)) {
        return true;
      }
    }
    return false;
  }

  /** Whether one enemy hex exerts its zone into both hexes of a step. */
  @Case("BF-ZOC-2")
  boolean sameZone(int from, int d) {
    return exertsInto(from, d, 1) || exertsInto(from, d, 5);
  }

  private boolean exertsInto(int from, int d, int turn) {
    int hex = grid.neighbour(from, (d + turn) % Direction.COUNT);
    if (hex == HexGrid.OFF || !p.holds(enemy, hex)) {
      return false;
    }
    int back = (d + turn + 3) % Direction.COUNT;
    int on = (d + (turn == 1 ? 5 : 1)) % Direction.COUNT;
    int both = 1 << back | 1 << on;
    return (p.exerted(enemy, Board.MOVEMENT_ZONE, hex) & both) == both;
  }

  /** A German unit goes through rocket units that nobody protects. */
  @Case("BF-KAT-2")
  boolean passesRockets(int hex) {
    return (kinds & BlitzfrontRoster.GERMAN) != 0 && rules.rockets.standAlone(p, hex);
  }

  private boolean hasFriend(int hex) {
    if (!p.holds(side, hex)) {
      return false;
    }
    for (int unit = p.first(hex, side); unit >= 0; unit = p.next(unit, side)) {
      if (!group.has(unit)) {
        return true;
      }
    }
    return false;
  }

  /** Whether a unit leaves a zone that costs the bonus, and no friend stays behind. */
  @Case("BF-MOV-2")
  boolean leavesCostly(int hex, int unit) {
    if (!p.inZone(enemy, ZonesOfControl.COSTLY, hex)) {
      return false;
    }
    for (int other = p.first(hex, side); other >= 0; other = p.next(other, side)) {
      if (other != unit && !group.has(other)) {
        return false;
      }
    }
    return true;
  }

  /** Whether a unit enters a zone that costs the bonus, where no friend stands. */
  @Case("BF-MOV-2")
  boolean entersCostly(int hex) {
    return p.inZone(enemy, ZonesOfControl.COSTLY, hex) && !p.holds(side, hex);
  }

  /** What may be spent without the bonus; on foot a road hex is free. */
  @Case({"BF-MOV-1", "BF-MOV-3"})
  int limit(int onRoads) {
    return factors + (foot && onRoads > 0 ? Terrain.POINT : 0);
  }

  /** Why so much may not be spent, or null. */
  @Case({"BF-MOV-1", "BF-MOV-2", "BF-MOV-3"})
  @Nullable Bar over(int cost, int onRoads, boolean isExposed) {
    if (cost <= limit(onRoads)) {
      return null;
    }
    int most = factors + bonus + (foot ? Math.min(2, onRoads) * Terrain.POINT : 0);
    return cost > most ? Bar.COST : isExposed ? Bar.BONUS : null;
  }

  boolean needsBonus(int cost, int onRoads) {
    return cost > limit(onRoads);
  }

  int roadsAfter(int from, int d, int before) {
    return foot && before < 2 && isRoad(from, d) ? before + 1 : before;
  }

  /** Takes a step if nothing bars it; otherwise says what does. */
  @Nullable Bar take(int unit, int d, int extra, boolean intoEnemies) {
    if (stopped) {
      return Bar.STOP;
    }
    Bar bar = bar(at, d, first, intoEnemies);
    if (bar != null) {
      return bar;
    }
    int to = grid.neighbour(at, d);
    int cost = spent + cost(at, d) + extra;
    int onRoads = roadsAfter(at, d, roads);
    boolean shows = exposed || first && leavesCostly(at, unit) || entersCostly(to);
    Bar over = over(cost, onRoads, shows);
    if (over != null) {
      return over;
    }
    rivers += isRiver(at, d) ? 1 : 0;
    stopped = inZone(to) || needsFriend(at, d);
    at = to;
    spent = cost;
    roads = onRoads;
    exposed = shows;
    first = false;
    return null;
  }
}
