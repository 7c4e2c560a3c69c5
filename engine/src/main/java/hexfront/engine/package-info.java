/**
 * The engine: what every game on a hex map needs and no game owns. It knows hexes, units,
 * positions, orders, verdicts, dice and journals; it knows no rulebook. Start reading at {@link
 * hexfront.engine.Rulebook} and {@link hexfront.engine.Game}, then {@link
 * hexfront.engine.Position}. Nothing here depends on anything but the JDK.
 */
@NullMarked
package hexfront.engine;

import org.jspecify.annotations.NullMarked;
