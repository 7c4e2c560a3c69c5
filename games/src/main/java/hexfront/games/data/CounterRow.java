package hexfront.games.data;

import hexfront.engine.Unit;

/**
 * A counter as the units file lists it.
 *
 * @param setup where it begins: a hex, a turn and entry area such as {@code 6D}, a pool; or empty
 * @param untried whether the counter has an untried side
 * @param provenance {@code given}, or what was inferred and why
 */
public record CounterRow(
    Unit unit,
    String setup,
    boolean untried,
    boolean asterisk,
    String provenance,
    String notes,
    int line) {}
