package hexfront.engine.orders;

import hexfront.engine.Order;

/**
 * Units that stand together move along a path, whose first hex is where they stand.
 *
 * @param disengage whether they pay to leave an enemy zone, in games that allow it
 * @param delay whether they leave a rear guard behind, in games that allow it
 * @param relieves the units they relieve where they arrive, in games that know relief
 * @param strategic whether they march in column along roads, in games that know strategic movement
 */
public record Move(
    Units units,
    Hexes path,
    boolean disengage,
    boolean delay,
    @Omittable Units relieves,
    boolean strategic)
    implements Order {
  public Move(Units units, Hexes path) {
    this(units, path, false, false, Units.of(), false);
  }

  public Move(Units units, Hexes path, boolean disengage, boolean delay, Units relieves) {
    this(units, path, disengage, delay, relieves, false);
  }

  /** A march in column along roads. */
  public static Move strategic(Units units, Hexes path) {
    return new Move(units, path, false, false, Units.of(), true);
  }
}
