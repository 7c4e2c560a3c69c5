package hexfront.games.ags.rostov;

import hexfront.engine.Board;
import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Unit;
import hexfront.engine.Verdict;
import hexfront.engine.Verdict.Refusal;
import hexfront.engine.events.Declared;
import hexfront.engine.events.Eliminated;
import hexfront.engine.orders.UnitRef;
import hexfront.games.ags.ZonesOfControl;
import java.util.Arrays;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Sections 23.12 to 23.15: the supply counters themselves. They are no units: they stack freely,
 * have no zone and are lost to any enemy who finds them alone.
 */
final class SupplyCounters {
  private final Board board;
  private final RostovData data;
  private final int[] all;
  private final boolean[] counter;

  SupplyCounters(Board board, RostovData data) {
    this.board = board;
    this.data = data;
    all = board.units().stream().filter(SupplyCounters::is).mapToInt(Unit::index).toArray();
    counter = new boolean[board.unitCount()];
    for (int unit : all) {
      counter[unit] = true;
    }
  }

  @Case("ROSTOV-23.13")
  static boolean is(Unit unit) {
    return unit.arm().equals("supply") || unit.arm().equals("supply-counter");
  }

  int[] all() {
    return all;
  }

  boolean is(int unit) {
    return counter[unit];
  }

  /** The counters in a hex. */
  IntStream in(Position p, int hex) {
    return Arrays.stream(all).filter(unit -> p.hex(unit) == hex);
  }

  // ---- moving

  /** A counter enters an enemy zone only where a friendly unit stands. */
  @Case("ROSTOV-23.13")
  @Nullable Refusal barredStep(Position p, int unit, int to) {
    return is(unit) && ZonesOfControl.stops(p, Side.AXIS, to) && !p.holds(Side.AXIS, to)
        ? new Refusal(
            "ROSTOV-23.13",
            board.unit(unit).id()
                + " enters an enemy zone only where an Axis unit stands: "
                + board.grid().number(to))
        : null;
  }

  @Case({"ROSTOV-23.18", "ROSTOV-24.21"})
  @Nullable Refusal immobile(Position p, int unit) {
    return p.value(RostovValue.INTERDICTED) == unit + 1
        ? new Refusal(
            "ROSTOV-24.21", board.unit(unit).id() + " is under the Soviet air marker and stays")
        : null;
  }

  /** A Soviet unit that comes into the hex of unguarded counters removes them. */
  @Case("ROSTOV-23.13")
  void occupied(Position p, Side side, int hex, Chronicle chronicle) {
    if (side == Side.SOVIET) {
      for (int unit : all) {
        if (p.hex(unit) == hex && !p.holds(Side.AXIS, hex)) {
          remove(p, unit);
          chronicle.tell(new Eliminated(new UnitRef(unit), 0, "captured", "ROSTOV-23.13"));
        }
      }
    }
  }

  @Case({"ROSTOV-23.12", "ROSTOV-23.13", "ROSTOV-23.15"})
  private void remove(Position p, int unit) {
    p.takeOff(unit, Position.WAITING);
    p.unmark(unit, ~0);
    p.setValue(RostovValue.of(unit), p.turn() + data.supply().returnAfter());
    if (p.value(RostovValue.INTERDICTED) == unit + 1) {
      p.setValue(RostovValue.INTERDICTED, 0);
    }
  }

  // ---- expending

  @Case("ROSTOV-23.15")
  Verdict check(Position p, ExpendSupply order, boolean beforeMovement, boolean linked) {
    int unit = order.unit().index();
    if (p.phasing() != Side.AXIS || !beforeMovement) {
      return Verdict.refused(
          "ROSTOV-23.15",
          "supply counters are expended when the Axis player-turn begins, before any movement");
    }
    if (!is(unit) || !p.onMap(unit) || p.is(unit, RostovFlag.EXPENDED)) {
      return Verdict.refused(
          "ROSTOV-23.15", board.unit(unit).id() + " is no supply counter on the map to expend");
    }
    return linked
        ? Verdict.refused(
            "ROSTOV-23.15", board.unit(unit).id() + " belongs to a valid chain and need not go")
        : Verdict.legal();
  }

  void carryOut(Position p, ExpendSupply order, Chronicle chronicle) {
    int unit = order.unit().index();
    p.mark(unit, RostovFlag.EXPENDED);
    p.setValue(RostovValue.BEGUN, 0);
    chronicle.tell(new Declared(board.unit(unit).id() + " expended", true, "ROSTOV-23.15"));
  }

  /** Which counters are expended, a bit for each; such a one begins a chain where it stands. */
  @Case("ROSTOV-23.15")
  int expended(Position p) {
    int which = 0;
    for (int i = 0; i < all.length; i++) {
      which |= p.is(all[i], RostovFlag.EXPENDED) ? 1 << i : 0;
    }
    return which;
  }

  @Case("ROSTOV-23.15")
  void endPlayerTurn(Position p, Chronicle chronicle) {
    for (int unit : all) {
      if (p.is(unit, RostovFlag.EXPENDED)) {
        remove(p, unit);
        chronicle.tell(new Eliminated(new UnitRef(unit), 0, "expended", "ROSTOV-23.15"));
      }
    }
  }

  // ---- coming onto the map

  /** One counter a turn, new or returning. */
  @Case({"ROSTOV-23.12", "ROSTOV-25.1"})
  boolean isDue(Position p, int unit) {
    return is(unit)
        && p.value(RostovValue.SUPPLY_ENTERED) == 0
        && p.value(RostovValue.of(unit)) > 0
        && p.value(RostovValue.of(unit)) <= p.turn();
  }
}
