/**
 * The games: one package per rulebook, one data folder per game. {@link hexfront.games.Shelf} lists
 * the boxes; a {@link hexfront.games.Box} is opened into a {@link hexfront.games.Setting}: a
 * rulebook and a position to play from.
 */
@NullMarked
package hexfront.games;

import org.jspecify.annotations.NullMarked;
