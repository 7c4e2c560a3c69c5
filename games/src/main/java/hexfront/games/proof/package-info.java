/**
 * What games say about something that was found by games: how many there were, what it brought, and
 * how sure that is. It stands in the files that keep what was found.
 */
@NullMarked
package hexfront.games.proof;

import org.jspecify.annotations.NullMarked;
