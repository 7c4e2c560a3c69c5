package hexfront.ai;

import hexfront.engine.Board;
import hexfront.engine.Decision;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Rulebook;
import hexfront.engine.Side;
import hexfront.engine.kernels.Range;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.orders.EndPhase;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Units;
import hexfront.engine.staff.Assault;
import hexfront.engine.staff.Prospect;
import hexfront.engine.staff.Staff;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * A commander without a plan: it moves some units, more or less towards the nearest place that the
 * enemy has, attacks what it can beat and ends its phases.
 */
final class Recruit implements Commander {
  private static final int DRAFTS = 12;
  private static final int GLANCES = 6;
  private static final double FAIR_ODDS = 2;

  private final Assault assault = new Assault();
  private final Prospect prospect = new Prospect();
  private @Nullable Rulebook rulebook;
  private @Nullable Staff staff;
  private double[] worth = new double[0];

  /** The phase in which an attack was taken back last: no more are made in it. */
  private String mended = "";

  @Override
  public Answer answer(Question question) {
    Rulebook rules = question.rulebook();
    if (staff == null || !rules.equals(rulebook)) {
      rulebook = rules;
      staff = rules.staff();
      worth = new double[rules.board().hexes()];
    }
    Position p = question.seen();
    Decision decision = rules.decision(p);
    RandomGenerator random = question.random();
    Order order = null;
    String why = "";
    if (decision.takes("move")) {
      order = move(rules, staff, p, decision.side(), random);
      why = "somewhere in front";
    } else if (decision.takes("enter")) {
      order = enter(rules, staff, p, decision.side());
      why = "reinforcements";
    } else if (decision.takes("resolve")) {
      order = rules.anyOrder(p, random);
      why = "what was begun";
    }
    String phase = p.turn() + " " + p.phasing() + " " + decision.stage();
    if (order == null && decision.takes("attack") && !phase.equals(mended)) {
      order = attack(rules, staff, p, decision.side(), random);
      why = "the odds are fair";
    }
    if (order == null && decision.takes("end-phase")) {
      order = new EndPhase();
      why = "enough for now";
    }
    Order mending =
        order instanceof EndPhase && !rules.check(p, order).isLegal() ? staff.mend(p) : null;
    if (mending != null) {
      mended = phase;
      return new Answer(mending, "it cannot be made without others");
    }
    return order != null && rules.check(p, order).isLegal()
        ? new Answer(order, why)
        : new Answer(rules.anyOrder(p, random), "");
  }

  private @Nullable Order move(
      Rulebook rules, Staff staff, Position p, Side side, RandomGenerator random) {
    int units = rules.board().unitCount();
    if (random.nextInt(units) < units / 40) {
      return null;
    }
    staff.worth(p, side, worth);
    staff.guard(p, side, worth);
    for (int i = 0; i < DRAFTS; i++) {
      int unit = random.nextInt(units);
      if (rules.board().side(unit) != side || staff.role(unit) == Staff.Role.MARKER) {
        continue;
      }
      Order draft = p.onMap(unit) ? walk(staff, p, unit, random) : enter(staff, p, unit, random);
      if (draft != null && rules.check(p, draft).isLegal()) {
        return draft;
      }
    }
    return null;
  }

  private static @Nullable Order enter(Staff staff, Position p, int unit, RandomGenerator random) {
    int[] entries = staff.entries(p, unit);
    return entries.length == 0
        ? null
        : staff.enter(p, unit, entries[random.nextInt(entries.length)]);
  }

  /** Whoever waits comes on, where that has a phase of its own. */
  private static @Nullable Order enter(Rulebook rules, Staff staff, Position p, Side side) {
    for (int unit = 0; unit < rules.board().unitCount(); unit++) {
      if (rules.board().side(unit) == side && p.hex(unit) == Position.WAITING) {
        for (int hex : staff.entries(p, unit)) {
          Order order = staff.enter(p, unit, hex);
          if (rules.check(p, order).isLegal()) {
            return order;
          }
        }
      }
    }
    return null;
  }

  /** Of some hexes in reach the one nearest to a place to be taken. */
  private @Nullable Order walk(Staff staff, Position p, int unit, RandomGenerator random) {
    Range range = staff.reach(p, unit);
    if (range == null || range.size() < 2) {
      return null;
    }
    int best = -1;
    int bestFar = Integer.MAX_VALUE;
    for (int i = 0; i < GLANCES; i++) {
      int hex = range.hex(random.nextInt(range.size()));
      int far = distanceToWork(p, unit, hex);
      if (hex != p.hex(unit) && far < bestFar && staff.hasRoom(p, unit, hex)) {
        best = hex;
        bestFar = far;
      }
    }
    return best < 0 ? null : staff.move(p, Units.of(unit), Hexes.of(range.path(best)));
  }

  private int distanceToWork(Position p, int unit, int hex) {
    Board board = p.board();
    Side side = board.side(unit);
    int nearest = board.hexes();
    for (int place = 0; place < worth.length; place++) {
      if (worth[place] > 0 && !p.controls(side, place)) {
        nearest = Math.min(nearest, board.grid().distance(hex, place));
      }
    }
    return nearest;
  }

  private @Nullable Order attack(
      Rulebook rules, Staff staff, Position p, Side side, RandomGenerator random) {
    int units = rules.board().unitCount();
    int first = random.nextInt(units);
    for (int i = 0; i < units; i++) {
      int unit = (first + i) % units;
      int hex = p.hex(unit);
      if (hex >= 0 && rules.board().side(unit) != side && p.first(hex) == unit) {
        Order order = assault(rules, staff, p, side, hex);
        if (order != null) {
          return order;
        }
      }
    }
    return null;
  }

  /** An attack by all who can, if the odds are fair. */
  private @Nullable Order assault(Rulebook rules, Staff staff, Position p, Side side, int target) {
    assault.against(target);
    for (int d = 0; d < Direction.COUNT; d++) {
      int hex = rules.board().grid().neighbour(target, d);
      if (hex != HexGrid.OFF && p.holds(side, hex) && staff.passes(p, hex, target)) {
        for (int u = p.first(hex); u >= 0; u = p.next(u)) {
          if (staff.mayAttack(p, u) && staff.commanded(p, side).has(hex)) {
            assault.add(p, u);
          }
        }
      }
    }
    if (assault.size() == 0 || !staff.weigh(p, assault, prospect) || prospect.odds < FAIR_ODDS) {
      return null;
    }
    Order[] legal = new Order[1];
    staff.orders(
        p,
        assault,
        order -> {
          if (legal[0] == null && rules.check(p, order).isLegal()) {
            legal[0] = order;
          }
        });
    return legal[0];
  }
}
