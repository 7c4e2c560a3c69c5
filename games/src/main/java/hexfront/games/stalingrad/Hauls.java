package hexfront.games.stalingrad;

import hexfront.engine.Position;
import java.util.Arrays;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** The ways of transport from some places, as long as nobody moves. */
final class Hauls {
  private static final int PLACES = 32;

  private final int[] from = new int[PLACES];
  private final Haul[] hauls;
  private int count;
  private int standing = -1;

  Hauls(int hexes) {
    hauls = Stream.generate(() -> new Haul(hexes)).limit(PLACES).toArray(Haul[]::new);
  }

  /** What is known from a place, by its key, or is begun now. */
  Haul from(Position p, int key, Consumer<Haul> begin) {
    if (standing != p.standing()) {
      standing = p.standing();
      count = 0;
    }
    for (int i = 0; i < count; i++) {
      if (from[i] == key) {
        return hauls[i];
      }
    }
    count = count == PLACES ? 0 : count;
    begin.accept(hauls[count]);
    from[count] = key;
    return hauls[count++];
  }

  /**
   * How far it is from some sources to the hexes around them, in half hexes: found in rising order,
   * in a row of buckets, and only as far as somebody asks. A state is a hex and whether the present
   * Transport Point has crossed a river.
   */
  static final class Haul {
    static final byte FAR = Byte.MAX_VALUE;

    private final int states;
    private byte[] lengths = new byte[0];
    private int[][] buckets = new int[0][];
    private int[] filled = new int[0];
    private int done;
    private int most;

    Haul(int hexes) {
      states = 2 * hexes;
    }

    /** Forgets what was known. */
    void begin(int longest) {
      if (lengths.length == 0) {
        lengths = new byte[states];
      }
      if (buckets.length <= longest) {
        buckets = new int[longest + 1][64];
        filled = new int[longest + 1];
      }
      Arrays.fill(lengths, FAR);
      Arrays.fill(filled, 0);
      done = 0;
      most = longest;
    }

    /** A state is reached, unless a way as short is known. */
    void reach(int state, int length) {
      if (length <= most && length < lengths[state] && length < lengths[state & ~1]) {
        lengths[state] = (byte) length;
        if (filled[length] == buckets[length].length) {
          buckets[length] = Arrays.copyOf(buckets[length], 2 * filled[length]);
        }
        buckets[length][filled[length]++] = state;
      }
    }

    /** The length to a hex as far as it is known. */
    int length(int hex) {
      return Math.min(lengths[2 * hex], lengths[2 * hex + 1]);
    }

    /** Whether nothing shorter will be found for a hex. */
    boolean isSettled(int hex) {
      return done >= most || length(hex) <= done;
    }

    /** The length from which steps are to be taken now; it is done with. */
    int next() {
      return done++;
    }

    int size(int length) {
      return filled[length];
    }

    /** A state of a bucket, or -1 if a shorter way was found to it since. */
    int state(int length, int i) {
      int state = buckets[length][i];
      return lengths[state] == length ? state : -1;
    }
  }
}
