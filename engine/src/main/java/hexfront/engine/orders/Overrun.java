package hexfront.engine.orders;

import hexfront.engine.Order;

/**
 * Units force an adjacent enemy-occupied hex in the middle of their move.
 *
 * @param air whether an air point helps, in games that allow it
 */
public record Overrun(Units units, Hex hex, boolean hqBonus, boolean air) implements Order {
  public Overrun(Units units, Hex hex) {
    this(units, hex, false);
  }

  public Overrun(Units units, Hex hex, boolean hqBonus) {
    this(units, hex, hqBonus, false);
  }
}
