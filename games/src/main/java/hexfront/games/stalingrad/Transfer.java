package hexfront.games.stalingrad;

import hexfront.engine.Order;
import hexfront.engine.orders.Units;

/** Units go from one Off Map Box to the next. */
public record Transfer(Units units, String box) implements Order {}
