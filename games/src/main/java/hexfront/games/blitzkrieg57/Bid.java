package hexfront.games.blitzkrieg57;

import hexfront.engine.Order;

/** A player offers to reach so many points with the Axis side. */
public record Bid(int points) implements Order {}
