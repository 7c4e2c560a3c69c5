/**
 * The referee: one JSON object per line in, one per line out, so that any program can play and test
 * the games. {@link hexfront.app.referee.Referee} answers a line; the protocol is described in
 * {@code docs/referee.md}.
 */
@NullMarked
package hexfront.app.referee;

import org.jspecify.annotations.NullMarked;
