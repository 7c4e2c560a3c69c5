/**
 * Long runs that look for trouble: random games to the end, and a flood of mutated orders. {@link
 * hexfront.app.soak.PlayoutSoak} and {@link hexfront.app.soak.OrderSoak} do the work; the tests run
 * them small, the command {@code hexfront soak} as long as wanted.
 */
@NullMarked
package hexfront.app.soak;

import org.jspecify.annotations.NullMarked;
