package hexfront.games.ags;

import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.orders.Hex;

/** Who last had a unit in each town and city. Needed for supply over rivers and for victory. */
public final class Control {
  private final AgsRules rules;

  Control(AgsRules rules) {
    this.rules = rules;
  }

  /** A unit of a side is in a hex, or passes through it. */
  @Case("AGS-10.15")
  public void occupied(Position p, Side side, int hex, Chronicle chronicle) {
    rules.exclusive().occupied(p, side, hex, chronicle);
    if (rules.terrain().places().has(hex) && !p.controls(side, hex)) {
      p.setControl(hex, side);
      chronicle.tell(
          new hexfront.engine.events.Control(new Hex(hex), side, rules.exclusive().controlCase()));
    }
  }
}
