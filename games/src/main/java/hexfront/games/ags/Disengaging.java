package hexfront.games.ags;

import hexfront.engine.orders.Manner;
import hexfront.engine.orders.Move;

/** In some games units may pay to leave an enemy zone. */
public record Disengaging(boolean disengage) implements Manner {
  public static final Disengaging YES = new Disengaging(true);

  /** Whether units leave an enemy zone by this move. */
  public static boolean is(Move order) {
    return order.manner(Disengaging.class).disengage();
  }
}
