package hexfront.games.stalingrad;

import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.kernels.Distances;
import hexfront.engine.kernels.Reach;
import hexfront.engine.map.HexGrid;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Move;
import hexfront.engine.orders.Units;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * In Fall Blau, the Army HQ that goes ahead to the south edge over which divisions are to leave:
 * motorized units out of supply go one hex a turn, and all HQs else stay with the many in the
 * north.
 */
final class Vanguard {
  /** So many hexes less than its range an HQ comes near to the edge. */
  private static final int SPARE = 2;

  /** How far from the enemy an HQ stands that has nobody with it. */
  private static final int ALONE = 3;

  private final StalingradRules rules;
  private final HexGrid grid;
  private final CaucasusAdvice caucasus;
  private final CommandAdvice command;
  private final Reach reach;
  private final Distances distances;
  private final int[] far;
  private int turn = -1;

  Vanguard(StalingradRules rules, CaucasusAdvice caucasus, CommandAdvice command) {
    this.rules = rules;
    this.caucasus = caucasus;
    this.command = command;
    grid = rules.board().grid();
    reach = new Reach(grid);
    distances = new Distances(grid);
    far = new int[grid.size()];
  }

  /** The HQ that would have the roads over the edge within its range first, or -1. */
  private int hq(Position p) {
    int best = -1;
    if (p.phasing() == Side.AXIS && caucasus.isNearEnd(p)) {
      int least = Integer.MAX_VALUE;
      for (int hq : rules.roster.armyHqs(Side.AXIS)) {
        int missing = p.onMap(hq) ? missing(p, hq, p.hex(hq)) : Integer.MAX_VALUE;
        if (missing < least) {
          best = hq;
          least = missing;
        }
      }
    }
    return best;
  }

  /** How far an HQ has to go until the nearest road over the edge is well within its range. */
  private int missing(Position p, int hq, int hex) {
    boolean near = false;
    for (int exit : rules.terrain.roadExits.toArray()) {
      near |=
          caucasus.isExit(exit) && grid.distance(hex, exit) <= rules.supplyLines.range(hq) - SPARE;
    }
    return near ? 0 : far(p)[hex];
  }

  /** The ways of motorized units from all hexes to the nearest road over the edge. */
  private int[] far(Position p) {
    if (turn != p.turn()) {
      turn = p.turn();
      Arrays.fill(far, Integer.MAX_VALUE);
      for (int exit : rules.terrain.roadExits.toArray()) {
        if (caucasus.isExit(exit)) {
          int[] ways = distances.to(exit, rules.going.printed(p, Side.AXIS, true));
          for (int hex = 0; hex < far.length; hex++) {
            far[hex] = Math.min(far[hex], ways[hex]);
          }
        }
      }
    }
    return far;
  }

  /** Whether a unit is the HQ that goes ahead, which goes nowhere else. */
  boolean goesAhead(Position p, int unit) {
    return rules.roster.isArmyHq(unit) && unit == hq(p);
  }

  /** The order that activates it before movement, or null. */
  @Nullable Order activation(Position p) {
    int hq = hq(p);
    return hq < 0 || p.is(hq, Flag.ACTIVE) || missing(p, hq, p.hex(hq)) == 0
        ? null
        : command.activation(p, Side.AXIS, hq);
  }

  /** Its move, before all others: as near to the edge as it is safe; or null. */
  @Nullable Order move(Position p) {
    int hq = hq(p);
    if (hq < 0 || !rules.movement.canMove(p, hq) || p.spent(hq) > 0) {
      return null;
    }
    rules.movement.spread(p, hq, false, reach);
    int least = missing(p, hq, p.hex(hq));
    Order found = null;
    for (int i = 1; i < reach.size(); i++) {
      int hex = reach.hex(i);
      int missing = missing(p, hq, hex);
      if (missing < least && isSafe(p, hex)) {
        Order order = new Move(Units.of(hq), Hexes.of(reach.path(hex)));
        if (rules.check(p, order).isLegal()) {
          least = missing;
          found = order;
        }
      }
    }
    return found;
  }

  private boolean isSafe(Position p, int hex) {
    int nearest = grid.size();
    for (int enemy : p.occupied(Side.SOVIET).toArray()) {
      nearest = Math.min(nearest, grid.distance(enemy, hex));
    }
    return nearest > 1 && (p.holds(Side.AXIS, hex) || nearest >= ALONE);
  }
}
