package hexfront.engine.orders;

import hexfront.engine.Order;

/** Units force an adjacent enemy-occupied hex in the middle of their move. */
public record Overrun(Units units, Hex hex, Support support) implements Order {
  /** A support that says nothing is none. */
  public Overrun {
    support = support.isNothing() ? Support.NONE : support;
  }

  public Overrun(Units units, Hex hex) {
    this(units, hex, Support.NONE);
  }

  /** The support, as the record that the game has for it. */
  public <S extends Support> S support(Class<S> type) {
    return support.as(type);
  }
}
