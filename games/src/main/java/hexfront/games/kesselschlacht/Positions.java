package hexfront.games.kesselschlacht;

import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.orders.Hex;
import hexfront.engine.orders.Hexes;
import hexfront.games.Refusals;
import hexfront.games.kesselschlacht.Formations.Group;

/** Module 7: hasty and prepared positions. */
final class Positions {
  static final String HASTY = "hasty";
  static final String PREPARED = "prepared";

  private final KesselRules rules;

  Positions(KesselRules rules) {
    this.rules = rules;
  }

  /** Whether a unit is of those that can dig in at all. */
  @Case({"KS-7.0", "KS-2.4.6", "KS-2.4.7"})
  boolean isAble(Position p, int unit) {
    return p.onMap(unit)
        && rules.roster.isGerman(unit)
        && rules.roster.isLegInfantry(unit)
        && !rules.roster.isMotorized(unit)
        && rules.group(p, unit) != Group.GARRISON;
  }

  /**
   * Whether a unit may dig in.
   *
   * @param fresh the hexes in which positions were taken up in this phase
   */
  @Case({"KS-7.1", "KS-7.1.1", "KS-7.1.2", "KS-7.1.4", "KS-13.3.4"})
  Verdict check(Position p, DigIn order, Hexes fresh) {
    int unit = order.unit().index();
    if (!p.onMap(unit) || rules.board().side(unit) != Side.AXIS || !isAble(p, unit)) {
      return Verdict.refused(
          "KS-7.0", rules.name(unit) + " is no German infantry of a corps on the map");
    }
    Refusals no = new Refusals();
    no.addIf(p.is(unit, Flag.DISORDER), "KS-7.1.4", () -> rules.name(unit) + " is in disorder");
    int hq = rules.headquarters(p, unit);
    no.addIf(
        hq >= 0 && p.is(hq, Flag.DISORDER), "KS-13.3.4", () -> "its headquarters is in disorder");
    no.addIf(
        rules.supply.level(p, unit) != Supply.Level.ATTACK,
        "KS-7.1.1",
        () -> rules.name(unit) + " has no path of supply to its headquarters");
    int hex = p.hex(unit);
    if (order.position().equals(HASTY)) {
      no.addIf(
          rules.ledger.hasPosition(p, hex),
          "KS-7.1.4",
          () -> rules.number(hex) + " has a position");
      no.addIf(
          rules.ledger.countHasty(p) >= rules.data.mostHasty(),
          "KS-2.4.6",
          () -> "all markers are used");
    } else if (order.position().equals(PREPARED)) {
      checkPrepared(p, unit, hex, fresh, no);
    } else {
      no.add("KS-7.1", "a position is hasty or prepared");
    }
    return no.verdict();
  }

  @Case("KS-7.1.2")
  private void checkPrepared(Position p, int unit, int hex, Hexes fresh, Refusals no) {
    no.addIf(
        !rules.ledger.isHasty(p, hex) || fresh.has(hex),
        "KS-7.1.2",
        () -> rules.number(hex) + " had no hasty position last turn");
    no.addIf(
        p.is(unit, Flag.DEFENDED_LAST_TURN),
        "KS-7.1.2",
        () -> rules.name(unit) + " was attacked last turn");
    no.addIf(
        rules.ledger.countPrepared(p) >= rules.data.mostPrepared(),
        "KS-2.4.7",
        () -> "all markers are used");
  }

  void dig(Position p, DigIn order, Chronicle chronicle) {
    int hex = p.hex(order.unit().index());
    boolean prepared = order.position().equals(PREPARED);
    rules.ledger.setHasty(p, hex, !prepared);
    rules.ledger.setPrepared(p, hex, prepared);
    chronicle.tell(new DugIn(new Hex(hex), order.position(), prepared ? "KS-7.1.2" : "KS-7.1.1"));
  }

  /** Units left a hex; its position stays while infantry does. */
  @Case("KS-7.1.5")
  void left(Position p, int hex, Chronicle chronicle) {
    if (rules.ledger.hasPosition(p, hex)) {
      for (int unit = p.first(hex, Side.AXIS); unit >= 0; unit = p.next(unit, Side.AXIS)) {
        if (rules.roster.isLegInfantry(unit)) {
          return;
        }
      }
      remove(p, hex, chronicle);
    }
  }

  /** Units attack out of a hex. */
  @Case("KS-7.1.5")
  void attackedFrom(Position p, int hex, Chronicle chronicle) {
    if (rules.ledger.hasPosition(p, hex)) {
      remove(p, hex, chronicle);
    }
  }

  private void remove(Position p, int hex, Chronicle chronicle) {
    rules.ledger.setHasty(p, hex, false);
    rules.ledger.setPrepared(p, hex, false);
    chronicle.tell(new PositionLost(new Hex(hex), "KS-7.1.5"));
  }

  /** By how much a position shifts an attack. */
  @Case({"KS-12.2.3", "KS-7.1.3", "KS-7.1.6"})
  int shift(Position p, int hex) {
    if (rules.ledger.isPrepared(p, hex)) {
      return rules.tables.preparedShift();
    }
    return rules.ledger.isHasty(p, hex) ? rules.tables.hastyShift() : 0;
  }
}
