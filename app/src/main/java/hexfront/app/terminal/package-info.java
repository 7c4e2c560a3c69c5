/**
 * A game at the terminal: the map as text, orders typed in the journal's words or short forms, the
 * log in plain words. {@link hexfront.app.terminal.TerminalGame} is the conversation; {@link
 * hexfront.app.terminal.Narrator} puts events into words for replays too.
 */
@NullMarked
package hexfront.app.terminal;

import org.jspecify.annotations.NullMarked;
