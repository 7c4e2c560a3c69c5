package hexfront.games.blitzkrieg57;

import hexfront.engine.Event;
import hexfront.engine.orders.Hex;

/** A fortress was built or strengthened; it has so many steps now. */
public record Fortified(Hex hex, int steps, String rule) implements Event {}
