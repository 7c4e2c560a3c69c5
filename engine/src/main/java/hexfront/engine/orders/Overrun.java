package hexfront.engine.orders;

import hexfront.engine.Order;

/** Units force an adjacent enemy-occupied hex in the middle of their move. */
public record Overrun(Units units, Hex hex, boolean hqBonus) implements Order {
  public Overrun(Units units, Hex hex) {
    this(units, hex, false);
  }
}
