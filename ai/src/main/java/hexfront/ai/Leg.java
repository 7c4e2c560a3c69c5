package hexfront.ai;

import hexfront.engine.orders.Units;

/** A move that is planned: who goes where and why. */
record Leg(Units units, int to, String why) {}
