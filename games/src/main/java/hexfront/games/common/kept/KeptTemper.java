package hexfront.games.common.kept;

/**
 * The temper of a side in a scenario.
 *
 * @param found the command that found it
 */
public record KeptTemper(String found, Proof proof, Temperament temperament) {}
