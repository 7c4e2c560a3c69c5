package hexfront.games.blitzkrieg57;

import hexfront.engine.Event;
import hexfront.engine.orders.Units;

/** Units may move and fight now. */
public record Activated(Units units, String rule) implements Event {}
