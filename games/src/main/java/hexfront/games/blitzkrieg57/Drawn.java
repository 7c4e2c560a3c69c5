package hexfront.games.blitzkrieg57;

import hexfront.engine.Event;

/**
 * A chit was drawn.
 *
 * @param owner the word of the side that executes it, or {@code both}
 * @param effective whether it does anything
 * @param left how many chits are still in the cup
 */
public record Drawn(String chit, String owner, boolean effective, int left, String rule)
    implements Event {}
