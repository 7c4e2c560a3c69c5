package hexfront.games.stalingrad;

import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Verdict;

/** Who may move, and how far. */
abstract class Movers {
  private final StalingradRules rules;
  private final StalingradRoster roster;

  Movers(StalingradRules rules) {
    this.rules = rules;
    roster = rules.roster;
  }

  // ---- who moves

  /** Why a unit may not move now; legal if it may. */
  @Case({
    "CTS-4.1a",
    "CTS-4.1b",
    "CTS-4.2d",
    "CTS-4.4.2a",
    "CTS-4.7c",
    "CTS-19.4a",
    "CTS-35.6c",
    "CTS-35.6e"
  })
  final Verdict mayMove(Position p, int unit) {
    String name = rules.name(unit);
    if (rules.board().side(unit) != p.phasing() || !p.onMap(unit)) {
      return Verdict.refused("CTS-4.1a", name + " is not a unit of the moving side on the map");
    }
    if (roster.isDepot(unit) || roster.isAir(unit)) {
      return Verdict.refused("CTS-4.1a", name + " does not move in the Movement Phase");
    }
    if (p.is(unit, Flag.FROZEN)) {
      boolean garrison = roster.formation(unit).equals(rules.data.garrison().formation());
      return Verdict.refused(garrison ? "CTS-35.6e" : "CTS-19.4a", name + " is not released yet");
    }
    if (Flag.bound(p.flags(unit)) > 0) {
      return Verdict.refused("CTS-4.7c", name + " is bound to an overrun");
    }
    if (p.is(unit, Flag.MOVED)) {
      return Verdict.refused("CTS-4.2d", name + " has moved");
    }
    if (roster.movementNow(p, unit) == 0) {
      return Verdict.refused(
          roster.isAirHq(unit) ? "CTS-23.7e" : "CTS-28.1a", name + " shows its non-mobile side");
    }
    if (roster.isNkvd(unit) && roster.isUnit(unit) && rules.terrain.is(p.hex(unit), Terrain.CITY)) {
      return Verdict.refused("CTS-4.4.2a", name + " does not leave its city");
    }
    return Verdict.legal();
  }

  /** The same without a reason; quick. */
  final boolean canMove(Position p, int unit) {
    return p.onMap(unit)
        && (p.flags(unit) & (Flag.FROZEN | Flag.BOUND | Flag.MOVED)) == 0
        && !roster.isDepot(unit)
        && !roster.isAir(unit)
        && roster.movementNow(p, unit) > 0
        && !(roster.isNkvd(unit)
            && roster.isUnit(unit)
            && rules.terrain.is(p.hex(unit), Terrain.CITY));
  }

  /** Whether the rules of the first turn keep a unit from moving, unless it exploits an overrun. */
  @Case({"CTS-35.6a", "CTS-35.6b", "CTS-36.6a"})
  final boolean isHeldBack(Position p, int unit) {
    return Ledger.is(p, Ledger.OPENING)
        && !(Ledger.scenario(p) != Ledger.URANUS
            && rules.data.firstMovers().contains(roster.formation(unit)));
  }

  // ---- how far

  /** The Movement Allowance now, in half points: by weather and by the state of its pocket. */
  @Case({
    "CTS-2.2.3",
    "CTS-25.0c",
    "CTS-25.0g",
    "CTS-25.0h",
    "CTS-25.0i",
    "CTS-27.2e",
    "CTS-27.2g",
    "CTS-31.2.4"
  })
  final int allowance(Position p, int unit) {
    int points = roster.movementNow(p, unit);
    if (Weather.isFoul(p)) {
      points = (points + 1) / 2;
    }
    if (roster.isMotorized(unit)) {
      points = rules.pockets.isPartial(p, unit) ? (points + 1) / 2 : points;
    } else if (rules.pockets.shortage(p, unit) > 0) {
      points = Math.max(1, points - 1);
    }
    return points * Terrain.POINT;
  }

  /** The allowance of Strategic Movement: half as much again, rounded up. */
  @Case({"CTS-4.5a", "CTS-4.5d"})
  final int strategicAllowance(Position p, int unit) {
    int points = allowance(p, unit) / Terrain.POINT;
    return (3 * points + 1) / 2 * Terrain.POINT;
  }

  /** Whether a unit is limited to a single hex: Out of Supply and motorized, or starving. */
  @Case({"CTS-16.4a", "CTS-16.4c", "CTS-27.2h"})
  final boolean isLimited(Position p, int unit) {
    return p.is(unit, Flag.OUT_OF_SUPPLY) && roster.isMotorized(unit)
        || rules.pockets.shortage(p, unit) > 1;
  }

  /** Why a unit may not move strategically from where it stands; legal if it may. */
  @Case({"CTS-4.5a", "CTS-4.5b", "CTS-16.4a"})
  final Verdict mayMoveStrategically(Position p, int unit) {
    if (roster.isHq(unit)) {
      return Verdict.refused("CTS-4.5b", "no HQ moves strategically");
    }
    if (p.is(unit, Flag.OUT_OF_SUPPLY)) {
      return Verdict.refused("CTS-16.4a", rules.name(unit) + " is Out of Supply");
    }
    boolean begins = p.spent(unit) == 0;
    if (!begins || ZonesOfControl.isBesideEnemy(p, p.phasing(), p.hex(unit))) {
      return Verdict.refused("CTS-4.5a", rules.name(unit) + " has to begin away from enemies");
    }
    return Verdict.legal();
  }
}
