package hexfront.ai;

import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.dice.Seeded;
import hexfront.engine.dice.Source;
import hexfront.engine.orders.Attack;
import hexfront.engine.orders.Overrun;
import java.util.HashMap;
import java.util.Map;

/**
 * Dice that games with the same seed have in common: battles about the same hex in the same turn
 * roll the same, whatever was rolled before them. So what such games differ in is owed to their
 * orders.
 */
public final class CommonDice implements Source {
  private final long seed;
  private final Map<Long, Long> used = new HashMap<>();
  private long key;

  public CommonDice(long seed) {
    this.seed = seed;
  }

  /** What is rolled from now on is rolled for an order. */
  public void about(Position p, Order order) {
    key = mix(seed + key(p, order));
  }

  /** What an order is about: equal for battles about the same hex in the same player turn. */
  static long key(Position p, Order order) {
    int about =
        switch (order) {
          case Attack o -> o.hexes().first();
          case Overrun o -> o.hex().index();
          default -> -1 - p.stage().word().hashCode();
        };
    return 31L * (p.turn() * 2 + p.phasing().ordinal()) + ((long) about << 20);
  }

  static long mix(long key) {
    long z = (key ^ (key >>> 30)) * 0xBF58476D1CE4E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
    return z ^ (z >>> 31);
  }

  @Override
  public int roll(long index) {
    return new Seeded(key).roll(next());
  }

  @Override
  public int draw(long index, int n) {
    return new Seeded(key).draw(next(), n);
  }

  private long next() {
    return used.merge(key, 1L, Long::sum) - 1;
  }
}
