package hexfront.games.kesselschlacht;

import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexSet;
import hexfront.engine.orders.EndPhase;
import hexfront.engine.orders.Units;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * How Soviet formations move: each has one goal, its headquarters goes first and its units keep
 * near it, so that it can act again; who can attack together gathers for that.
 */
final class Pursuit {
  /** So many points that pass by are worth being barred. */
  private static final int BARRED = 12;

  /** How much more a post has to bar that a unit goes there, and what is not worth barring. */
  private static final double CLEARLY = 1.2;

  private static final double LITTLE = 1;

  /** Steps of a point in which posts are compared. */
  private static final int FINE = 10;

  /** Hexes that a headquarters keeps from the enemy if it is alone. */
  private static final int ALOOF = 3;

  private final KesselRules rules;
  private final KesselStaff staff;
  private final FrontAims aims;
  private final Wall wall;
  private final Severance severance;
  private final HexGrid grid;
  private final Paces paces;
  private final Leash leash;
  private final Onset onset;
  private final Parties parties;

  Pursuit(
      KesselRules rules,
      KesselStaff staff,
      FrontAims aims,
      Wall wall,
      Severance severance,
      Parties parties) {
    this.severance = severance;
    this.wall = wall;
    this.parties = parties;
    this.rules = rules;
    this.staff = staff;
    this.aims = aims;
    grid = rules.board().grid();
    paces = new Paces(rules);
    leash = new Leash(rules);
    onset = new Onset(rules, aims, leash, paces);
  }

  /** The next move, the end of the phase if there is none. */
  Order next(Position p, InMovement stage) {
    aims.weigh(p);
    for (int hq : rules.roster.ground(Side.SOVIET)) {
      if (rules.roster.isHeadquarters(hq) && p.onMap(hq)) {
        Order order = next(p, stage, hq);
        if (order != null) {
          return order;
        }
      }
    }
    return new EndPhase();
  }

  // ---- a formation

  private @Nullable Order next(Position p, InMovement stage, int hq) {
    int[] all = rules.unitsOf(p, rules.roster.printed(hq));
    int[] able =
        IntStream.of(all)
            .filter(unit -> isFree(p, stage, unit))
            .filter(unit -> !isGarrison(p, hq, unit))
            .filter(unit -> !severance.cuts(p, unit))
            .toArray();
    boolean leads = isFree(p, stage, hq);
    if (able.length == 0 && !leads) {
      return null;
    }
    int goal = aims.goal(p, hq);
    Order order = severance.next(p, stage, able);
    if (order == null && leads && goal >= 0) {
      order = lead(p, stage, hq, goal, all);
    }
    for (int i = 0; order == null && i < able.length; i++) {
      order = occupy(p, stage, hq, able[i]);
    }
    if (order == null && able.length > 0) {
      order = onset.gather(p, stage, hq, able);
    }
    for (int i = 0; order == null && goal >= 0 && i < able.length; i++) {
      order = march(p, stage, hq, able[i], goal);
    }
    return order;
  }

  private boolean isFree(Position p, InMovement stage, int unit) {
    return p.is(unit, Flag.ACTIVE)
        && rules.movement.canMove(p, stage, unit)
        && rules.marches.duty(p, unit, stage.regrouping()) == Duty.NONE;
  }

  /**
   * Whether a unit holds a place alone that counts only while somebody stands there; until the end
   * comes near only if its formation can act all the same, or looks after its places.
   */
  private boolean isGarrison(Position p, int hq, int unit) {
    if (aims.towns.has(p.hex(unit)) || parties.holds(p, unit)) {
      return true;
    }
    return holdsAlone(p, unit)
        && (aims.isNearTheEnd(p, hq) || isArmy(hq) || leash.of(p, hq, unit).has(p.hex(unit)));
  }

  /** Armies look after the places they have taken. */
  private boolean isArmy(int hq) {
    return rules.roster.formations.isArmy(rules.roster.printed(hq));
  }

  private boolean holdsAlone(Position p, int unit) {
    return rules.objectives().containsKey(p.hex(unit))
        && rules.stacking.count(p, Side.SOVIET, p.hex(unit)) == 1;
  }

  private int[] way(Position p, int unit, int goal) {
    return staff.distances(p, Side.SOVIET, rules.roster.mobility(unit), goal);
  }

