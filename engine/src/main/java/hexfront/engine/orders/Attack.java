package hexfront.engine.orders;

import hexfront.engine.Order;

/** Units attack the enemies in one or more adjacent hexes. */
public record Attack(Units attackers, Hexes hexes, boolean air, boolean hqBonus, boolean swFront)
    implements Order {
  public Attack(Units attackers, Hexes hexes) {
    this(attackers, hexes, false, false, false);
  }

  public Attack(Units attackers, Hexes hexes, boolean air, boolean hqBonus) {
    this(attackers, hexes, air, hqBonus, false);
  }
}
