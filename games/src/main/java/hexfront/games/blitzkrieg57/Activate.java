package hexfront.games.blitzkrieg57;

import hexfront.engine.Order;
import hexfront.engine.orders.Units;

/** The reserve chit activates these units without a headquarters. */
public record Activate(Units units) implements Order {}
