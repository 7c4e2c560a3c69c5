package hexfront.ai;

import hexfront.engine.Ask;
import hexfront.engine.Choices;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Rulebook;
import hexfront.engine.Side;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Lose;
import hexfront.engine.orders.Paths;
import hexfront.engine.orders.Steps;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What to do about a result of combat: whom to lose, where to retreat, how far to follow. */
final class Aftermath {
  /** What it is worth to a unit, in its own value, to stay with one it belongs with. */
  private static final double TOGETHER = 0.5;

  /** So many ways to lose steps are looked at where the cheapest is not allowed. */
  private static final int MOST_WAYS = 200;

  private final Rulebook rulebook;
  private final Survey survey;
  private final Gains gains;
  private final Copy copy = new Copy();
  private boolean hurried;

  Aftermath(Rulebook rulebook, Survey survey, Gains gains) {
    this.rulebook = rulebook;
    this.survey = survey;
    this.gains = gains;
  }

  /** From now on gives no reasons: for playing forward. */
  void hurry() {
    hurried = true;
  }

  // ---- losses

  /** The least painful way to lose the steps that are due; null if none is found. */
  @Nullable Order lose(Position p, Ask.Spread due) {
    Order order = due.answer().apply(cheapest(p, due));
    return rulebook.check(p, order).isLegal() ? order : cheapestLegal(p, due);
  }

  /** Where the rules say who loses first: the least painful of the ways that they allow. */
  private @Nullable Order cheapestLegal(Position p, Ask.Spread due) {
    Order[] found = new Order[1];
    double[] least = {Double.MAX_VALUE};
    int[] seen = new int[1];
    new Choices(rulebook, p, List.of(due))
        .list(
            order -> {
              double now = order instanceof Lose(Steps steps) ? cost(p, steps) : Double.MAX_VALUE;
              if (now < least[0]) {
                least[0] = now;
                found[0] = order;
              }
              return ++seen[0] < MOST_WAYS;
            });
    return found[0];
  }

  /** Steps one by one from whoever misses it least; the last step of a unit counts for more. */
  private Steps cheapest(Position p, Ask.Spread due) {
    Map<Integer, Integer> steps = new HashMap<>();
    for (int n = 0; n < due.due(); n++) {
      int least = -1;
      double cost = 0;
      for (Ask.Share share : due.among()) {
        int lost = steps.getOrDefault(share.unit(), 0);
        if (lost < share.most()) {
          double now = stepCost(p, share.unit(), lost);
          if (least < 0 || now < cost) {
            least = share.unit();
            cost = now;
          }
        }
      }
      if (least >= 0) {
        steps.merge(least, 1, Integer::sum);
      }
    }
    return new Steps(steps);
  }

  private double stepCost(Position p, int unit, int alreadyLost) {
    int left = p.stepsLeft(unit) - alreadyLost;
    double points =
        survey.staff.points(p, unit, alreadyLost + 1) - survey.staff.points(p, unit, alreadyLost);
    double strength = survey.perStrength * (survey.attack[unit] + survey.defence[unit]);
    return points + strength / p.stepsLeft(unit) + (left == 1 ? 0.3 * strength : 0);
  }

  /**
   * What losing the steps that are due would cost: at least their part of what the units count that
   * lose them, if the game has it so. Where only whole units count, who stays for the first step
   * stays for the last.
   */
  double lossCost(Position p, Ask.Spread due) {
    Steps steps = cheapest(p, due);
    if (!survey.staff.countsSteps()) {
      return cost(p, steps);
    }
    double parts = 0;
    for (Map.Entry<Integer, Integer> e : steps.byUnit().entrySet()) {
      parts += e.getValue() * survey.step[e.getKey()];
    }
    return Math.max(cost(p, steps), parts);
  }

  private double cost(Position p, Steps steps) {
    double cost = 0;
    for (Map.Entry<Integer, Integer> e : steps.byUnit().entrySet()) {
      for (int i = 0; i < e.getValue(); i++) {
        cost += stepCost(p, e.getKey(), i);
      }
    }
    return cost;
  }

  /** What giving up the hex would cost: its worth, and some of those who get away. */
  double retreatCost(Position p, int[] units, Side side) {
    double cost = 0;
    int hex = -1;
    for (int unit : units) {
      hex = p.hex(unit);
      cost += 0.06 * survey.value[unit];
    }
    return hex >= 0 && p.holds(side, hex) ? cost + survey.worth[hex] : cost;
  }

  /** What the steps are worth that the ways out take from those who retreat. */
  double tolls(Position p, Ask.Ways asked) {
    return asked.movers().stream()
        .mapToDouble(
            mover -> mover.ways().stream().mapToDouble(way -> toll(p, mover, way)).min().orElse(0))
        .sum();
  }

  private double toll(Position p, Ask.Mover mover, Hexes way) {
    int unit = mover.unit();
    int steps = Math.min(survey.staff.toll(p, unit, way), p.stepsLeft(unit));
    return steps * survey.step[unit];
  }

  // ---- retreats

