package hexfront.ai;

import hexfront.engine.Board;
import hexfront.engine.Position;
import hexfront.engine.Rulebook;
import hexfront.engine.Side;
import hexfront.engine.staff.Staff;
import java.util.Arrays;

/**
 * How promising a position is: the lead as it stands, the strength each side has left, and which
 * places that strength will sway, being near. The weights come from scripted games: what a point of
 * each was worth in the end, with half of the game to go.
 */
final class Outlook {
  private static final double PER_TURN = 0.6;
  private static final double SWAY = 0.5;
  private static final double STRENGTH = 0.5;

  private final Board board;
  private final Rulebook rulebook;
  private final Staff staff;
  private final Appraisal appraisal;
  private final double[] worth;
  private final double[] sway = new double[2];
  private final double[] decay = new double[256];

  Outlook(Rulebook rulebook) {
    this.rulebook = rulebook;
    board = rulebook.board();
    staff = rulebook.staff();
    appraisal = new Appraisal(board, staff);
    worth = new double[board.hexes()];
    for (int i = 0; i < decay.length; i++) {
      decay[i] = Math.pow(PER_TURN, i / 8.0);
    }
  }

  /** The chance to win, with a little more for a lead beyond that. */
  double value(Position p, Side side) {
    double leads = points(p, side) / staff.comfortable();
    return 1 / (1 + Math.exp(-3 * leads)) + 0.3 * leads;
  }

  private double points(Position p, Side side) {
    if (rulebook.isOver(p)) {
      return staff.lead(p, side);
    }
    double later = SWAY * Math.min(1, (staff.turnsLeft(p, side) - 1) / 3.0);
    double lead = staff.lead(p, side);
    double strength = appraisal.points(p, side) - lead;
    return lead + STRENGTH * strength + (later > 0 ? later * swayed(p, side) : 0);
  }

  /** By how much the places would shift towards the side if the stronger there had its way. */
  double swayed(Position p, Side side) {
    staff.worth(p, side, worth);
    double sum = 0;
    for (int hex = 0; hex < worth.length; hex++) {
      if (worth[hex] > 0) {
        weigh(p, hex);
        double own = sway[side.ordinal()];
        double all = own + sway[side.enemy().ordinal()];
        double has = p.controls(side, hex) || p.holds(side, hex) ? 1 : 0;
        sum += worth[hex] * ((own + 0.5 * has) / (all + 0.5) - has);
      }
    }
    return sum;
  }

  private void weigh(Position p, int place) {
    Arrays.fill(sway, 0);
    for (int unit = 0; unit < board.unitCount(); unit++) {
      if (p.onMap(unit) && staff.role(unit) == Staff.Role.COMBAT) {
        Side side = board.side(unit);
        int far = staff.distances(p, side, staff.mobility(unit), place)[p.hex(unit)];
        if (far != Integer.MAX_VALUE) {
          int i = 8 * far / Math.max(4, staff.allowance(p, unit));
          if (i < decay.length) {
            double strength = p.step(unit).attack() + p.step(unit).defence();
            sway[side.ordinal()] += decay[i] * strength;
          }
        }
      }
    }
  }
}
