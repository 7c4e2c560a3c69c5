/**
 * Tempers that are kept with a game: how boldly and how carefully a side of a scenario is led best,
 * fitted by many games of the lab. They are data ({@code GAME/tempers/SCENARIO-SIDE.yaml}); {@link
 * hexfront.games.tempers.KeptTempers} reads and writes them, and a game's staff tells commanders.
 * No rule of a game depends on them.
 */
@NullMarked
package hexfront.games.tempers;

import org.jspecify.annotations.NullMarked;
