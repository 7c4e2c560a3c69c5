package hexfront.engine;

/**
 * Marks an order or an event that only the side that gave or caused it may see while the game runs.
 * Others learn that something happened, not what.
 */
public interface Secret {}
