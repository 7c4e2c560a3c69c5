package hexfront.games.common;

import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Rulebook;
import hexfront.engine.dice.Dice;
import hexfront.engine.orders.EndPhase;
import hexfront.engine.orders.Enter;
import hexfront.engine.orders.Hex;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Units;
import java.util.function.BiFunction;
import java.util.function.IntFunction;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** Random orders that several games draw in the same way. */
public final class Drafts {
  private static final int TRIES = 20;
  private static final int END_IN = 30;
  private static final int ENTRIES = 200;

  private Drafts() {}

  /** Whether a unit may enter at a hex. */
  @FunctionalInterface
  public interface Entry {
    boolean may(int unit, int hex);
  }

  /**
   * A unit of a set-up is put elsewhere, or the set-up ends. One that could end is only changed so
   * that it still can.
   *
   * @param hexes where a unit may be put
   * @param place the order for a unit and a hex
   * @return null if nothing was found soon and the set-up cannot end
   */
  public static @Nullable Order setUp(
      Rulebook rules,
      Position p,
      int[] units,
      IntFunction<Hexes> hexes,
      BiFunction<Integer, Integer, Order> place,
      RandomGenerator random) {
    Order end = new EndPhase();
    boolean mayEnd = rules.check(p, end).isLegal();
    for (int i = 0; i < TRIES && !(mayEnd && random.nextInt(END_IN) == 0); i++) {
      int unit = units.length == 0 ? -1 : units[random.nextInt(units.length)];
      Hexes among = unit < 0 ? Hexes.of() : hexes.apply(unit);
      if (among.size() > 0) {
        Order order = place.apply(unit, among.get(random.nextInt(among.size())));
        if (rules.check(p, order).isLegal() && (!mayEnd || canEndAfter(rules, p, order, end))) {
          return order;
        }
      }
    }
    return mayEnd ? end : null;
  }

  /** A unit enters at a hex, or the phase ends if none is found soon. */
  public static Order entry(int[] units, int[] hexes, Entry entry, RandomGenerator random) {
    for (int i = 0; i < ENTRIES; i++) {
      int unit = units[random.nextInt(units.length)];
      int hex = hexes[random.nextInt(hexes.length)];
      if (entry.may(unit, hex)) {
        return new Enter(Units.of(unit), new Hex(hex));
      }
    }
    return new EndPhase();
  }

  private static boolean canEndAfter(Rulebook rules, Position p, Order order, Order end) {
    Position after = p.copy();
    rules.carryOut(after, order, Dice.unrecorded(0), event -> {});
    return rules.check(after, end).isLegal();
  }
}
