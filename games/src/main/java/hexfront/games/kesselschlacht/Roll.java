package hexfront.games.kesselschlacht;

import hexfront.engine.Order;

/** The dice that the stage names are thrown. */
public record Roll() implements Order {}
