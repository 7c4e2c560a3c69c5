/**
 * Openings that are kept with a game: a side's first orders in a scenario, found by many games of
 * the lab and better there than the captain's own. They are data ({@code
 * GAME/openings/SCENARIO-SIDE.yaml}); {@link hexfront.games.openings.KeptOpenings} reads, checks
 * and writes them. Commanders may play them; no rule of a game depends on them.
 */
@NullMarked
package hexfront.games.openings;

import org.jspecify.annotations.NullMarked;
