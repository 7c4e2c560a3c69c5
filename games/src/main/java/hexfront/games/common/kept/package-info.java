/**
 * What games of the lab have found and is kept with a game's data, with the proof: the tempers of
 * its sides ({@code GAME/tempers/SCENARIO-SIDE.yaml}), how boldly and how carefully a side is led
 * best. {@link hexfront.games.common.kept.KeptTempers} reads and writes them, and a game's staff
 * tells commanders. No rule of a game depends on them.
 */
@NullMarked
package hexfront.games.common.kept;

import org.jspecify.annotations.NullMarked;
