package hexfront.games.common;

import hexfront.engine.Position;
import hexfront.engine.orders.Units;

/**
 * Counters that take the place of others: a drawn unit that of its stand-in, a weak one that of a
 * strong one as its second step, a remnant that of an army, a Guards unit that of the unit it
 * replaces; regiments that of the division which breaks down into them, a division that of the
 * regiments which unite.
 *
 * @param leaving those that leave; the first of them says where the others come
 * @param coming those that come
 */
public record Substitution(Units leaving, Units coming) {
  public Substitution {
    if (leaving.size() == 0 || coming.size() == 0) {
      throw new IllegalArgumentException("nobody takes the place of nobody");
    }
  }

  /** One counter for another. */
  public static Substitution of(int unit, int by) {
    return new Substitution(Units.of(unit), Units.of(by));
  }

  /**
   * The counters that come stand where the first of those that leave stood, on the map or off it,
   * and carry on with all it carried: flags, movement spent, where it came from. They are on the
   * step they were on.
   *
   * @param place the place off the map to which those go that leave; they carry nothing any more
   */
  public void carryOut(Position p, int place) {
    int first = leaving.get(0);
    int where = p.hex(first);
    for (int unit : coming.toArray()) {
      p.unmark(unit, ~0);
      p.mark(unit, p.flags(first));
      p.setSpent(unit, p.spent(first));
      p.setStartHex(unit, p.startHex(first));
      p.setCameFrom(unit, p.cameFrom(first));
    }
    for (int unit : leaving.toArray()) {
      p.takeOff(unit, place);
      p.unmark(unit, ~0);
    }
    for (int unit : coming.toArray()) {
      if (where >= 0) {
        p.place(unit, where);
      } else {
        p.takeOff(unit, where);
      }
    }
  }
}
