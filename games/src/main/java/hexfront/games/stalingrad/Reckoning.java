package hexfront.games.stalingrad;

import hexfront.engine.orders.Units;

/**
 * What a combat comes to before the dice.
 *
 * @param defence in halves
 * @param ladder the unshifted column, which above the table goes on with 8-1 and so on
 * @param shifts the net of all shifts
 * @param column the one that counts
 * @param white how many white dice are rolled
 * @param reroll the face that is rolled again; 0 for none
 * @param engineer whether a combat engineer helps against a Major City
 */
record Reckoning(
    Units defenders,
    AttackSupply supply,
    int attack,
    int defence,
    int ladder,
    int shifts,
    int column,
    int white,
    int reroll,
    ArmorSuperiority.Effect armor,
    boolean engineer) {}
