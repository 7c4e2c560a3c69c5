package hexfront.lab;

/**
 * Seeds that follow from other seeds, so that a game of a run is the same wherever it is played.
 */
public final class Seeds {
  private static final long GOLDEN = 0x9E3779B97F4A7C15L;

  private Seeds() {}

  /** The seed of the numbered part of something that has a seed itself. */
  public static long of(long seed, long part) {
    return mix(mix(seed + GOLDEN) + (part + 1) * GOLDEN);
  }

  private static long mix(long z) {
    z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
    return z ^ (z >>> 31);
  }
}
