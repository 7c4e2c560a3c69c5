package hexfront.games.picture;

/** Small irregularities, as of a drawing hand; the same for the same spot every time. */
final class Wobble {
  private Wobble() {}

  /** A number from -1 to 1 that depends on nothing but the seeds. */
  static double at(long a, long b) {
    long h = a * 0x9E3779B97F4A7C15L + b * 0xC2B2AE3D27D4EB4FL;
    h ^= h >>> 29;
    h *= 0xBF58476D1CE4E5B9L;
    h ^= h >>> 32;
    h *= 0x94D049BB133111EBL;
    h ^= h >>> 29;
    return (h >>> 11) * 0x1.0p-52 - 1;
  }

  static double at(Point p, long salt) {
    return at(Math.round(p.x() * 10) * 100_003 + Math.round(p.y() * 10), salt);
  }
}
