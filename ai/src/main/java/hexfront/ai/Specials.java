package hexfront.ai;

import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Rulebook;
import hexfront.engine.Side;
import hexfront.engine.dice.Dice;
import hexfront.engine.staff.Staff;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Orders that only some games have: each is tried on a copy, and the position it leads to is
 * compared with the others'.
 */
final class Specials {
  /** What every order gains that has to be given. */
  static final double WHATEVER = -1e9;

  private static final int MOST = 80;
  private static final int MOST_IN_A_HURRY = 6;

  private final Rulebook rulebook;
  private final Staff staff;
  private final Appraisal appraisal;
  private final Copy copy = new Copy();
  private int most = MOST;
  private boolean hurried;

  Specials(Rulebook rulebook, Staff staff, Appraisal appraisal) {
    this.rulebook = rulebook;
    this.staff = staff;
    this.appraisal = appraisal;
  }

  void hurry() {
    hurried = true;
    most = MOST_IN_A_HURRY;
  }

  /** The best of the orders to be considered now, if it gains more than {@code atLeast} points. */
  @Nullable Answer best(Position p, Side side, double atLeast) {
    List<Order> orders = considered(p);
    if (orders.size() == 1 && isPlain(p, orders.getFirst(), atLeast)) {
      return new Answer(orders.getFirst(), hurried ? "" : "what there is to do now");
    }
    double now = orders.isEmpty() ? 0 : appraisal.points(p, side);
    Order chosen = null;
    double best = atLeast;
    for (Order order : orders) {
      double gain = gain(p, order, side, now);
      if (gain > best) {
        best = gain;
        chosen = order;
      }
    }
    return chosen == null ? null : new Answer(chosen, hurried ? "" : worth(best));
  }

  /** Whether the only order is given whatever comes of it, so that it need not be tried. */
  private boolean isPlain(Position p, Order only, double atLeast) {
    return atLeast <= WHATEVER || staff.inclination(p, only) >= Staff.URGENT;
  }

  private static String worth(double points) {
    return String.format(Locale.ROOT, "worth %.1f points", points);
  }

  private List<Order> considered(Position p) {
    List<Order> orders = new ArrayList<>();
    staff.specials(
        p,
        order -> {
          if (rulebook.check(p, order).isLegal()) {
            orders.add(order);
          }
          return orders.size() < most;
        });
    return orders;
  }

  private double gain(Position p, Order order, Side side, double now) {
    Position after = copy.of(p);
    rulebook.carryOut(after, order, Dice.unrecorded(1), Chronicle.SILENT);
    return appraisal.points(after, side) - now + staff.inclination(p, order);
  }
}
