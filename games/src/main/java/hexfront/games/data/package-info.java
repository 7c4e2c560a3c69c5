/**
 * Reads what a player can edit: maps, counters, scenarios. Every mistake is a {@link
 * hexfront.games.data.Problem} with file, line and what was expected. Start reading at {@link
 * hexfront.games.data.DataFile}.
 */
@NullMarked
package hexfront.games.data;

import org.jspecify.annotations.NullMarked;
