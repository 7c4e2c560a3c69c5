package hexfront.engine;

/**
 * Where the game stands inside the sequence of play: a phase, or a question inside a phase (take
 * losses, retreat, advance). Small and immutable; a game's stages are records of its own. They are
 * written into saves and hashes under the names that the game registers for them.
 */
public interface Stage {
  /** The word for it in protocol and interface, for example {@code combat} or {@code retreat}. */
  String word();
}
