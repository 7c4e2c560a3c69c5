package hexfront.games.stalingrad;

import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Unit;
import hexfront.engine.Verdict;
import hexfront.engine.orders.UnitRef;
import java.util.OptionalInt;
import java.util.function.Predicate;

/** Section 20: units that the turn record takes away. */
final class Withdrawals {
  private final StalingradRules rules;
  private final int any;

  Withdrawals(StalingradRules rules) {
    this.rules = rules;
    any = rules.board().unitCount();
  }

  /** Writes down what is due; what nobody can give is owed in Replacements. */
  @Case({"CTS-20.1", "CTS-20.2", "CTS-20.3", "CTS-ERR-3c", "CTS-ERR-3d", "CTS-ERR-3e"})
  void fallDue(Position p, Side side, Chronicle chronicle) {
    for (StalingradData.Withdrawal due : rules.data.withdrawals()) {
      if (due.turn() == p.turn() && due.side() == side) {
        boolean anyCorps = due.unit().equals(Ledger.ANY_TANK_CORPS);
        OptionalInt unit = anyCorps ? OptionalInt.of(any) : rules.board().unit(due.unit());
        unit.ifPresent(named -> fallDue(p, named, due.steps()));
      }
    }
  }

  private void fallDue(Position p, int named, int steps) {
    if (named != any && hasNothingToGive(p, named)) {
      return;
    }
    boolean possible = false;
    for (int unit = 0; unit < any && !possible; unit++) {
      possible = mayGo(p, unit, named);
    }
    if (possible) {
      for (int i = 0; i < Ledger.WITHDRAWALS; i++) {
        if (p.value(Ledger.WITHDRAW_UNIT + i) == 0) {
          p.setValue(Ledger.WITHDRAW_UNIT + i, named + 1);
          p.setValue(Ledger.WITHDRAW_STEPS + i, steps);
          return;
        }
      }
    } else if (named != any) {
      rules.replacements.owe(p, named, steps);
    }
  }

  /** A unit that never entered, or whose cadre is lost, owes nothing. */
  private static boolean hasNothingToGive(Position p, int unit) {
    int place = p.hex(unit);
    return place == Position.WAITING
        || place == Position.GONE
        || place == Boxes.LOST
        || place == Boxes.WITHDRAWN;
  }

  private static boolean isInPlay(Position p, int unit) {
    return p.onMap(unit) || Boxes.isOffMap(p.hex(unit)) || p.hex(unit) == Boxes.ARRIVING;
  }

  /** Whether a unit may go for the one that was named. */
  @Case({"CTS-20.1", "CTS-20.3"})
  private boolean mayGo(Position p, int unit, int named) {
    if (!isInPlay(p, unit) || rules.communications.isIsolated(p, unit)) {
      return false;
    }
    Unit one = rules.board().unit(unit);
    if (named == any) {
      return one.side() == Side.SOVIET && one.arm().equals("tank") && one.size().equals("corps");
    }
    Unit other = rules.board().unit(named);
    return unit == named
        || one.side() == other.side()
            && one.nationality().equals(other.nationality())
            && one.arm().equals(other.arm())
            && one.size().equals(other.size())
            && !rules.roster.isHq(unit)
            && rules.roster.attackNow(p, unit) >= other.steps().getFirst().attack();
  }

  boolean isAnyDue(Position p) {
    for (int i = 0; i < Ledger.WITHDRAWALS; i++) {
      if (p.value(Ledger.WITHDRAW_UNIT + i) > 0) {
        return true;
      }
    }
    return false;
  }

  /** The slot of the withdrawal that an order answers, or -1. */
  private int slot(Position p, Withdraw order) {
    int named = order.named().index();
    for (int i = 0; i < Ledger.WITHDRAWALS; i++) {
      int due = Ledger.at(p, Ledger.WITHDRAW_UNIT + i);
      boolean meant = named < 0 ? due == order.unit().index() || due == any : due == named;
      if (due >= 0 && meant) {
        return i;
      }
    }
    return -1;
  }

  Verdict check(Position p, Withdraw order) {
    int slot = slot(p, order);
    int unit = order.unit().index();
    if (slot < 0) {
      return Verdict.refused("CTS-20.1", rules.name(unit) + " is not due to be withdrawn");
    }
    return rules.board().side(unit) == p.phasing()
            && mayGo(p, unit, Ledger.at(p, Ledger.WITHDRAW_UNIT + slot))
        ? Verdict.legal()
        : Verdict.refused("CTS-20.3", rules.name(unit) + " cannot go in that place");
  }

  /** The unit goes; steps that it lacks are owed. */
  @Case({"CTS-20.1", "CTS-20.2"})
  void carryOut(Position p, Withdraw order, Chronicle chronicle) {
    int slot = slot(p, order);
    int unit = order.unit().index();
    int missing = p.value(Ledger.WITHDRAW_STEPS + slot) - p.stepsLeft(unit);
    p.setValue(Ledger.WITHDRAW_UNIT + slot, 0);
    p.setValue(Ledger.WITHDRAW_STEPS + slot, 0);
    p.takeOff(unit, Boxes.WITHDRAWN);
    p.unmark(unit, ~0);
    chronicle.tell(new Withdrawn(order.unit(), "CTS-20.1"));
    if (missing > 0) {
      rules.replacements.owe(p, unit, missing);
    }
  }

  boolean list(Position p, Predicate<Order> each) {
    for (int i = 0; i < Ledger.WITHDRAWALS; i++) {
      int named = Ledger.at(p, Ledger.WITHDRAW_UNIT + i);
      for (int unit = 0; named >= 0 && unit < any; unit++) {
        boolean itself = named == any || named == unit;
        UnitRef instead = itself ? UnitRef.NONE : new UnitRef(named);
        if (mayGo(p, unit, named) && !each.test(new Withdraw(new UnitRef(unit), instead))) {
          return false;
        }
      }
    }
    return true;
  }
}
