package hexfront.games.stalingrad;

import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.dice.Dice;
import hexfront.engine.map.HexSet;
import java.util.function.Predicate;

/** Section 23: air units; section 38: the abstract ones. */
final class Air {
  private final StalingradRules rules;
  private final HexSet none;

  Air(StalingradRules rules) {
    this.rules = rules;
    none = new HexSet(rules.board().hexes());
  }

  /** Whether a side may return an eliminated air unit this turn. */
  boolean mayReturn(Position p, Side side) {
    return false;
  }

  boolean hasAirHq(Position p) {
    return false;
  }

  boolean canPlace(Position p, Side side) {
    return false;
  }

  boolean canAttack(Position p, Side side) {
    return false;
  }

  boolean canSupport(Position p) {
    return false;
  }

  boolean canIntercept(Position p) {
    return false;
  }

  /** The hexes that enemy air units interdict for a side; empty if there are none. */
  HexSet interdicted(Position p, Side side) {
    return none;
  }

  /** The Supply Points that a side owes for air units if it activates so many more HQs. */
  int pledged(Position p, Side side, int activating) {
    return 0;
  }

  /** What fighters over a pocket add to the die of its transports. */
  int overPocket(Position p, Side side, HexSet region) {
    return 0;
  }

  /** The Soviet player turn ends: what is still owed is paid. */
  void settle(Position p) {}

  /** HQs were activated: what they stand for is no longer owed. */
  void release(Position p, Side side) {}

  /** Whether air units may bombard a hex. */
  Verdict check(Position p, Bombard order) {
    return rules.outOfPlace(p, order);
  }

  /** Air units bombard a hex: disrupts all, and the steps that its owner has to take off. */
  int bombard(Position p, Bombard order, Dice dice, Chronicle chronicle) {
    return 0;
  }

  /** Hands out bombardments that could be made now. */
  boolean listBombardments(Position p, Predicate<Order> each) {
    return true;
  }

  /** The player turn ends: air units leave the map. */
  @Case("CTS-23.3b")
  void goHome(Position p) {
    for (Side side : Side.values()) {
      for (int unit : rules.roster.air(side)) {
        if (p.onMap(unit)) {
          p.takeOff(unit, Boxes.READY);
        }
        p.unmark(unit, Flag.USED);
      }
      p.setValue(Ledger.AIR_PLACED + side.ordinal(), 0);
      p.setValue(Ledger.AIR_BOUGHT + side.ordinal(), 0);
    }
  }
}
