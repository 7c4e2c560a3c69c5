package hexfront.games.blitzkrieg57;

import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.events.LostSteps;
import hexfront.engine.events.Supply;
import hexfront.engine.orders.UnitRef;
import hexfront.engine.orders.Units;
import hexfront.games.Refusals;
import hexfront.games.blitzkrieg57.BlitzkriegStage.Fortifying;
import hexfront.games.blitzkrieg57.BlitzkriegStage.Transferring;
import java.util.Arrays;

/** Section 11: the supply check, the Axis transfers, the Soviet fortification, in this order. */
final class SupplyOrder {
  private final BlitzkriegRules rules;

  SupplyOrder(BlitzkriegRules rules) {
    this.rules = rules;
  }

  @Case({"GJ-7.2.4", "GJ-11.0"})
  void begin(Position p, Chronicle chronicle) {
    checkSupply(p, chronicle);
    p.setPhasing(Side.AXIS);
    p.setStage(new Transferring());
    if (!anyTransfer(p)) {
      endTransfers(p, chronicle);
    }
  }

  // ---- 11.1 the check

  /** Both sides are judged before anybody loses a step. */
  @Case({"GJ-11.1", "GJ-11.1.1", "GJ-11.1.2", "GJ-14.2.4", "GJ-15.1-4"})
  private void checkSupply(Position p, Chronicle chronicle) {
    int[] out = new int[rules.board().unitCount()];
    int n = 0;
    for (Side side : Side.values()) {
      if (!isExempt(side, p.turn())) {
        for (int unit : rules.roster(side)) {
          if (p.onMap(unit)
              && !rules.fortresses().isMarker(unit)
              && !rules.communications().hasLine(p, unit)) {
            out[n++] = unit;
          }
        }
      }
    }
    int[] cut = Arrays.copyOf(out, n);
    chronicle.tell(new Supply(Units.of(), Units.of(cut), "GJ-11.1"));
    for (int unit : cut) {
      lose(p, unit, chronicle);
    }
  }

  @Case("GJ-15.1-4")
  private boolean isExempt(Side side, int turn) {
    return side == rules.data().exemptSide() && rules.data().exemptTurns().contains(turn);
  }

  private void lose(Position p, int unit, Chronicle chronicle) {
    if (p.stepsLeft(unit) > 1) {
      p.setLost(unit, p.lost(unit) + 1);
      chronicle.tell(new LostSteps(new UnitRef(unit), 1, "no communication line", "GJ-11.1.1"));
    } else {
      rules.results().eliminate(p, unit, false, "no communication line", "GJ-11.1.1", chronicle);
    }
  }

  // ---- 11.2 transfers

  @Case({"GJ-11.2", "GJ-11.2.1"})
  Verdict check(Position p, Transfer order) {
    Refusals no = new Refusals();
    int unit = order.unit().index();
    if (rules.board().side(unit) != Side.AXIS || !p.onMap(unit)) {
      return Verdict.refused("GJ-11.2", "only Axis units on the map are transferred");
    }
    no.addIf(
        !rules.communications().hasLine(p, unit),
        "GJ-11.2.1",
        () -> rules.name(unit) + " has no communication line");
    no.addIf(
        rules.zones().inEnemyZone(p, Side.AXIS, p.hex(unit)),
        "GJ-11.2.1",
        () -> rules.name(unit) + " stands in an enemy zone");
    return no.verdict();
  }

  boolean mayTransfer(Position p, int unit) {
    return p.onMap(unit)
        && rules.communications().hasLine(p, unit)
        && !rules.zones().inEnemyZone(p, Side.AXIS, p.hex(unit));
  }

  private boolean anyTransfer(Position p) {
    for (int unit : rules.roster(Side.AXIS)) {
      if (mayTransfer(p, unit)) {
        return true;
      }
    }
    return false;
  }

  /** The unit waits in the box, on the side it shows. */
  @Case({"GJ-11.2", "GJ-11.2.2", "GJ-12.1.3"})
  void carryOut(Position p, Transfer order, Chronicle chronicle) {
    p.takeOff(order.unit().index(), Position.WAITING);
    chronicle.tell(new Boxed(order.unit(), "GJ-11.2"));
    if (!anyTransfer(p)) {
      endTransfers(p, chronicle);
    }
  }

  void endTransfers(Position p, Chronicle chronicle) {
    p.setPhasing(Side.SOVIET);
    p.setStage(new Fortifying(rules.data().fortressSteps()));
    goOnBuilding(p, chronicle);
  }

  // ---- 11.3 fortification

  /** Goes on once the Soviet side cannot build any more. */
  @Case("GJ-11.3")
  void goOnBuilding(Position p, Chronicle chronicle) {
    if (p.stage() instanceof Fortifying stage
        && (stage.steps() == 0 || !rules.fortresses().canBuild(p))) {
      rules.sequence().next(p, chronicle);
    }
  }
}
