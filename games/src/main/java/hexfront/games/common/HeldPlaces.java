package hexfront.games.common;

import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.events.Control;
import hexfront.engine.map.HexSet;
import hexfront.engine.orders.Hex;
import hexfront.engine.orders.Hexes;
import java.util.function.IntPredicate;

/**
 * Hexes that belong to whoever was the last to enter them.
 *
 * @param rule the case that says so
 */
public record HeldPlaces(HexSet hexes, String rule) {
  /** Gives all of them to the sides. */
  public void begin(Position p, IntPredicate axis) {
    hexes.forEach(hex -> p.setControl(hex, axis.test(hex) ? Side.AXIS : Side.SOVIET));
  }

  /** A side's unit came into a hex. */
  public void entered(Position p, Side side, int hex, Chronicle chronicle) {
    if (hexes.has(hex) && !p.controls(side, hex)) {
      p.setControl(hex, side);
      chronicle.tell(new Control(new Hex(hex), side, rule));
    }
  }

  /** A side's unit went along a path. */
  public void went(Position p, Side side, Hexes path, Chronicle chronicle) {
    for (int i = 1; i < path.size(); i++) {
      entered(p, side, path.get(i), chronicle);
    }
  }
}
