package hexfront.games.kesselschlacht;

import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.kernels.Reach;
import hexfront.engine.map.HexSet;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Move;
import hexfront.engine.orders.Units;
import hexfront.games.kesselschlacht.Formations.Group;
import org.jspecify.annotations.Nullable;

/**
 * Who keeps the way home open for the Axis: garrisons and the relief force hold the towns in which
 * it ends and the places that count, and who is home takes post along the road, because a unit
 * opens its hex to those who trace over it.
 */
final class Wardens {
  /** So many of the relief force stay in a town of the road home, and in another place. */
  private static final int IN_TOWN = 2;

  private static final int IN_PLACE = 1;

  /** So many of all kinds hold a town of the road home. */
  private static final int TOWN = 3;

  /** So many points over a hex are worth a post. */
  private static final int POST = 12;

  private final KesselRules rules;
  private final Breakout breakout;
  private final Reach reach;
  private final HexSet towns;

  Wardens(KesselRules rules, Breakout breakout) {
    this.rules = rules;
    this.breakout = breakout;
    reach = new Reach(rules.board().grid());
    towns = new HexSet(rules.board().hexes());
    rules.data.points().homes().forEach(name -> rules.terrain.named(name).ifPresent(towns::add));
  }

  /** Whether a unit that is not of First Panzer Army stays where it is, and does not attack. */
  boolean stays(Position p, int unit) {
    if (rules.board().side(unit) != Side.AXIS
        || !p.onMap(unit)
        || !rules.roster.isCombat(unit)
        || breakout.isOurs(p, unit)) {
      return false;
    }
    int hex = p.hex(unit);
    boolean place = towns.has(hex) || rules.objectives().containsKey(hex);
    if (!place) {
      return false;
    }
    int before = 0;
    for (int other = p.first(hex, Side.AXIS); other >= 0; other = p.next(other, Side.AXIS)) {
      boolean sooner = other < unit && rules.roster.isCombat(other) && !breakout.isOurs(p, other);
      before += sooner ? 1 : 0;
    }
    boolean garrison = rules.group(p, unit) == Group.GARRISON;
    return garrison || before < (towns.has(hex) ? IN_TOWN : IN_PLACE);
  }

  /** Somebody who is home and not needed where he is goes where the road lies open. */
  @Nullable Order post(Position p, InMovement stage) {
    double[] trunk = breakout.trunk(p);
    for (int unit : rules.roster.ground(Side.AXIS)) {
      if (breakout.isOurs(p, unit)
          && rules.roster.isCombat(unit)
          && breakout.isHome(p, unit)
          && !isNeeded(p, trunk, p.hex(unit))
          && rules.movement.canMove(p, stage, unit)) {
        Order order = post(p, stage, unit, trunk);
        if (order != null) {
          return order;
        }
      }
    }
    return null;
  }

  private boolean isNeeded(Position p, double[] trunk, int hex) {
    int there = rules.stacking.count(p, Side.AXIS, hex);
    return trunk[hex] >= POST && there <= (towns.has(hex) ? TOWN : 1);
  }

  private @Nullable Order post(Position p, InMovement stage, int unit, double[] trunk) {
    rules.movement.spread(p, stage, Units.of(unit), reach);
    int best = -1;
    double most = 0;
    for (int i = 1; i < reach.size(); i++) {
      int hex = reach.hex(i);
      int there = rules.stacking.count(p, Side.AXIS, hex);
      boolean open = trunk[hex] >= POST && there < (towns.has(hex) ? TOWN : 1);
      double now = open ? trunk[hex] / (1 + there) * (1 + breakout.danger(p, hex)) : 0;
      if (now > most && rules.stacking.hasRoom(p, Side.AXIS, hex, 1)) {
        most = now;
        best = hex;
      }
    }
    if (best < 0) {
      return null;
    }
    Move move = new Move(Units.of(unit), Hexes.of(reach.path(best)));
    return rules.movement.check(p, stage, move).isLegal() ? move : null;
  }
}
