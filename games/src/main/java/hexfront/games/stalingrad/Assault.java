package hexfront.games.stalingrad;

import hexfront.engine.orders.Attack;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Overrun;
import hexfront.engine.orders.Units;

/**
 * A combat as it is declared.
 *
 * @param hexes the attacked hexes; none in a box
 * @param box the number of the track of the attacked box, from 1; 0 on the map
 * @param overrun whether advancing units fight it
 */
record Assault(Units attackers, Hexes hexes, int box, Means means, boolean overrun) {
  static Assault of(Attack order) {
    return new Assault(order.attackers(), order.hexes(), 0, Means.of(order), false);
  }

  static Assault of(AttackBox order) {
    int box = Caucasus.track(order.box()) + 1;
    return new Assault(order.attackers(), Hexes.of(), box, Means.of(order), false);
  }

  /** Of an overrun in an advance, or in movement. */
  static Assault of(Overrun order, boolean advancing) {
    Hexes hexes = Hexes.of(order.hex().index());
    return new Assault(order.units(), hexes, 0, Means.of(order), advancing);
  }

  boolean isInBox() {
    return box > 0;
  }

  /** The place of the box. */
  int place() {
    return box == 1 ? Boxes.CAUCASUS : Boxes.COAST;
  }
}
