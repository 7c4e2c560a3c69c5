package hexfront.ai;

import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Rulebook;
import hexfront.engine.Side;
import hexfront.engine.dice.Dice;
import hexfront.engine.staff.Staff;
import org.jspecify.annotations.Nullable;

/**
 * Orders that only some games have: each is tried on a copy, and the position it leads to is
 * compared with the others'.
 */
final class Specials {
  private static final int MOST = 80;
  private static final int MOST_IN_A_HURRY = 6;

  private final Rulebook rulebook;
  private final Staff staff;
  private final Appraisal appraisal;
  private int most = MOST;
  private @Nullable Position after;

  Specials(Rulebook rulebook, Staff staff, Appraisal appraisal) {
    this.rulebook = rulebook;
    this.staff = staff;
    this.appraisal = appraisal;
  }

  void hurry() {
    most = MOST_IN_A_HURRY;
  }

  /** The best of the orders to be considered now, if it gains more than {@code atLeast} points. */
  @Nullable Answer best(Position p, Side side, double atLeast) {
    double[] now = {Double.NaN};
    Order[] chosen = new Order[1];
    double[] gain = {atLeast};
    int[] seen = new int[1];
    staff.specials(
        p,
        order -> {
          if (rulebook.check(p, order).isLegal()) {
            now[0] = Double.isNaN(now[0]) ? appraisal.points(p, side) : now[0];
            double g = gain(p, order, side, now[0]);
            if (g > gain[0]) {
              gain[0] = g;
              chosen[0] = order;
            }
            seen[0]++;
          }
          return seen[0] < most;
        });
    return chosen[0] == null
        ? null
        : new Answer(chosen[0], String.format(java.util.Locale.ROOT, "worth %.1f points", gain[0]));
  }

  private double gain(Position p, Order order, Side side, double now) {
    if (after == null || after.board() != p.board()) {
      after = p.copy();
    } else {
      after.copyFrom(p);
    }
    rulebook.carryOut(after, order, Dice.unrecorded(1), Chronicle.SILENT);
    return appraisal.points(after, side) - now + staff.inclination(p, order);
  }
}
