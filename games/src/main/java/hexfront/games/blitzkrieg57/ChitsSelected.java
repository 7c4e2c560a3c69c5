package hexfront.games.blitzkrieg57;

import hexfront.engine.Event;
import hexfront.engine.Side;

/** A side put so many chits into the cup; nobody else knows which. */
public record ChitsSelected(Side of, int chits, String rule) implements Event {}
