package hexfront.server.store;

/**
 * A seat that a person may take, and what was handed out for it.
 *
 * @param invitation the hash of the invitation that nobody has redeemed yet, or empty
 * @param promise the hash of what the player adds to the dice, or empty if nothing
 * @param share what the player adds to the dice, once it is laid open; until then empty
 * @param leaves since when the player wants the game deleted, in milliseconds; 0 if not
 */
public record Chair(String invitation, String promise, String share, long leaves) {
  /** A seat about which there is nothing to say. */
  public static final Chair PLAIN = new Chair("", "", "", 0);

  /** Whether somebody sits there, or a commander does. */
  public boolean isTaken() {
    return invitation.isEmpty();
  }

  /** Whether the player has promised something that is not laid open yet. */
  public boolean owes() {
    return !promise.isEmpty() && share.isEmpty();
  }
}
