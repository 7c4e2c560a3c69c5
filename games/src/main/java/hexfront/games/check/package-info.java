/**
 * Proves maps against what the rules say of them. Each game has an {@code evidence.yaml}; {@link
 * hexfront.games.check.MapCheck} tests every point of it, and what must hold for any map: rivers
 * end somewhere, roads keep to the land, units can get away. Start reading there.
 */
@NullMarked
package hexfront.games.check;

import org.jspecify.annotations.NullMarked;
