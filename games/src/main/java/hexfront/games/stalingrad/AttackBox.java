package hexfront.games.stalingrad;

import hexfront.engine.Order;
import hexfront.engine.orders.Support;
import hexfront.engine.orders.Units;

/** Units attack the enemies in their Off Map Box. */
public record AttackBox(Units attackers, String box, Support support) implements Order {
  public AttackBox {
    support = support.isNothing() ? Support.NONE : support;
  }
}
