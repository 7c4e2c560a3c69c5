package hexfront.games.ags;

import hexfront.engine.Order;

/** The defender's answer to an attack: whether he spends air support on it. */
public record AirSupport(boolean use) implements Order {}
