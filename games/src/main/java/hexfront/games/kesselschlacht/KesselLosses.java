package hexfront.games.kesselschlacht;

import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.games.common.Losses;
import hexfront.games.kesselschlacht.Formations.Group;

/** Section 13.1: what becomes of units that are lost, and of those whom they led. */
final class KesselLosses extends Losses {
  /** A headquarters that returns is away for a whole turn. */
  private static final int AWAY = 2;

  private final KesselRules rules;

  KesselLosses(KesselRules rules) {
    this.rules = rules;
  }

  @Override
  protected void eliminating(Position p, int unit) {
    p.setCameFrom(unit, p.hex(unit));
  }

  @Override
  protected int placeOf(Position p, int unit, String rule) {
    return returns(unit) ? Position.WAITING : Position.GONE;
  }

  @Override
  protected int keptFlags() {
    return Flag.LOST;
  }

  /** Soviet army headquarters and those of the relief force come back. */
  @Case({"KS-13.1.1", "KS-13.1.3"})
  boolean returns(int unit) {
    if (!rules.roster.isHeadquarters(unit)) {
      return false;
    }
    int formation = rules.roster.printed(unit);
    return rules.board().side(unit) == Side.SOVIET
        ? rules.roster.formations.isArmy(formation)
        : rules.roster.formations.group(formation) == Group.RELIEF;
  }

  @Override
  @Case({"KS-13.1", "KS-13.1.1", "KS-13.1.2", "KS-13.1.3", "KS-15.2.1", "KS-7.1.5"})
  protected void eliminated(Position p, int unit, String rule, Chronicle chronicle) {
    int hex = p.cameFrom(unit);
    p.setCameFrom(unit, -1);
    int times = Flag.timesLost(p.flags(unit)) + 1;
    p.unmark(unit, Flag.LOST);
    p.mark(unit, Flag.lost(times));
    rules.bridges.guardFails(p, unit, chronicle);
    if (rules.board().side(unit) == Side.AXIS && hex >= 0) {
      rules.positions.left(p, hex, chronicle);
    }
    if (rules.roster.isHeadquarters(unit)) {
      headquartersLost(p, unit);
    }
  }

  private void headquartersLost(Position p, int hq) {
    int formation = rules.roster.printed(hq);
    rules.bridges.trainsLost(p, hq);
    ordersEnd(p, hq);
    if (returns(hq)) {
      rules.ledger.setArrival(p, hq, p.turn() + AWAY, Ledger.SOURCE);
      return;
    }
    int store = rules.roster.formations.store(formation);
    if (store >= 0) {
      rules.ledger.setFuel(p, store, 0);
      rules.ledger.setAmmo(p, store, 0);
    }
    if (!rules.fuel.isArmyHeadquarters(hq) && rules.unitsOf(p, formation).length > 0) {
      p.mark(hq, Flag.MISSED);
    }
  }

  /** Directive and recall end with the headquarters to which they went. */
  @Case({"KS-8.1.3", "KS-8.2.2"})
  private void ordersEnd(Position p, int hq) {
    if (Ledger.unit(p, Ledger.DIRECTIVE_HQ) == hq) {
      rules.activation.endDirective(p);
    }
    if (Ledger.unit(p, Ledger.RECALL_HQ) == hq) {
      p.setValue(Ledger.RECALL_HQ, 0);
    }
  }

  /** A unit leaves the map of its own will; nobody scores for it. */
  @Case({"KS-11.2.2", "KS-9.2.2C"})
  void leave(Position p, int unit) {
    p.takeOff(unit, Position.GONE);
    p.unmark(unit, ~Flag.LOST);
    if (rules.roster.isHeadquarters(unit)) {
      rules.bridges.trainsLost(p, unit);
      ordersEnd(p, unit);
    }
  }
}
