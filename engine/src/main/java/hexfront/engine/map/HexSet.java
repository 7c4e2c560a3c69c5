package hexfront.engine.map;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.function.IntConsumer;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/** A set of hexes as bits: zones of control, areas, control, sources. */
public final class HexSet {
  /** Eight counters as one number, the first in its lowest byte. */
  private static final VarHandle EIGHT =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

  /** Added to a byte's low bits, they carry into its highest unless it was zero. */
  private static final long LOW_BITS = 0x7f7f7f7f7f7f7f7fL;

  /** Times eight bytes that are 0 or 1, it has them as bits in its highest byte, in their order. */
  private static final long GATHER = 0x0102040810204080L;

  private final long[] words;

  public HexSet(int hexes) {
    words = new long[(hexes + 63) >>> 6];
  }

  private HexSet(long[] words) {
    this.words = words;
  }

  public static HexSet of(int hexes, int... members) {
    HexSet set = new HexSet(hexes);
    for (int hex : members) {
      set.add(hex);
    }
    return set;
  }

  /** A set of all hexes. */
  public static HexSet all(int hexes) {
    HexSet set = new HexSet(hexes);
    for (int hex = 0; hex < hexes; hex++) {
      set.add(hex);
    }
    return set;
  }

  public boolean has(int hex) {
    return (words[hex >>> 6] & (1L << hex)) != 0;
  }

  public void add(int hex) {
    words[hex >>> 6] |= 1L << hex;
  }

  public void remove(int hex) {
    words[hex >>> 6] &= ~(1L << hex);
  }

  public void clear() {
    Arrays.fill(words, 0);
  }

  public void addAll(HexSet other) {
    for (int i = 0; i < words.length; i++) {
      words[i] |= other.words[i];
    }
  }

  /** Adds the hexes that two sets have in common. */
  public void addCommon(HexSet a, HexSet b) {
    for (int i = 0; i < words.length; i++) {
      words[i] |= a.words[i] & b.words[i];
    }
  }

  public void retainAll(HexSet other) {
    for (int i = 0; i < words.length; i++) {
      words[i] &= other.words[i];
    }
  }

  public void removeAll(HexSet other) {
    for (int i = 0; i < words.length; i++) {
      words[i] &= ~other.words[i];
    }
  }

  /** Makes this the hexes of another set that it does not have. */
  public void invert(HexSet within) {
    for (int i = 0; i < words.length; i++) {
      words[i] = within.words[i] & ~words[i];
    }
  }

  public boolean meets(HexSet other) {
    for (int i = 0; i < words.length; i++) {
      if ((words[i] & other.words[i]) != 0) {
        return true;
      }
    }
    return false;
  }

  public boolean isEmpty() {
    for (long word : words) {
      if (word != 0) {
        return false;
      }
    }
    return true;
  }

  public int size() {
    int n = 0;
    for (long word : words) {
      n += Long.bitCount(word);
    }
    return n;
  }

  public void forEach(IntConsumer each) {
    for (int i = 0; i < words.length; i++) {
      for (long word = words[i]; word != 0; word &= word - 1) {
        each.accept((i << 6) + Long.numberOfTrailingZeros(word));
      }
    }
  }

  /** Whether something is true of a member. */
  public boolean any(IntPredicate which) {
    for (int i = 0; i < words.length; i++) {
      for (long word = words[i]; word != 0; word &= word - 1) {
        if (which.test((i << 6) + Long.numberOfTrailingZeros(word))) {
          return true;
        }
      }
    }
    return false;
  }

  /** The members in rising order. */
  public int[] toArray() {
    int[] members = new int[size()];
    int n = 0;
    for (int i = 0; i < words.length; i++) {
      for (long word = words[i]; word != 0; word &= word - 1) {
        members[n++] = (i << 6) + Long.numberOfTrailingZeros(word);
      }
    }
    return members;
  }

  /** The members in rising order. */
  public IntStream stream() {
    return Arrays.stream(toArray());
  }

  /** The bits themselves, 64 hexes a word; for kernels. */
  public long[] words() {
    return words;
  }

  public HexSet copy() {
    return new HexSet(words.clone());
  }

  public void copyFrom(HexSet other) {
    System.arraycopy(other.words, 0, words, 0, words.length);
  }

  /** Makes this the set of the hexes whose counter is not zero; one counter a hex. */
  public void copyFrom(byte[] counters) {
    copyFrom(counters, 0, counters.length);
  }

  /** The same for counters that begin somewhere in an array. */
  public void copyFrom(byte[] counters, int first, int hexes) {
    clear();
    int eights = hexes & -Long.BYTES;
    for (int hex = 0; hex < eights; hex += Long.BYTES) {
      long eight = (long) EIGHT.get(counters, first + hex);
      if (eight != 0) {
        long signs = ((eight & LOW_BITS) + LOW_BITS | eight) & ~LOW_BITS;
        words[hex >>> 6] |= (signs >>> 7) * GATHER >>> 56 << hex;
      }
    }
    for (int hex = eights; hex < hexes; hex++) {
      if (counters[first + hex] != 0) {
        add(hex);
      }
    }
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof HexSet s && Arrays.equals(words, s.words);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(words);
  }

  @Override
  public String toString() {
    return Arrays.toString(stream().toArray());
  }
}
