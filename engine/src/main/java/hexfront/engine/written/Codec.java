package hexfront.engine.written;

import org.jspecify.annotations.Nullable;

/** How values of one type are written, read and hashed. */
interface Codec {
  void write(Object value, StringBuilder out);

  @Nullable Object read(Node node);

  /** A hash of a value that is not natural. */
  long hash(Object value);

  /** What a field has that was left out; null if none. */
  @Nullable Object natural();

  /** Whether a value is what a field has that was left out. */
  default boolean isNatural(Object value) {
    return value.equals(natural());
  }

  /** Whether a field may be left out at the end of its record. */
  default boolean mayBeLeftOut() {
    return natural() != null;
  }
}
