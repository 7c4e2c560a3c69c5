package hexfront.games.migrations;

/**
 * The first format: the hash of a position was made of the names of classes, so that it cannot be
 * had again. The text is protected by its running hash all the same. It did not say where its game
 * stood, nor under which rules.
 */
final class FromJournal1 implements Migration {
  @Override
  public int from() {
    return 1;
  }

  @Override
  public boolean keepsHashes() {
    return false;
  }
}
