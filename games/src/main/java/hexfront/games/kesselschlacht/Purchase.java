package hexfront.games.kesselschlacht;

import hexfront.engine.Case;
import hexfront.engine.orders.Units;
import java.util.stream.IntStream;

/**
 * Fuel that a force bought and has not used up; its parts share what is left.
 *
 * @param left half points
 */
@Case("KS-10.5.2A")
record Purchase(Units units, int left) {
  /** The same without some units, which have stopped. */
  Purchase without(Units stopped) {
    return new Purchase(
        Units.of(units.stream().filter(unit -> !stopped.has(unit)).toArray()), left);
  }

  boolean holds(Units all) {
    return IntStream.of(all.toArray()).allMatch(units::has);
  }
}
