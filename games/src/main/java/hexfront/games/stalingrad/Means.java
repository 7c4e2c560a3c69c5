package hexfront.games.stalingrad;

import hexfront.engine.orders.Attack;
import hexfront.engine.orders.Omittable;
import hexfront.engine.orders.Overrun;
import hexfront.engine.orders.Support;
import hexfront.engine.orders.UnitRef;
import hexfront.engine.orders.Units;

/**
 * What is put into an attack besides its units.
 *
 * @param effort the shifts of a Maximum Effort, 0 to 2
 * @param airUnits air units that give Ground Support
 * @param spareDepots whether attackers that only a depot could supply go without
 * @param keepOnes whether the Axis does not reroll its ones
 * @param barrage the unit that fires an artillery barrage
 * @param bonus whether it is the attack that the first turn of Uranus makes stronger
 */
record Means(
    @Omittable int effort,
    @Omittable Units airUnits,
    @Omittable boolean spareDepots,
    @Omittable boolean keepOnes,
    @Omittable UnitRef barrage,
    @Omittable boolean bonus)
    implements Support {
  static final Means NONE = new Means(0, Units.of(), false, false, UnitRef.NONE, false);

  static Means of(Attack order) {
    return order.support(Means.class);
  }

  static Means of(Overrun order) {
    return order.support(Means.class);
  }

  static Means of(AttackBox order) {
    return order.support().as(Means.class);
  }
}
