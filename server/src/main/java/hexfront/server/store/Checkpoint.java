package hexfront.server.store;

/**
 * Where a game stood after an entry.
 *
 * @param rules the version of the rules that brought it there
 * @param position the written position
 */
public record Checkpoint(String game, int sequence, int rules, String position) {}