  /** The best way for one's own units, the worst for the enemy's; null if that is not legal. */
  @Nullable Order retreat(Position p, Ask.Ways asked) {
    Position q = copy.of(p);
    Map<Integer, Hexes> paths = new HashMap<>();
    Order order = null;
    for (Ask.Mover mover : asked.movers()) {
      int unit = mover.unit();
      Hexes best = best(p, q, mover);
      if (best == null) {
        continue;
      }
      paths.put(unit, best);
      if (asked.mayStay()) {
        Order longer = asked.answer().apply(new Paths(paths));
        if (!rulebook.check(p, longer).isLegal()) {
          paths.remove(unit);
          continue;
        }
        order = longer;
      }
      if (best.last() >= 0) {
        q.place(unit, best.last());
      }
    }
    if (order == null) {
      order = asked.answer().apply(new Paths(paths));
    }
    return rulebook.check(p, order).isLegal() ? order : null;
  }

  private @Nullable Hexes best(Position p, Position q, Ask.Mover mover) {
    boolean own = survey.board.side(mover.unit()) == survey.side;
    Hexes best = null;
    double bestScore = Double.NEGATIVE_INFINITY;
    for (Hexes way : mover.ways()) {
      double refuge = way.last() < 0 ? -100 : refuge(q, mover.unit(), way.last());
      refuge -= toll(p, mover, way);
      double score = own ? refuge : -refuge;
      if (best == null || score > bestScore) {
        best = way;
        bestScore = score;
      }
    }
    return best;
  }

  /** How well a unit would be off in a hex. */
  private double refuge(Position q, int unit, int hex) {
    Side side = survey.board.side(unit);
    double score = 0;
    if (side == survey.side) {
      score -= survey.value[unit] * survey.danger(q, hex, survey.defence[unit]);
      score += survey.worth[hex] > 0 ? 0.5 * survey.worth[hex] : 0;
      score -= survey.supplied.has(hex) ? 0 : 0.3 * survey.value[unit];
    } else {
      score += survey.staff.ground(q, hex, -1);
      score += survey.worth[hex] > 0 && !survey.has(q, hex) ? 0.5 * survey.worth[hex] : 0;
      score += nearPlaces(q, hex);
    }
    if (!survey.staff.hasRoom(q, unit, hex)) {
      score -= survey.value[unit];
    }
    return score;
  }

  /** Enemies are best driven away from what they would defend. */
  private double nearPlaces(Position q, int hex) {
    double near = 0;
    for (int place : survey.places) {
      if (!survey.has(q, place)) {
        near += survey.worth[place] / (4.0 + survey.grid.distance(place, hex));
      }
    }
    return near;
  }

  // ---- advances

  /** Who follows up, as far as it pays; null to stay. */
  @Nullable Answer advance(Position p, Ask.Ways asked, Temper temper) {
    Position q = copy.of(p);
    Map<Integer, Hexes> paths = new HashMap<>();
    Order order = null;
    double total = 0;
    for (Ask.Mover mover : asked.movers()) {
      int unit = mover.unit();
      Hexes best = null;
      double bestScore = 0.01;
      for (Hexes way : mover.ways()) {
        double score = advanceGain(q, unit, way, temper) + mates(q, unit, way, asked);
        if (score > bestScore && survey.staff.hasRoom(q, unit, way.last())) {
          best = way;
          bestScore = score;
        }
      }
      if (best != null) {
        paths.put(unit, best);
        Order longer = asked.answer().apply(new Paths(paths));
        if (rulebook.check(p, longer).isLegal()) {
          order = longer;
          total += bestScore;
          q.place(unit, best.last());
        } else {
          paths.remove(unit);
        }
      }
    }
    return order == null ? null : new Answer(order, hurried ? "" : following(total));
  }

  private static String following(double points) {
    return String.format(Locale.ROOT, "following up gains %.1f points", points);
  }

  private double advanceGain(Position q, int unit, Hexes way, Temper temper) {
    int from = way.first();
    int to = way.last();
    double gain = temper.aggression() * gains.approach(q, unit, from, to);
    for (int i = 1; i < way.size(); i++) {
      gain += survey.has(q, way.get(i)) ? 0 : survey.worth[way.get(i)];
    }
    double there =
        survey.danger(q, to, survey.defenceAt(q, to) + survey.defence[unit])
            + (survey.supplied.has(from) && !nearSupply(to) ? 0.2 : 0);
    double here = survey.danger(q, from, survey.defenceAt(q, from));
    gain -= temper.caution() * survey.value[unit] * (there - here);
    boolean leavesWorth =
        survey.worth[from] > 0 && survey.threat[from] > 0 && q.stackSize(from) == 1;
    return leavesWorth ? gain - 0.7 * survey.worth[from] : gain;
  }

  /** Units that belong together follow each other, and do not leave behind who cannot follow. */
  private double mates(Position q, int unit, Hexes way, Ask.Ways asked) {
    double sum = 0;
    for (int u = q.first(way.last()); u >= 0; u = q.next(u)) {
      sum += survey.staff.together(unit, u) ? TOGETHER * survey.value[unit] : 0;
    }
    for (int u = q.first(way.first()); u >= 0; u = q.next(u)) {
      int left = u;
      if (u != unit
          && survey.staff.together(unit, u)
          && asked.movers().stream().noneMatch(mover -> mover.unit() == left)) {
        sum -= TOGETHER * survey.value[unit];
      }
    }
    return sum;
  }

  private boolean nearSupply(int hex) {
    if (survey.supplied.has(hex)) {
      return true;
    }
    for (int d = 0; d < 6; d++) {
      int to = survey.grid.neighbour(hex, d);
      if (to >= 0 && survey.supplied.has(to)) {
        return true;
      }
    }
    return false;
  }
}
