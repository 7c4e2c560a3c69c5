package hexfront.ai;

import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Rulebook;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexSet;
import hexfront.engine.staff.Assault;
import hexfront.engine.staff.Prospect;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The combat phase: of all attacks that could be made now, with the best company for each, the one
 * that promises most. Asked again after every battle.
 */
final class Fighting {
  private static final double LEAST = 0.02;
  private static final Company NOBODY = new Company(0, -1, new int[0], 0);

  private final Rulebook rulebook;
  private final Survey survey;
  private final Gains gains;
  private final Assault trial = new Assault();
  private final Assault best = new Assault();
  private final Prospect prospect = new Prospect();
  private final Prospect ofOrder = new Prospect();
  private final int[] able;
  private HexSet spared;

  /** By hex: the best company against it that was found last. */
  private final @Nullable Company[] known;

  private boolean hurried;

  /** The best company against a hex, as long as the same could attack the same. */
  private record Company(long state, int target, int[] units, double gain) {}

  Fighting(Rulebook rulebook, Survey survey, Gains gains) {
    this.rulebook = rulebook;
    this.survey = survey;
    this.gains = gains;
    able = new int[64];
    spared = new HexSet(survey.grid.size());
    known = new Company[survey.grid.size()];
  }

  /** From now on looks again only where something has changed: for playing forward. */
  void hurry() {
    hurried = true;
  }

  /** A new phase begins. */
  void begin() {
    Arrays.fill(known, null);
  }

  void spare(HexSet hexes) {
    spared = hexes;
  }

  /** The attack to make now, or null if none pays. */
  @Nullable Answer attack(Position p, Temper temper) {
    List<Answer> best = attacks(p, temper, 1);
    return best.isEmpty() ? null : best.getFirst();
  }

  /** The attacks on different hexes that pay most, the best first. */
  List<Answer> attacks(Position p, Temper temper, int most) {
    List<Company> companies = new ArrayList<>();
    for (int unit = 0; unit < survey.value.length; unit++) {
      int hex = p.hex(unit);
      if (hex >= 0
          && survey.board.side(unit) != survey.side
          && p.first(hex) == unit
          && !spared.has(hex)) {
        Company company = company(p, hex, temper);
        if (company.gain > LEAST) {
          companies.add(company);
        }
      }
    }
    companies.sort(Comparator.comparingDouble(company -> -company.gain));
    List<Answer> answers = new ArrayList<>();
    for (int i = 0; i < companies.size() && answers.size() < most; i++) {
      Order order = order(p, companies.get(i), temper);
      if (order != null) {
        answers.add(explained(p, order, companies.get(i).gain));
      }
    }
    return answers;
  }

  private Answer explained(Position p, Order order, double gain) {
    if (hurried) {
      return new Answer(order, "");
    }
    survey.staff.weigh(p, order, ofOrder);
    return new Answer(
        order,
        String.format(
            java.util.Locale.ROOT,
            "%.1f to 1, %d %% to take the hex, %.1f points expected",
            ofOrder.odds,
            Math.round(100 * ofOrder.taken),
            gain));
  }

  /** Finds the best company against a hex. */
  private Company company(Position p, int target, Temper temper) {
    int n = around(p, target);
    if (n == 0) {
      return NOBODY;
    }
    long state = hurried ? state(p, target, n) : 0;
    Company before = known[target];
    if (hurried && before != null && before.state == state) {
      return before;
    }
    double gain = bestOf(p, target, n, temper);
    int[] units = new int[best.size()];
    for (int i = 0; i < units.length; i++) {
      units[i] = best.unit(i);
    }
    Company found = new Company(state, target, units, gain);
    known[target] = found;
    return found;
  }

  /** A number for those who could attack a hex and those who would defend it. */
  private long state(Position p, int target, int n) {
    long state = n;
    for (int i = 0; i < n; i++) {
      state = 31 * (31 * state + able[i]) + p.hex(able[i]) + 7L * p.stepsLeft(able[i]);
    }
    for (int u = p.first(target); u >= 0; u = p.next(u)) {
      state = 31 * (31 * state + u) + p.stepsLeft(u);
    }
    return state;
  }

  /** Begins with all who could attack a hex and drops whoever is better left out. */
  private double bestOf(Position p, int target, int n, Temper temper) {
    trial.against(target);
    for (int i = 0; i < n; i++) {
      trial.add(p, able[i]);
    }
    double gain = gain(p, trial, temper);
    best.copyFrom(trial);
    boolean dropped = true;
    while (dropped && trial.size() > 1) {
      dropped = false;
      int without = -1;
      for (int i = 0; i < best.size(); i++) {
        trial.copyFrom(best);
        trial.remove(i);
        double less = gain(p, trial, temper);
        if (less > gain + 1e-6) {
          gain = less;
          without = i;
        }
      }
      if (without >= 0) {
        best.remove(without);
        dropped = true;
      }
      trial.copyFrom(best);
    }
    return gain;
  }

  private int around(Position p, int target) {
    int n = 0;
    for (int d = 0; d < Direction.COUNT; d++) {
      int hex = survey.grid.neighbour(target, d);
      if (hex != HexGrid.OFF
          && p.holds(survey.side, hex)
          && survey.staff.passes(p, hex, target)
          && survey.staff.commanded(p, survey.side).has(hex)) {
        for (int u = p.first(hex); u >= 0 && n < able.length; u = p.next(u)) {
          if (survey.attack[u] > 0 && survey.staff.mayAttack(p, u)) {
            able[n++] = u;
          }
        }
      }
    }
    return n;
  }

  private double gain(Position p, Assault plan, Temper temper) {
    if (!survey.staff.weigh(p, plan, prospect)) {
      return -1;
    }
    double value = 0;
    double step = Double.MAX_VALUE;
    int steps = 0;
    double approach = 0;
    for (int i = 0; i < plan.size(); i++) {
      int unit = plan.unit(i);
      value += survey.value[unit];
      step = Math.min(step, survey.step[unit]);
      steps += p.stepsLeft(unit);
      approach = Math.max(approach, gains.approach(p, unit, p.hex(unit), plan.target()));
    }
    double cost = Gains.step(step, value, steps);
    return gains.of(p, plan.target(), prospect, value, cost, approach, temper);
  }

  /** The best legal way to order an attack by a company. */
  private @Nullable Order order(Position p, Company company, Temper temper) {
    best.against(company.target);
    for (int unit : company.units) {
      best.add(p, unit);
    }
    Order[] chosen = new Order[1];
    double[] score = {0};
    survey.staff.orders(
        p,
        best,
        order -> {
          if (rulebook.check(p, order).isLegal()) {
            survey.staff.weigh(p, order, ofOrder);
            double now =
                ofOrder.taken + ofOrder.defenderSteps - temper.caution() * ofOrder.attackerSteps;
            if (chosen[0] == null || now > score[0] + 0.15) {
              chosen[0] = order;
              score[0] = now;
            }
          }
        });
    return chosen[0];
  }
}
