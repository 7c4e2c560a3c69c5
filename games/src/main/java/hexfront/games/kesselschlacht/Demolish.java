package hexfront.games.kesselschlacht;

import hexfront.engine.Order;

/** Ground units try to blow a bridge. */
public record Demolish(String bridge) implements Order {}
