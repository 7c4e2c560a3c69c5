/**
 * What every game needs and none should write again: the box and how a position is arranged ({@link
 * hexfront.games.common.GameBox}), the head of {@code game.yaml}, flags and their words, the game's
 * own state, the roster, buffers, counters in views, losing steps, one counter in the place of
 * another, and what must hold in every position. It knows no game; a game extends what it uses.
 */
@NullMarked
package hexfront.games.common;

import org.jspecify.annotations.NullMarked;
