package hexfront.games.kesselschlacht;

import hexfront.engine.orders.Units;
import hexfront.engine.written.HexIndex;

/**
 * Units that must retreat together.
 *
 * @param hex where they stand
 * @param hexes how far they go
 * @param routs whether they are routed when they get there
 * @param attacker whether they attacked
 */
record Force(@HexIndex int hex, Units units, int hexes, boolean routs, boolean attacker) {}
