package hexfront.engine.orders;

/**
 * What supports an attack besides the units in it, where a game has such things. A game that has
 * implements it with a record.
 */
public non-sealed interface Support extends Addition {
  Support NONE = new None();

  record None() implements Support {
    @Override
    public boolean isNothing() {
      return true;
    }
  }
}
