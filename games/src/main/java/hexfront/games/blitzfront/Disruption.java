package hexfront.games.blitzfront;

import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.events.Disrupted;
import hexfront.engine.events.Recovered;
import hexfront.engine.map.HexSet;
import hexfront.engine.orders.UnitRef;
import java.util.function.IntPredicate;

/** Disruption and recovery, and the entrenchments that stand between. */
final class Disruption {
  private final BlitzfrontRules rules;

  Disruption(BlitzfrontRules rules) {
    this.rules = rules;
  }

  /** A unit suffers a disruption; an army in entrenchments loses these instead. */
  @Case({"BF-DIS-2", "BF-DIS-3", "BF-ENT-4"})
  void disrupt(Position p, int unit, String rule, Chronicle chronicle) {
    boolean entrenched = p.is(unit, Flag.ENTRENCHED);
    boolean army = rules.roster.is(unit, BlitzfrontRoster.ARMY);
    if (entrenched && (army || p.is(unit, Flag.DISRUPTED))) {
      loseEntrenchment(p, unit, army ? "BF-DIS-2" : "BF-ENT-4", chronicle);
    } else if (!p.is(unit, Flag.DISRUPTED)) {
      p.mark(unit, Flag.DISRUPTED);
      chronicle.tell(new Disrupted(new UnitRef(unit), rule));
    }
  }

  /** A unit that moves, attacks or retreats leaves its entrenchments. */
  @Case("BF-ENT-3")
  void leaveEntrenchment(Position p, int unit, Chronicle chronicle) {
    if (p.is(unit, Flag.ENTRENCHED)) {
      loseEntrenchment(p, unit, "BF-ENT-3", chronicle);
    }
  }

  private static void loseEntrenchment(Position p, int unit, String rule, Chronicle chronicle) {
    p.unmark(unit, Flag.ENTRENCHED);
    chronicle.tell(new EntrenchmentLost(new UnitRef(unit), rule));
  }

  /** A disrupted unit that is in supply recovers. */
  @Case("BF-REC-6")
  void recover(Position p, int unit, String rule, Chronicle chronicle) {
    if (p.onMap(unit) && p.is(unit, Flag.DISRUPTED) && rules.supply.isSupplied(p, unit)) {
      p.unmark(unit, Flag.DISRUPTED);
      chronicle.tell(new Recovered(new UnitRef(unit), rule));
    }
  }

  /** Recovers some units of a side; all are judged before anybody recovers. */
  private void recover(
      Position p, Side side, IntPredicate which, String rule, Chronicle chronicle) {
    int[] units = rules.roster.ground(side);
    int[] able = new int[units.length];
    int n = 0;
    for (int unit : units) {
      if (p.onMap(unit)
          && p.is(unit, Flag.DISRUPTED)
          && which.test(unit)
          && rules.supply.isSupplied(p, unit)) {
        able[n++] = unit;
      }
    }
    for (int i = 0; i < n; i++) {
      p.unmark(able[i], Flag.DISRUPTED);
      chronicle.tell(new Recovered(new UnitRef(able[i]), rule));
    }
  }

  /** Whether a unit recovers in the middle of the enemy's turn: no Guards, no Germans. */
  @Case({"BF-REC-3", "BF-REC-5"})
  boolean recoversInEnemyTurn(int unit) {
    return rules.board().side(unit) == Side.SOVIET
        ? !rules.roster.is(unit, BlitzfrontRoster.GUARDS)
        : rules.roster.isAllied(unit);
  }

  /** Steps A4 and B4: those of the enemy who are not attacked. */
  @Case({"BF-REC-3", "BF-REC-5", "BF-SEQ-A4", "BF-SEQ-B4"})
  void afterMovement(Position p, HexSet attacked, Chronicle chronicle) {
    Side side = p.phasing().enemy();
    recover(
        p,
        side,
        unit -> recoversInEnemyTurn(unit) && !attacked.has(p.hex(unit)),
        side == Side.SOVIET ? "BF-SEQ-A4" : "BF-SEQ-B4",
        chronicle);
  }

  /** Steps A9 and B8: all Germans, and red-lettered Soviets. */
  @Case({"BF-REC-1", "BF-REC-2", "BF-SEQ-A9", "BF-SEQ-B8"})
  void endOfTurn(Position p, Chronicle chronicle) {
    boolean axis = p.phasing() == Side.AXIS;
    int kind = axis ? BlitzfrontRoster.GERMAN : BlitzfrontRoster.GUARDS;
    recover(
        p,
        p.phasing(),
        unit -> rules.roster.is(unit, kind),
        axis ? "BF-SEQ-A9" : "BF-SEQ-B8",
        chronicle);
  }
}
