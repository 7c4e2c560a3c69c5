package hexfront.ai;

import hexfront.engine.Order;
import hexfront.engine.map.HexSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How a simulation begins; the script goes on from there.
 *
 * @param order the answer to the pending decision, or null to leave it to the script
 * @param legs the moves of the phase, or null to leave them to the script
 * @param temper the script's temper for the rest of the player turn
 * @param spared hexes that are not to be attacked
 */
record Opening(@Nullable Order order, @Nullable List<Leg> legs, Temper temper, HexSet spared) {
  Opening with(List<Leg> newLegs) {
    return new Opening(order, newLegs, temper, spared);
  }

  Opening with(Temper newTemper) {
    return new Opening(order, legs, newTemper, spared);
  }
}
