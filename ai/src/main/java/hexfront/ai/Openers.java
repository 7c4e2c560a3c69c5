package hexfront.ai;

import hexfront.games.common.kept.Temperament;
import hexfront.games.openings.KeptOpening;

/** Commanders who begin or weigh otherwise than captains do: for those who look for better ways. */
public final class Openers {
  private Openers() {}

  /** A captain who thinks from the first order on, whatever openings are kept. */
  public static Commander captain() {
    return new Captain(Temper.EVEN, Prepared.without());
  }

  /** A captain who plays this opening as long as the game follows it, and then thinks. */
  public static Commander captain(KeptOpening opening) {
    return new Captain(Temper.EVEN, Prepared.with(opening));
  }

  /**
   * A captain of this temperament, whatever is kept for the side, who thinks from the first order.
   */
  public static Commander captain(Temperament temperament) {
    Captain captain = new Captain(Temper.EVEN, Prepared.without());
    captain.behave(temperament);
    return captain;
  }

  /**
   * A captain of another temper who makes his efforts elsewhere.
   *
   * @param spread how much the parts of the map differ in weight; 0 leaves them as they are
   * @param seed from which the weights are drawn
   */
  public static Commander captain(Temper temper, double spread, long seed) {
    Captain captain = new Captain(temper, Prepared.without());
    if (spread > 0) {
      captain.lean(new Leaning(spread, seed));
    }
    return captain;
  }

  /**
   * A captain who sends some groups elsewhere than it thinks best.
   *
   * @param changes how many groups or sectors
   * @param seed from which they are drawn
   */
  public static Commander captain(int changes, long seed) {
    Captain captain = new Captain(Temper.EVEN, Prepared.without());
    captain.indulge(new Whims(changes, seed));
    return captain;
  }

  /** A marshal who knows no opening. */
  public static Commander marshal() {
    return new Marshal(1, Prepared.without());
  }
}
