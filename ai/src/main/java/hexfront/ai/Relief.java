package hexfront.ai;

import hexfront.engine.Position;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexSet;
import hexfront.engine.staff.Staff;
import org.jspecify.annotations.Nullable;

/**
 * What driving an enemy away would bring back into supply: his stack is taken off, on a copy, one
 * of those who stand against it follows up, and the lines are traced anew.
 */
final class Relief {
  private final Survey survey;
  private @Nullable Position copy;

  Relief(Survey survey) {
    this.survey = survey;
  }

  /** The value of the side's units that are out of supply and would not be without an enemy. */
  double without(Position p, int hex) {
    if (copy == null || copy.board() != p.board()) {
      copy = p.copy();
    } else {
      copy.copyFrom(p);
    }
    Position q = copy;
    for (int unit = q.first(hex); unit >= 0; unit = q.first(hex)) {
      q.takeOff(unit, Position.GONE);
    }
    int follower = follower(p, hex);
    if (follower >= 0) {
      q.place(follower, hex);
    }
    HexSet after = survey.staff.supplied(q, survey.side);
    double sum = 0;
    for (int unit = 0; unit < survey.value.length; unit++) {
      int at = p.hex(unit);
      if (at >= 0
          && survey.board.side(unit) == survey.side
          && survey.role[unit] == Staff.Role.COMBAT
          && !survey.supplied.has(at)
          && after.has(at)) {
        sum += survey.value[unit];
      }
    }
    return sum;
  }

  /** A unit beside a hex that others stay behind, or -1. */
  private int follower(Position p, int hex) {
    for (int d = 0; d < Direction.COUNT; d++) {
      int beside = survey.grid.neighbour(hex, d);
      if (beside != HexGrid.OFF && p.holds(survey.side, beside) && p.stackSize(beside) > 1) {
        for (int unit = p.first(beside); unit >= 0; unit = p.next(unit)) {
          if (survey.role[unit] == Staff.Role.COMBAT) {
            return unit;
          }
        }
      }
    }
    return -1;
  }
}
