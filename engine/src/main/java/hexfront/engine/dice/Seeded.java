package hexfront.engine.dice;

/** Numbers that follow from a seed. */
public record Seeded(long seed) implements Source {
  @Override
  public int roll(long index) {
    return draw(index, 6) + 1;
  }

  @Override
  public int draw(long index, int n) {
    long z = seed + (index + 1) * 0x9E3779B97F4A7C15L;
    z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
    return (int) Math.unsignedMultiplyHigh(z ^ (z >>> 31), n);
  }
}
