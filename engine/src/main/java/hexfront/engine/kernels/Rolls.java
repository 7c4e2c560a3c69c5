package hexfront.engine.kernels;

import java.util.Arrays;
import java.util.function.IntPredicate;

/**
 * What dice can show, with the exact chance of each, numbered from 0 as a table lists them in a
 * column: the faces of a die, the sums of some dice from the least on, or every way they can fall.
 */
public final class Rolls {
  private final double[] chance;

  private Rolls(double[] chance) {
    this.chance = chance;
  }

  /** One die: its faces. */
  public static Rolls die(int faces) {
    return sum(1, faces);
  }

  /** The sum of some dice; number 0 is a one on each. */
  public static Rolls sum(int dice, int faces) {
    double[] chance = {1};
    for (int i = 0; i < dice; i++) {
      double[] more = new double[chance.length + faces - 1];
      for (int sum = 0; sum < chance.length; sum++) {
        for (int face = 0; face < faces; face++) {
          more[sum + face] += chance[sum] / faces;
        }
      }
      chance = more;
    }
    return new Rolls(chance);
  }

  /** Every way some dice can fall, the first die counting most; see {@link #number}. */
  public static Rolls each(int dice, int faces) {
    int ways = 1;
    for (int i = 0; i < dice; i++) {
      ways = Math.multiplyExact(ways, faces);
    }
    double[] chance = new double[ways];
    Arrays.fill(chance, 1.0 / ways);
    return new Rolls(chance);
  }

  /** The number of dice that fell so, among {@link #each} way they can. */
  public static int number(int faces, int... fell) {
    int number = 0;
    for (int die : fell) {
      number = number * faces + die - 1;
    }
    return number;
  }

  /** These dice where some rolls are rolled again, once; what comes then stands. */
  public Rolls again(IntPredicate isRolledAgain) {
    double again = share(isRolledAgain);
    double[] then = new double[chance.length];
    for (int roll = 0; roll < chance.length; roll++) {
      then[roll] = chance[roll] * again + (isRolledAgain.test(roll) ? 0 : chance[roll]);
    }
    return new Rolls(then);
  }

  /** These dice where some rolls are rolled again until none of them comes. */
  public Rolls without(IntPredicate isRolledAgain) {
    double stands = 1 - share(isRolledAgain);
    double[] then = new double[chance.length];
    for (int roll = 0; roll < chance.length; roll++) {
      then[roll] = isRolledAgain.test(roll) ? 0 : chance[roll] / stands;
    }
    return new Rolls(then);
  }

  private double share(IntPredicate rolls) {
    double share = 0;
    for (int roll = 0; roll < chance.length; roll++) {
      share += rolls.test(roll) ? chance[roll] : 0;
    }
    return share;
  }

  /** How many different rolls there are. */
  public int count() {
    return chance.length;
  }

  public double chance(int roll) {
    return chance[roll];
  }
}
