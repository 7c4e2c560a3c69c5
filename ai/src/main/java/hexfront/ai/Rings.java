package hexfront.ai;

import hexfront.engine.Position;
import hexfront.engine.map.HexSet;
import hexfront.engine.staff.Staff;
import org.jspecify.annotations.Nullable;

/**
 * What a ring would cut off: a unit of one's own is put where much of the enemy's supply passes,
 * alone or in two places at once, and the lines are traced anew. What was in supply before and is
 * not any more is what closing the ring there is for.
 */
final class Rings {
  /** So many places are tried, each alone and with each other. */
  private static final int MOST = 6;

  /** The part of what it cuts off that a place is worth which closes a ring. */
  private static final double CLOSING = 0.5;

  private final Survey survey;
  private final HexSet before;
  private final int[] hexes = new int[MOST];
  private final int[] closers = new int[MOST];
  private final double[] alone = new double[MOST];
  private final double[] share = new double[MOST];
  private @Nullable Position copy;
  private int count;

  Rings(Survey survey) {
    this.survey = survey;
    before = new HexSet(survey.grid.size());
  }

  /** Adds to the worth of hexes what the enemy would lose of his supply through them. */
  void find(Position p, double[] flow) {
    choose(p, flow);
    if (count == 0) {
      return;
    }
    if (copy == null || copy.board() != p.board()) {
      copy = p.copy();
    } else {
      copy.copyFrom(p);
    }
    Position q = copy;
    before.copyFrom(survey.staff.supplied(p, survey.side.enemy()));
    for (int i = 0; i < count; i++) {
      q.place(closers[i], hexes[i]);
      alone[i] = cutOff(q);
      share[i] = alone[i];
      q.place(closers[i], p.hex(closers[i]));
    }
    for (int i = 0; i < count; i++) {
      for (int j = 0; j < i; j++) {
        if (closers[i] != closers[j]) {
          together(p, q, i, j);
        }
      }
    }
    for (int i = 0; i < count; i++) {
      if (share[i] > 0) {
        survey.artery[hexes[i]] = true;
        survey.worth[hexes[i]] += CLOSING * share[i];
      }
    }
  }

  /** Two places that close a ring only together share what it cuts off. */
  private void together(Position p, Position q, int i, int j) {
    q.place(closers[i], hexes[i]);
    q.place(closers[j], hexes[j]);
    double more = cutOff(q) - alone[i] - alone[j];
    q.place(closers[i], p.hex(closers[i]));
    q.place(closers[j], p.hex(closers[j]));
    if (more > 0) {
      share[i] = Math.max(share[i], alone[i] + more / 2);
      share[j] = Math.max(share[j], alone[j] + more / 2);
    }
  }

  /** The hexes in one's own reach over which most of the enemy's supply comes. */
  private void choose(Position p, double[] flow) {
    count = 0;
    while (count < MOST) {
      int best = -1;
      for (int hex = 0; hex < flow.length; hex++) {
        if (flow[hex] > 1
            && survey.friendly[hex] > 0
            && p.isEmpty(hex)
            && (best < 0 || flow[hex] > flow[best])
            && !isNearChosen(hex)) {
          best = hex;
        }
      }
      int closer = best < 0 ? -1 : closer(p, best);
      if (closer < 0) {
        return;
      }
      hexes[count] = best;
      closers[count++] = closer;
    }
  }

  private boolean isNearChosen(int hex) {
    for (int i = 0; i < count; i++) {
      if (survey.grid.distance(hexes[i], hex) < 2) {
        return true;
      }
    }
    return false;
  }

  /** The unit that is nearest to a hex and can be there soon, or -1. */
  private int closer(Position p, int hex) {
    int best = -1;
    int least = Integer.MAX_VALUE;
    for (int unit = 0; unit < survey.value.length; unit++) {
      if (p.onMap(unit)
          && survey.board.side(unit) == survey.side
          && survey.role[unit] == Staff.Role.COMBAT) {
        int far =
            survey.staff.distances(p, survey.side, survey.staff.mobility(unit), hex)[p.hex(unit)];
        if (far < least && far <= survey.staff.allowance(p, unit)) {
          best = unit;
          least = far;
        }
      }
    }
    return best;
  }

  /** What of the enemy was in supply and would not be any more, in points. */
  private double cutOff(Position q) {
    HexSet after = survey.staff.supplied(q, survey.side.enemy());
    double sum = 0;
    for (int unit = 0; unit < survey.value.length; unit++) {
      int hex = q.hex(unit);
      if (hex >= 0
          && survey.board.side(unit) != survey.side
          && before.has(hex)
          && !after.has(hex)) {
        sum += survey.value[unit];
      }
    }
    return sum * survey.staff.cutOff(q, survey.side.enemy());
  }
}
