package hexfront.engine.events;

import hexfront.engine.Event;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Units;
import java.util.List;

/** A battle was resolved on the combat results table. */
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
    String rule)
    implements Event {
  public Combat {
    dice = List.copyOf(dice);
  }
}
