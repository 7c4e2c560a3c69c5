package hexfront.engine.written;

import hexfront.engine.Position;
import org.jspecify.annotations.Nullable;

/**
 * The hashes of positions that follow one another. A game of a thousand hexes changes in a few of
 * them with an order; only those are counted anew.
 */
public final class RunningHash {
  private final Written written;
  private final Hashes hashes;
  private @Nullable Position last;
  private long facts;

  RunningHash(Written written, Hashes hashes) {
    this.written = written;
    this.hashes = hashes;
  }

  /**
   * The hash of a position, the same as {@link Written#hash}. Neither position may change any more.
   *
   * @param before the one it came of
   */
  @SuppressWarnings("ReferenceEquality") // whether it is the very one, without comparing all of it
  public long of(Position before, Position after) {
    long was = before == last ? facts : hashes.of(before);
    facts = was + hashes.change(before, after);
    last = after;
    return written.hash(after, facts);
  }
}
