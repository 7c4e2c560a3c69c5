package hexfront.ai;

import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.map.HexSet;
import hexfront.engine.staff.Staff;

/**
 * How a position stands for a side: the lead in points, fighting strength left and in supply, how
 * near each side is to the places it has yet to take.
 */
public final class Appraisal {
  private final Staff staff;
  private final Survey survey;

  /** For one thread: the staff's buffers are used. */
  public Appraisal(hexfront.engine.Board board, Staff staff) {
    this.staff = staff;
    survey = new Survey(board, staff);
  }

  /** The position in points for a side; 0 is even. */
  public double points(Position p, Side side) {
    survey.weighStrengths(p, side);
    return staff.lead(p, side) + strength(p, side) - strength(p, side.enemy());
  }

  /** The chance that a side wins from here, as far as one can see. */
  public double chance(Position p, Side side) {
    return 1 / (1 + Math.exp(-3 * points(p, side) / staff.comfortable()));
  }

  private double strength(Position p, Side side) {
    HexSet supplied = staff.supplied(p, side);
    double sum = 0;
    double left = Math.min(1, staff.turnsLeft(p, side) / 4.0);
    for (int unit = 0; unit < survey.value.length; unit++) {
      if (p.onMap(unit) && survey.board.side(unit) == side && survey.fights(unit)) {
        double fights = survey.perStrength * (survey.attack[unit] + survey.defence[unit]);
        sum += left * (supplied.has(p.hex(unit)) ? fights : 0.6 * fights);
      }
    }
    return sum;
  }
}
