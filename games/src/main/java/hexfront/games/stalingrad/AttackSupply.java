package hexfront.games.stalingrad;

import hexfront.engine.orders.Units;

/**
 * Who draws Attack Supply for a combat, and from where.
 *
 * @param supplied the attackers that draw it
 * @param depots the depots that are spent by it
 * @param fromGuards whether all attackers draw it from Guards Army HQs
 */
record AttackSupply(Units supplied, Units depots, boolean fromGuards) {}
