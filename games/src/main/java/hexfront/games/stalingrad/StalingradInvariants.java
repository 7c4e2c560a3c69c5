package hexfront.games.stalingrad;

import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.map.HexSet;
import hexfront.games.common.Invariants;
import org.jspecify.annotations.Nullable;

/** What must hold in every position that the rules bring about. */
final class StalingradInvariants extends Invariants {
  private final StalingradRules rules;

  StalingradInvariants(StalingradRules rules) {
    super(rules);
    this.rules = rules;
  }

  @Override
  protected @Nullable String misplaced(Position p, int unit, int hex) {
    return rules.terrain.sea.has(hex) ? "stands in the sea" : null;
  }

  @Override
  protected HexSet places() {
    return rules.control.hexes();
  }

  @Override
  protected boolean mustFit(Position p, Side side) {
    return p.stage() instanceof Part;
  }

  @Override
  protected boolean isOverstacked(Position p, Side side) {
    return !rules.stacking.overfull(p, side).isEmpty();
  }

  /** A contested city, and a hex that a Movement Phase Overrun opened, may hold both. */
  @Override
  protected boolean holdsBothSides(Position p, int hex) {
    if (Ledger.isContested(p, rules.terrain.citySlot(hex))) {
      return true;
    }
    for (Side side : Side.values()) {
      int unit = p.first(hex, side);
      if (unit >= 0 && p.is(unit, Flag.OVERRUN)) {
        return true;
      }
    }
    return false;
  }
}
