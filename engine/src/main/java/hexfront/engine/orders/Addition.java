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

  /** Whether it says nothing: all its fields have their natural value. */
  default boolean isNothing() {
    return equals(Field.natural(getClass()));
  }

  /**
   * This as the record that a game has for it, all of whose fields are natural if it is nothing.
   */
  default <A extends Addition> A as(Class<A> type) {
    if (type.isInstance(this)) {
      return type.cast(this);
    }
    Object natural = Field.natural(type);
    if (natural == null || !isNothing()) {
      throw new IllegalStateException(this + " is no " + type.getSimpleName());
    }
    return type.cast(natural);
  }
}
