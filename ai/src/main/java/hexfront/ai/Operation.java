package hexfront.ai;

import hexfront.engine.orders.Units;

/**
 * What some units of a side are to do together in the coming turns.
 *
 * @param who the army, or how many units
 * @param aim what they are to do
 * @param place the hex it is about
 * @param name the name of the place, or its number
 * @param byTurn the turn by which it should be done
 * @param strength the strength sent
 * @param units who is sent
 */
public record Operation(
    String who, Aim aim, int place, String name, int byTurn, double strength, Units units) {
  /** What an operation is for. */
  public enum Aim {
    TAKE("take"),
    HOLD("hold"),
    CUT_OFF("cut the enemy's supply at"),
    GUARD("guard the way home at"),
    LEAVE("leave by");

    private final String words;

    Aim(String words) {
      this.words = words;
    }
  }

  /** The order in a sentence. */
  public String sentence() {
    String when = aim == Aim.HOLD || aim == Aim.GUARD ? "" : " by turn " + byTurn;
    return who + " to " + aim.words + " " + name + when;
  }
}
