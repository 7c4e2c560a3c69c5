package hexfront.games.ags.star;

import hexfront.engine.Order;
import hexfront.engine.orders.UnitRef;

/**
 * Puts a headquarters into defensive mode for good; or says which mode a combat unit takes that has
 * lines of communication to headquarters of both.
 *
 * @param mode {@code offensive} or {@code defensive}
 */
public record SetMode(UnitRef unit, String mode) implements Order {}
