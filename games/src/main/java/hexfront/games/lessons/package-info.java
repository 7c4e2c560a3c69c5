/**
 * Lessons: a small position, and steps that say what to do and what counts as done. They are data
 * ({@code lessons/GAME.yaml}); {@link hexfront.games.lessons.Lessons} reads them. The table shows
 * them and looks whether a step is done; no rule of a game depends on them.
 */
@NullMarked
package hexfront.games.lessons;

import org.jspecify.annotations.NullMarked;
