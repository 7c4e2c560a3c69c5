/**
 * Where the games are played. The {@link hexfront.server.hall.Hall} knows the games that are open,
 * a {@link hexfront.server.hall.LiveGame} takes the orders of one and tells its watchers, a {@link
 * hexfront.server.hall.Course} is the game itself with what was taken back. What a seat is told is
 * made in {@link hexfront.server.hall.Teller}, and nowhere else.
 */
@NullMarked
package hexfront.server.hall;

import org.jspecify.annotations.NullMarked;