  /** A headquarters goes ahead as far as all of its units can follow. */
  private @Nullable Order lead(Position p, InMovement stage, int hq, int goal, int[] all) {
    int[] way = way(p, hq, goal);
    paces.spread(p, stage, hq);
    boolean army = isArmy(hq);
    Units free =
        Units.of(
            IntStream.of(all)
                .filter(unit -> isFree(p, stage, unit))
                .filter(unit -> !army || !holdsAlone(p, unit))
                .toArray());
    int[] hexes =
        paces
            .inReach()
            .filter(hex -> way[hex] < way[p.hex(hq)])
            .filter(rules.activation::isNearRoad)
            .filter(hex -> p.holds(Side.SOVIET, hex) || !isNearEnemy(p, hex))
            .filter(hex -> leash.canFollow(p, hex, all, free))
            .toArray();
    return paces.first(p, stage, hq, hexes, way);
  }

  private boolean isNearEnemy(Position p, int hex) {
    for (int enemy : p.occupied(Side.AXIS).toArray()) {
      if (grid.distance(hex, enemy) < ALOOF) {
        return true;
      }
    }
    return false;
  }

  /** Somebody goes to a town that the enemy does not hold, or takes a place that nobody holds. */
  private @Nullable Order occupy(Position p, InMovement stage, int hq, int unit) {
    if (aims.post(p, hq) >= 0) {
      return null;
    }
    HexSet near = leash.of(p, hq, unit);
    boolean atLast = aims.isNearTheEnd(p, hq);
    int most = rules.roster.movement(p, unit) * Terrain.POINT;
    for (int town : aims.towns.toArray()) {
      Order order =
          !p.holds(Side.AXIS, town) && grid.distance(p.hex(unit), town) <= most
              ? into(p, stage, unit, town)
              : null;
      if (order != null) {
        return order;
      }
    }
    for (int hex : rules.objectives().keySet()) {
      if (!p.holds(Side.SOVIET, hex)
          && !p.holds(Side.AXIS, hex)
          && grid.distance(p.hex(unit), hex) <= most
          && (atLast || near.has(hex))) {
        Order order = into(p, stage, unit, hex);
        if (order != null) {
          return order;
        }
      }
    }
    return null;
  }

  private @Nullable Order into(Position p, InMovement stage, int unit, int hex) {
    paces.spread(p, stage, unit);
    return paces.reaches(hex)
        ? paces.first(p, stage, unit, new int[] {hex}, new int[hex + 1])
        : null;
  }

  /** Who can bar the pocket's way does so, everybody at another place; others go to the goal. */
  private @Nullable Order march(Position p, InMovement stage, int hq, int unit, int goal) {
    int[] way = way(p, unit, goal);
    HexSet near = leash.of(p, hq, unit);
    if (aims.post(p, hq) >= 0) {
      HexSet barred = wall.barredExcept(p, other -> other == unit);
      double stands = near.has(p.hex(unit)) ? wall.bars(p.hex(unit), barred) : 0;
      Order order = stand(p, stage, unit, near, barred, stands);
      if (order != null || stands > LITTLE) {
        return order;
      }
    }
    boolean astray = !near.has(p.hex(unit));
    if (!astray && aims.passing(p, p.hex(unit), false) >= BARRED) {
      return null;
    }
    paces.spread(p, stage, unit);
    Order order = bar(p, stage, unit, near);
    if (order == null) {
      int[] hexes =
          paces
              .inReach()
              .filter(near::has)
              .filter(hex -> astray || way[hex] < way[p.hex(unit)])
              .toArray();
      order = paces.first(p, stage, unit, hexes, way);
    }
    return order == null && astray ? comeBack(p, stage, unit, way(p, unit, p.hex(hq))) : order;
  }

  /** A unit takes the post in the wall where it bars most, if that is clearly more than it bars. */
  private @Nullable Order stand(
      Position p, InMovement stage, int unit, HexSet near, HexSet barred, double stands) {
    int[] price = new int[grid.size()];
    paces.spread(p, stage, unit);
    int[] posts =
        paces
            .inReach()
            .filter(near::has)
            .filter(hex -> wall.bars(hex, barred) > CLEARLY * stands + LITTLE)
            .peek(hex -> price[hex] = -(int) (FINE * wall.bars(hex, barred)))
            .toArray();
    return paces.first(p, stage, unit, posts, price);
  }

  private @Nullable Order comeBack(Position p, InMovement stage, int unit, int[] way) {
    int[] nearer = paces.inReach().filter(hex -> way[hex] < way[p.hex(unit)]).toArray();
    return paces.first(p, stage, unit, nearer, way);
  }

  private @Nullable Order bar(Position p, InMovement stage, int unit, HexSet near) {
    int[] open = new int[grid.size()];
    int[] hexes =
        paces
            .inReach()
            .filter(near::has)
            .peek(hex -> open[hex] = -(int) aims.passing(p, hex, true))
            .filter(hex -> open[hex] <= -BARRED)
            .toArray();
    return paces.first(p, stage, unit, hexes, open);
  }
}
