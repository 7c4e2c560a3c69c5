/**
 * Play by mail: a {@link hexfront.games.mail.Letter} holds the written orders of one phase, and the
 * {@link hexfront.games.mail.Postmaster} carries them out as the player who receives it would, with
 * published numbers for dice. It knows the engine and no game: any rulebook whose phases end by
 * {@code end-phase} can be played so.
 */
@NullMarked
package hexfront.games.mail;

import org.jspecify.annotations.NullMarked;
