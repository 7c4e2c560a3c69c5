package hexfront.engine.orders;

/**
 * The manner in which units move, where a game has more than one. A game that has implements it
 * with a record.
 */
public non-sealed interface Manner extends Addition {
  /** As units move in every game. */
  Manner PLAIN = new Plain();

  record Plain() implements Manner {
    @Override
    public boolean isNothing() {
      return true;
    }
  }
}
