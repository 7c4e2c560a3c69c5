/**
 * A game on the table: taken from its box, arranged piece by piece or loaded from a journal. The
 * referee, the terminal game, replays and soaks all begin here, at {@link
 * hexfront.games.table.Tables}.
 */
@NullMarked
package hexfront.games.table;

import org.jspecify.annotations.NullMarked;
