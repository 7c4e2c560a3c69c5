package hexfront.games.stalingrad;

import hexfront.engine.Ask;
import hexfront.engine.Case;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import java.util.stream.IntStream;

/** Case 23.15: how many air units fly, and what that costs. */
final class AirLimits {
  /** The air units that fly with none, one or two HQs activated. */
  private static final int[] FREE = {1, 4, 7};

  private static final int ALL = 999;

  /** The air units for a Supply Point. */
  private static final int BOUGHT = 6;

  private final StalingradRules rules;

  AirLimits(StalingradRules rules) {
    this.rules = rules;
  }

  /** How many air units fly with so many HQs activated. */
  @Case("CTS-23.15a")
  static int free(int activations) {
    return activations < FREE.length ? FREE[activations] : ALL;
  }

  /** Whether a side may place so many more air units in this player turn. */
  @Case({"CTS-23.15a", "CTS-23.15b", "CTS-23.15c"})
  boolean allows(Position p, Side side, int more) {
    int placed = p.value(Ledger.AIR_PLACED + side.ordinal()) + more;
    int bought = BOUGHT * p.value(Ledger.AIR_BOUGHT + side.ordinal());
    if (side == Side.SOVIET && p.phasing() == Side.AXIS) {
      return needed(placed - bought, 0) <= Ledger.supply(p, side);
    }
    return placed <= free(p.value(Ledger.ACTIVATIONS + side.ordinal())) + bought;
  }

  void placed(Position p, Side side, int units) {
    Ledger.add(p, Ledger.AIR_PLACED + side.ordinal(), units);
    if (side == Side.SOVIET && p.phasing() == Side.AXIS) {
      reserve(p);
    }
  }

  /** The points for air units beyond what activated HQs allow. */
  private static int needed(int units, int activations) {
    return Math.max(0, (units - free(activations) + BOUGHT - 1) / BOUGHT);
  }

  /** The Supply Points that a side owes for air units if it activates so many more HQs. */
  @Case("CTS-23.15c")
  int pledged(Position p, Side side, int activating) {
    if (side != Side.SOVIET || p.value(Ledger.RESERVED) == 0) {
      return 0;
    }
    int units = p.phasing() == Side.AXIS ? flown(p) : p.value(Ledger.AIR_PLEDGED);
    int activations =
        p.phasing() == Side.AXIS ? 0 : p.value(Ledger.ACTIVATIONS + side.ordinal()) + activating;
    int least = BOUGHT * (p.value(Ledger.RESERVED) - 1) + FREE[0] + 1;
    return needed(units == 0 ? least : units, activations);
  }

  private static int flown(Position p) {
    int soviet = Side.SOVIET.ordinal();
    return p.value(Ledger.AIR_PLACED + soviet) - BOUGHT * p.value(Ledger.AIR_BOUGHT + soviet);
  }

  private static void reserve(Position p) {
    p.setValue(Ledger.RESERVED, needed(flown(p), 0));
  }

  /** The Axis player turn ends: the Soviets have to make good what flew. */
  @Case("CTS-23.15c")
  void pledge(Position p) {
    int soviet = Side.SOVIET.ordinal();
    p.setValue(Ledger.AIR_PLEDGED, Math.max(0, flown(p)));
    p.setValue(Ledger.AIR_PLACED + soviet, 0);
    p.setValue(Ledger.AIR_BOUGHT + soviet, 0);
  }

  /** HQs were activated: what they stand for is no longer owed. */
  @Case("CTS-23.15c")
  void release(Position p, Side side) {
    if (side == Side.SOVIET && p.value(Ledger.RESERVED) > 0) {
      p.setValue(Ledger.RESERVED, pledged(p, side, 0));
    }
  }

  /** The Soviet player turn ends: what is still owed is paid. */
  @Case("CTS-23.15c")
  void settle(Position p) {
    if (p.value(Ledger.RESERVED) > 0 || p.value(Ledger.AIR_PLEDGED) > 0) {
      int index = Ledger.SUPPLY + Side.SOVIET.ordinal();
      p.setValue(index, Math.max(0, p.value(index) - p.value(Ledger.RESERVED)));
      p.setValue(Ledger.RESERVED, 0);
      p.setValue(Ledger.AIR_PLEDGED, 0);
    }
  }

  // ---- paying at once

  /** How many points are paid: any that there are. */
  Ask ask(Position p, Side side) {
    int most = Math.max(1, rules.supply.available(p, side, 0));
    return new Ask.OneOf(
        "expend-supply",
        IntStream.rangeClosed(1, most).<Order>mapToObj(ExpendSupply::new).toList());
  }

  @Case("CTS-23.15b")
  Verdict check(Position p, Side side, ExpendSupply order) {
    boolean able = order.points() > 0 && order.points() <= rules.supply.available(p, side, 0);
    return able
        ? Verdict.legal()
        : Verdict.refused("CTS-23.15b", "there are not so many Supply Points");
  }

  @Case("CTS-23.15b")
  void carryOut(Position p, Side side, ExpendSupply order) {
    Ledger.add(p, Ledger.SUPPLY + side.ordinal(), -order.points());
    Ledger.add(p, Ledger.AIR_BOUGHT + side.ordinal(), order.points());
    if (side == Side.SOVIET && p.phasing() == Side.AXIS) {
      reserve(p);
    }
  }
}
