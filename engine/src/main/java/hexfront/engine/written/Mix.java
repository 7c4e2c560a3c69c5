package hexfront.engine.written;

/** Makes hashes that are the same on every machine. */
final class Mix {
  private static final long ODD = 0x9E3779B97F4A7C15L;

  private Mix() {}

  static long of(String text) {
    long h = 0xCBF29CE484222325L;
    for (int i = 0; i < text.length(); i++) {
      h = (h ^ text.charAt(i)) * 0x100000001B3L;
    }
    return spread(h);
  }

  /** A hash of two things in this order. */
  static long of(long first, long second) {
    return spread(first * ODD + second);
  }

  /** Spreads a number over all bits. */
  static long spread(long x) {
    long h = (x ^ (x >>> 32)) * 0xD6E8FEB86659FD93L;
    h = (h ^ (h >>> 32)) * 0xD6E8FEB86659FD93L;
    return h ^ (h >>> 32);
  }
}
