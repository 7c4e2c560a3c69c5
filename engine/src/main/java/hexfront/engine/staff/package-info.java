/**
 * What commanders ask a game: {@link hexfront.engine.staff.Staff}. Quick estimates in the game's
 * own terms, so that a commander needs no copy of its rules. Start with {@code Staff}; {@code
 * PlainStaff} answers for games that have no staff of their own.
 */
@NullMarked
package hexfront.engine.staff;

import org.jspecify.annotations.NullMarked;
