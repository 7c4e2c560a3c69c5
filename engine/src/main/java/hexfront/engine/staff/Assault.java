package hexfront.engine.staff;

import hexfront.engine.Position;
import hexfront.engine.orders.Attack;
import hexfront.engine.orders.Units;
import java.util.Arrays;

/**
 * An attack on a hex that units would make from hexes in which they need not stand yet. A buffer:
 * units are added and taken back while a commander looks for the best company.
 */
public final class Assault {
  private static final int MOST = 32;

  private final int[] units = new int[MOST];
  private final int[] hexes = new int[MOST];
  private int size;
  private int target = -1;
  private boolean overrun;

  /** Begins a new plan against a hex. */
  public Assault against(int hex) {
    target = hex;
    size = 0;
    overrun = false;
    return this;
  }

  /** The same as an overrun, in games that have them. */
  public Assault asOverrun() {
    overrun = true;
    return this;
  }

  /** Adds a unit that would attack from a hex. */
  public boolean add(int unit, int from) {
    if (size == MOST) {
      return false;
    }
    units[size] = unit;
    hexes[size++] = from;
    return true;
  }

  /** Adds a unit that attacks from where it stands. */
  public boolean add(Position p, int unit) {
    return add(unit, p.hex(unit));
  }

  /** Makes this an attack that was ordered. */
  public Assault as(Position p, Attack order) {
    against(order.hexes().first());
    order.attackers().stream().forEach(unit -> add(p, unit));
    return this;
  }

  /** Takes a unit out by its number in this plan; the last one takes its place. */
  public void remove(int i) {
    size--;
    units[i] = units[size];
    hexes[i] = hexes[size];
  }

  public void copyFrom(Assault other) {
    target = other.target;
    size = other.size;
    overrun = other.overrun;
    System.arraycopy(other.units, 0, units, 0, size);
    System.arraycopy(other.hexes, 0, hexes, 0, size);
  }

  public int target() {
    return target;
  }

  public boolean overrun() {
    return overrun;
  }

  public int size() {
    return size;
  }

  public int unit(int i) {
    return units[i];
  }

  /** The hex from which the i-th unit would attack. */
  public int from(int i) {
    return hexes[i];
  }

  /** The hexes from which units would attack, each once. */
  public int[] hexes() {
    int[] distinct = new int[size];
    int n = 0;
    for (int i = 0; i < size; i++) {
      boolean known = false;
      for (int j = 0; j < n; j++) {
        known |= distinct[j] == hexes[i];
      }
      if (!known) {
        distinct[n++] = hexes[i];
      }
    }
    return Arrays.copyOf(distinct, n);
  }

  public boolean has(int unit) {
    for (int i = 0; i < size; i++) {
      if (units[i] == unit) {
        return true;
      }
    }
    return false;
  }

  public Units units() {
    return Units.of(Arrays.copyOf(units, size));
  }
}
