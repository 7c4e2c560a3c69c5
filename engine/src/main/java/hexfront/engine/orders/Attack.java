package hexfront.engine.orders;

import hexfront.engine.Order;

/** Units attack the enemies in one or more adjacent hexes. */
public record Attack(Units attackers, Hexes hexes, Support support) implements Order {
  /** A support that says nothing is none. */
  public Attack {
    support = support.isNothing() ? Support.NONE : support;
  }

  public Attack(Units attackers, Hexes hexes) {
    this(attackers, hexes, Support.NONE);
  }

  /** The support, as the record that the game has for it. */
  public <S extends Support> S support(Class<S> type) {
    return support.as(type);
  }
}
