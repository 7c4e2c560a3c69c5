package hexfront.engine.events;

import hexfront.engine.Event;
import hexfront.engine.orders.Units;

/** Supply was judged: units that are in it and units that are not, as far as this changed. */
public record Supply(Units in, Units out, String rule) implements Event {}
