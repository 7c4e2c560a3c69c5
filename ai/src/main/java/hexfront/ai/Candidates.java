package hexfront.ai;

import hexfront.engine.orders.Units;

/**
 * Where a group of units might go: hexes with what the script thinks of them, the best first.
 *
 * @param units who moves together
 * @param from where they stand
 * @param hexes where they might go; their own hex is among them
 * @param scores what the script thinks of each, in points
 */
public record Candidates(Units units, int from, int[] hexes, double[] scores) {}
