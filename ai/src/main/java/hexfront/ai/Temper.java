package hexfront.ai;

import hexfront.engine.staff.Nature;
import java.util.List;

/**
 * How a commander weighs things; never a bonus, only a taste, on top of the nature that suits its
 * side of the game.
 *
 * @param aggression what gains count for, 1 being their points
 * @param caution what own losses and dangers count for
 */
public record Temper(double aggression, double caution) {
  /** This taste in somebody of a nature. */
  Temper of(Nature nature) {
    return new Temper(aggression * nature.aggression(), caution * nature.caution());
  }

  /**
   * The same taste when behind or ahead: whoever is behind has to dare something, the more the less
   * of the game is left. At first the lead says little: the attacker begins behind in every game.
   *
   * @param late the part of the game that is over
   */
  Temper at(double lead, double comfortable, double late) {
    double behind = late * late * Math.tanh(-lead / comfortable);
    double daring = behind > 0 ? 1 + 0.8 * behind : 1 + 0.2 * behind;
    return new Temper(aggression * daring, caution);
  }

  /** This taste and those not far from it, this one first. */
  List<Temper> andOthers() {
    return List.of(
        this,
        new Temper(1.5 * aggression, caution),
        new Temper(0.65 * aggression, caution),
        new Temper(aggression, 0.5 * caution),
        new Temper(aggression, 2 * caution),
        new Temper(2.5 * aggression, 0.6 * caution));
  }

  public static final Temper EVEN = new Temper(1, 1);
  public static final Temper BOLD = new Temper(1.4, 0.6);
  public static final Temper CAREFUL = new Temper(0.7, 1.5);
}
