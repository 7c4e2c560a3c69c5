package hexfront.games.blitzkrieg57;

import hexfront.engine.Event;
import hexfront.engine.Side;

/** The player who sits at a side offered so many points for the Axis. */
public record BidMade(Side by, int points, String rule) implements Event {}
