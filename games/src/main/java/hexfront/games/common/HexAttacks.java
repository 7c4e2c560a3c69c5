package hexfront.games.common;

import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Rulebook;
import hexfront.engine.Side;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.orders.Attack;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Support;
import hexfront.engine.orders.Units;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * Attacks that go into one hex from the hexes around it: whether there is anything to attack, who
 * can take part, all such attacks and one of them at random. The game says who may attack whom.
 */
public abstract class HexAttacks {
  private static final int TRIES = 20;

  private final Rulebook rules;
  private final Roster roster;
  protected final HexGrid grid;

  protected HexAttacks(Rulebook rules, Roster roster) {
    this.rules = rules;
    this.roster = roster;
    grid = rules.board().grid();
  }

  /** Whether a unit may still take part in an attack. */
  public abstract boolean mayAttack(Position p, int unit);

  /** The same for one hex, in a game in which that matters. */
  protected boolean mayAttack(Position p, int unit, int hex) {
    return mayAttack(p, unit);
  }

  /** Of so many units that could attack a hex all groups are listed; of more, some and all. */
  protected int mostListed() {
    return Integer.SIZE - 2;
  }

  /** Whether units may attack out of a hex in a direction, whoever they are. */
  protected abstract boolean isOpen(int from, int direction);

  /** Whether enemies in a hex may be attacked now. */
  protected abstract boolean isTarget(Position p, int hex);

  /** What may support an attack now, the plain one first. */
  protected List<Support> supports(Position p) {
    return List.of(Support.NONE);
  }

  /** Support for an attack that is drawn at random. */
  protected Support drawSupport(Position p, RandomGenerator random) {
    return Support.NONE;
  }

  /** Whether a unit in one hex could attack into another, adjacent one. */
  public final boolean reaches(int from, int target) {
    int d = grid.direction(from, target);
    return d >= 0 && isOpen(from, d);
  }

  /** Whether a unit of the active side that may attack stands beside an enemy it could attack. */
  public final boolean anyTarget(Position p) {
    for (int unit : roster.units(p.phasing())) {
      boolean may = mayAttack(p, unit);
      for (int d = 0; d < Direction.COUNT && may; d++) {
        int hex = grid.neighbour(p.hex(unit), d);
        if (hex != HexGrid.OFF
            && p.holds(p.phasing().enemy(), hex)
            && isOpen(p.hex(unit), d)
            && isTarget(p, hex)) {
          return true;
        }
      }
    }
    return false;
  }

  /** The units that could attack a hex now, in rising order. */
  public final int[] able(Position p, int hex) {
    int[] able = new int[Integer.SIZE - 2];
    int n = 0;
    Side side = p.phasing();
    for (int d = 0; d < Direction.COUNT; d++) {
      int from = grid.neighbour(hex, d);
      if (from != HexGrid.OFF && p.holds(side, from) && reaches(from, hex)) {
        for (int unit = p.first(from); unit >= 0 && n < able.length; unit = p.next(unit)) {
          if (mayAttack(p, unit, hex)) {
            able[n++] = unit;
          }
        }
      }
    }
    Arrays.sort(able, 0, n);
    return Arrays.copyOf(able, n);
  }

  /** Hands out the attacks of all groups of units on all hexes, until somebody answers false. */
  public final boolean list(Position p, Predicate<Order> each) {
    boolean complete = true;
    for (int hex : p.occupied(p.phasing().enemy()).toArray()) {
      int[] able = isTarget(p, hex) ? able(p, hex) : new int[0];
      boolean all = able.length <= mostListed();
      complete &= all;
      for (int some = 1; some < 1 << Math.min(able.length, mostListed()); some++) {
        if (!list(p, Units.pick(able, some), hex, each)) {
          return false;
        }
      }
      if (!all && !list(p, Units.of(able), hex, each)) {
        return false;
      }
    }
    return complete;
  }

  private boolean list(Position p, Units attackers, int hex, Predicate<Order> each) {
    for (Support support : supports(p)) {
      if (!each.test(new Attack(attackers, Hexes.of(hex), support))) {
        return false;
      }
    }
    return true;
  }

  /** An attack drawn at random, or null if none was found soon. */
  public final @Nullable Order draw(Position p, RandomGenerator random) {
    int[] units = roster.units(p.phasing());
    for (int i = 0; i < TRIES && units.length > 0; i++) {
      int unit = units[random.nextInt(units.length)];
      int hex =
          mayAttack(p, unit)
              ? grid.neighbour(p.hex(unit), random.nextInt(Direction.COUNT))
              : HexGrid.OFF;
      boolean held = hex != HexGrid.OFF && p.holds(p.phasing().enemy(), hex);
      int[] able = held ? able(p, hex) : new int[0];
      if (able.length > 0) {
        int some = random.nextBoolean() ? ~0 : random.nextInt(1, 1 << able.length);
        Order order = new Attack(Units.pick(able, some), Hexes.of(hex), drawSupport(p, random));
        if (rules.check(p, order).isLegal()) {
          return order;
        }
      }
    }
    return null;
  }
}
