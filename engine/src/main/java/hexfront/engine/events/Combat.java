package hexfront.engine.events;

import hexfront.engine.Event;
import hexfront.engine.orders.ByUnit;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Omittable;
import hexfront.engine.orders.Units;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A battle was resolved on the combat results table.
 *
 * @param results what each defender suffers, in a game that reads them one by one
 * @param advance how far the attacker may go, in a game in which a die of its own says so
 */
public record Combat(
    Units attackers,
    Units defenders,
    Hexes hexes,
    boolean overrun,
    int attack,
    int defence,
    String column,
    int shifts,
    List<Integer> dice,
    String result,
    @Omittable @Nullable ByUnit results,
    @Omittable @Nullable Integer advance,
    String rule)
    implements Event {
  public Combat {
    dice = List.copyOf(dice);
  }

  /** A battle whose result says all. */
  public Combat(
      Units attackers,
      Units defenders,
      Hexes hexes,
      boolean overrun,
      int attack,
      int defence,
      String column,
      int shifts,
      List<Integer> dice,
      String result,
      @Nullable ByUnit results,
      String rule) {
    this(
        attackers, defenders, hexes, overrun, attack, defence, column, shifts, dice, result,
        results, null, rule);
  }

  /** A battle whose defenders all suffer the same result. */
  public Combat(
      Units attackers,
      Units defenders,
      Hexes hexes,
      boolean overrun,
      int attack,
      int defence,
      String column,
      int shifts,
      List<Integer> dice,
      String result,
      String rule) {
    this(
        attackers, defenders, hexes, overrun, attack, defence, column, shifts, dice, result, null,
        rule);
  }
}
