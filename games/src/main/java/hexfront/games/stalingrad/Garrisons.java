package hexfront.games.stalingrad;

import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.map.HexGrid;
import hexfront.engine.staff.Staff;

/** Cities for commanders: who stays to keep one. */
final class Garrisons {
  /** How near an enemy has to be for a city to need a garrison, and for a great one. */
  private static final int THREAT = 2;

  private static final int THREAT_TO_MAJOR = 6;

  /** So much less defence counts of units that are missed elsewhere. */
  private static final double MISSED = 20;

  private final StalingradRules rules;
  private final HexGrid grid;
  private final Staff staff;

  Garrisons(StalingradRules rules, Staff staff) {
    this.rules = rules;
    this.staff = staff;
    grid = rules.board().grid();
  }

  /**
   * Whether a unit is the one that keeps a city near the enemy: the best defender there on foot,
   * for panzers are missed elsewhere.
   */
  boolean keeps(Position p, int unit) {
    int hex = p.hex(unit);
    if (hex < 0 || !isCombat(unit) || !rules.terrain.cities.has(hex)) {
      return false;
    }
    Side side = rules.board().side(unit);
    for (int other = p.first(hex, side); other >= 0; other = p.next(other, side)) {
      double more = isCombat(other) ? defence(p, other) - defence(p, unit) : -1;
      if (more > 0 || more == 0 && other < unit) {
        return false;
      }
    }
    int near = rules.terrain.is(hex, Terrain.MAJOR_CITY) ? THREAT_TO_MAJOR : THREAT;
    for (int enemy : p.occupied(side.enemy()).toArray()) {
      if (grid.distance(enemy, hex) <= near) {
        return true;
      }
    }
    return false;
  }

  private boolean isCombat(int unit) {
    return staff.role(unit) == Staff.Role.COMBAT;
  }

  private double defence(Position p, int unit) {
    return staff.defence(p, unit) - (rules.roster.isMotorized(unit) ? MISSED : 0);
  }
}
