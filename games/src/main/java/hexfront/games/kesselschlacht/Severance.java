package hexfront.games.kesselschlacht;

import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexSet;
import java.util.Arrays;
import java.util.Comparator;
import org.jspecify.annotations.Nullable;

/**
 * How the pocket's roads are cut at last: only who has a road home counts as saved when the game
 * ends, so Soviet units go where most of those who are home would have none any more.
 */
final class Severance {
  /** In so many of the last turns roads are cut. */
  private static final int LAST = 3;

  /** So many points are worth a march. */
  private static final int LEAST = 4;

  /** So many of the most promising hexes are looked at closely. */
  private static final int TRIES = 6;

  private final KesselRules rules;
  private final Breakout breakout;
  private final HexGrid grid;
  private final Paces paces;

  Severance(KesselRules rules, Breakout breakout) {
    this.rules = rules;
    this.breakout = breakout;
    grid = rules.board().grid();
    paces = new Paces(rules);
  }

  boolean isDue(Position p) {
    return p.turn() > rules.lastTurn() - LAST && rules.ending().goal() == null;
  }

  /** The points of all who are home. */
  int saved(Position p) {
    HexSet home = rules.victory().home(p);
    int sum = 0;
    for (int unit : rules.roster.ground(Side.AXIS)) {
      if (breakout.isOurs(p, unit) && home.has(p.hex(unit))) {
        sum += breakout.saved(unit);
      }
    }
    return sum;
  }

  /** The points of those who are home whose road leads over each hex. */
  private double[] traffic(Position p) {
    double[] traffic = new double[grid.size()];
    int[] ahead = rules.victory().roadAhead(p);
    HexSet home = rules.victory().home(p);
    for (int unit : rules.roster.ground(Side.AXIS)) {
      if (breakout.isOurs(p, unit) && home.has(p.hex(unit))) {
        for (int hex = p.hex(unit); hex >= 0; hex = ahead[hex]) {
          traffic[hex] += breakout.saved(unit);
        }
      }
    }
    return traffic;
  }

  /** Whether the pocket has more points as soon as a unit leaves its hex. */
  boolean cuts(Position p, int unit) {
    if (!isDue(p)) {
      return false;
    }
    Position without = p.copy();
    without.takeOff(unit, Position.GONE);
    return saved(without) >= saved(p) + LEAST;
  }

  /** The march that takes most from the pocket; null if none takes enough. */
  @Nullable Order next(Position p, InMovement stage, int[] able) {
    if (!isDue(p) || able.length == 0) {
      return null;
    }
    double[] traffic = traffic(p);
    Order best = null;
    int least = saved(p) - LEAST;
    for (int unit : able) {
      paces.spread(p, stage, unit);
      int[] hexes =
          paces
              .inReach()
              .filter(hex -> closes(traffic, hex) >= LEAST)
              .boxed()
              .sorted(Comparator.comparingDouble(hex -> -closes(traffic, hex)))
              .mapToInt(Integer::intValue)
              .limit(TRIES)
              .toArray();
      for (int hex : hexes) {
        if (rules.movement.mayEnd(p, unit, hex)) {
          Position then = p.copy();
          then.place(unit, hex);
          int left = saved(then);
          Order order =
              left < least ? paces.first(p, stage, unit, new int[] {hex}, new int[hex + 1]) : null;
          if (order != null) {
            least = left;
            best = order;
          }
        }
      }
    }
    return best;
  }

  /** The most that passes a hex or one beside it. */
  private double closes(double[] traffic, int hex) {
    double most = traffic[hex];
    for (int d = 0; d < Direction.COUNT; d++) {
      int to = grid.neighbour(hex, d);
      most = to == HexGrid.OFF ? most : Math.max(most, traffic[to]);
    }
    return most;
  }

  /** What those near a headquarters, whom it could cut off, are worth. */
  double near(Position p, int hq, int hexes) {
    HexSet home = rules.victory().home(p);
    return Arrays.stream(rules.roster.ground(Side.AXIS))
        .filter(unit -> breakout.isOurs(p, unit) && home.has(p.hex(unit)))
        .filter(unit -> grid.distance(p.hex(unit), p.hex(hq)) <= hexes)
        .mapToDouble(breakout::saved)
        .sum();
  }
}
