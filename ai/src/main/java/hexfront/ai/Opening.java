package hexfront.ai;

import hexfront.engine.Order;
import hexfront.engine.map.HexSet;
import java.util.List;
import java.util.stream.IntStream;
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

  /** The moves of the phase, as far as they are given. */
  List<Leg> marches() {
    return legs == null ? List.of() : legs;
  }

  /** Whether everybody goes where he goes in another opening. */
  boolean marchesLike(Opening other) {
    return marches().size() == other.marches().size()
        && IntStream.range(0, marches().size())
            .allMatch(i -> marches().get(i).isLike(other.marches().get(i)));
  }
}
