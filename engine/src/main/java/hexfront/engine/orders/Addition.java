package hexfront.engine.orders;

/**
 * What a game adds to an order that many games have: a record whose components stand among the
 * order's own fields in journal, protocol and interface.
 */
public sealed interface Addition permits Manner, Support {
  /** Nothing added, for an order whose component is of this kind. */
  static Addition nothing(Class<?> kind) {
    return kind == Manner.class ? Manner.PLAIN : Support.NONE;
  }

  /** Whether an addition says nothing: all its fields have their natural value. */
  static boolean isNothing(Addition addition) {
    return addition == Manner.PLAIN
        || addition == Support.NONE
        || addition.equals(Field.natural(addition.getClass()));
  }

  /** An addition as the record that a game has for it, whose fields are natural if it says none. */
  static <A extends Addition> A as(Addition addition, Class<A> type) {
    Object found = type.isInstance(addition) ? addition : Field.natural(type);
    if (found == null || found != addition && !isNothing(addition)) {
      throw new IllegalStateException(addition + " is no " + type.getSimpleName());
    }
    return type.cast(found);
  }
}
