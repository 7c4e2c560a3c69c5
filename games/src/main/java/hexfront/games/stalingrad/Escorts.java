package hexfront.games.stalingrad;

import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.map.HexGrid;

/**
 * Army HQs for commanders: none stands alone where the enemy can come. An HQ that is not activated
 * goes one hex a turn; whoever leaves it behind leaves the supply of an army behind.
 */
final class Escorts {
  /** How near the enemy has to be for an HQ to need an escort. */
  private static final int DANGER = 6;

  /** From how far away an escort comes. */
  private static final int COMES_FROM = 3;

  /** How near those are whom an HQ serves. */
  private static final int LEADS = 8;

  /** So much less an escort is wanted that is missed elsewhere. */
  private static final double MISSED = 20;

  private final StalingradRules rules;
  private final HexGrid grid;

  Escorts(StalingradRules rules) {
    this.rules = rules;
    grid = rules.board().grid();
  }

  /** Whether a unit is the one that stays with an HQ that cannot go along. */
  boolean stays(Position p, int unit) {
    int hex = p.hex(unit);
    if (hex < 0 || !escorts(unit)) {
      return false;
    }
    Side side = rules.board().side(unit);
    boolean left = false;
    for (int other = p.first(hex, side); other >= 0; other = p.next(other, side)) {
      left |= rules.roster.isArmyHq(other) && !p.is(other, Flag.ACTIVE);
      if (escorts(other) && (wanted(p, other) > wanted(p, unit) || isTwin(p, other, unit))) {
        return false;
      }
    }
    return left && isInDanger(p, side, hex);
  }

  private boolean isTwin(Position p, int other, int unit) {
    return other < unit && wanted(p, other) == wanted(p, unit);
  }

  /** The hex of an HQ that stands alone and to which a unit is the nearest escort, or -1. */
  int errand(Position p, int unit) {
    if (!p.onMap(unit) || !escorts(unit) || rules.roster.isMotorized(unit)) {
      return -1;
    }
    Side side = rules.board().side(unit);
    for (int hq : rules.roster.armyHqs(side)) {
      int hex = p.hex(hq);
      if (hex >= 0
          && hex != p.hex(unit)
          && !p.is(hq, Flag.ACTIVE)
          && grid.distance(hex, p.hex(unit)) <= COMES_FROM
          && !isEscorted(p, side, hex)
          && isNearest(p, side, unit, hex)
          && isInDanger(p, side, hex)) {
        return hex;
      }
    }
    return -1;
  }

  /** Whether units that leave a hex uncover an HQ beside it that has no escort. */
  boolean uncovers(Position p, Side side, int hex) {
    for (int hq : rules.roster.armyHqs(side)) {
      int at = p.hex(hq);
      if (at >= 0
          && at != hex
          && grid.distance(at, hex) <= 2
          && !isEscorted(p, side, at)
          && isInDanger(p, side, at)) {
        return true;
      }
    }
    return false;
  }

  /** How many units about a hex have no other HQ of the kind of this one near. */
  int without(Position p, int hq, int hex) {
    Side side = rules.board().side(hq);
    int[] kind =
        rules.roster.isArmyHq(hq) ? rules.roster.armyHqs(side) : rules.roster.frontHqs(side);
    int units = 0;
    for (int unit : rules.roster.ground(side)) {
      if (p.onMap(unit) && escorts(unit) && grid.distance(p.hex(unit), hex) <= LEADS) {
        boolean led = false;
        for (int other : kind) {
          led |= other != hq && p.onMap(other) && grid.distance(p.hex(other), p.hex(unit)) <= LEADS;
        }
        units += led ? 0 : 1;
      }
    }
    return units;
  }

  private boolean isNearest(Position p, Side side, int unit, int hex) {
    int far = grid.distance(p.hex(unit), hex);
    for (int other : rules.roster.ground(side)) {
      if (other != unit && p.onMap(other) && escorts(other) && !rules.roster.isMotorized(other)) {
        int his = grid.distance(p.hex(other), hex);
        if (his < far || his == far && other < unit) {
          return false;
        }
      }
    }
    return true;
  }

  private boolean isEscorted(Position p, Side side, int hex) {
    for (int other = p.first(hex, side); other >= 0; other = p.next(other, side)) {
      if (escorts(other)) {
        return true;
      }
    }
    return false;
  }

  /** Units that fight and are no HQs; brigades are too weak. */
  private boolean escorts(int unit) {
    return rules.roster.fights(unit) && !rules.roster.isHq(unit) && rules.roster.isLarge(unit);
  }

  private double wanted(Position p, int unit) {
    return rules.roster.defence(p, unit) - (rules.roster.isMotorized(unit) ? MISSED : 0);
  }

  private boolean isInDanger(Position p, Side side, int hex) {
    for (int enemy : p.occupied(side.enemy()).toArray()) {
      if (grid.distance(enemy, hex) <= DANGER) {
        return true;
      }
    }
    return false;
  }
}
