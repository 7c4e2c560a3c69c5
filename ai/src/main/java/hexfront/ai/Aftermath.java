package hexfront.ai;

import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Rulebook;
import hexfront.engine.Side;
import hexfront.engine.orders.Advance;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Lose;
import hexfront.engine.orders.Paths;
import hexfront.engine.orders.Retreat;
import hexfront.engine.orders.Steps;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What to do about a result of combat: whom to lose, where to retreat, how far to follow. */
final class Aftermath {
  private final Rulebook rulebook;
  private final Survey survey;
  private final Gains gains;

  Aftermath(Rulebook rulebook, Survey survey, Gains gains) {
    this.rulebook = rulebook;
    this.survey = survey;
    this.gains = gains;
  }

  // ---- losses

  /** The least painful way to lose so many steps; null if none is legal. */
  @Nullable Order lose(Position p) {
    int[] units = survey.staff.concerned(p);
    for (int due = 1; due <= 6; due++) {
      Order order = new Lose(new Steps(cheapest(p, units, due)));
      if (rulebook.check(p, order).isLegal()) {
        return order;
      }
    }
    return null;
  }

  /** Steps one by one from whoever misses it least; the last step of a unit counts for more. */
  private Map<Integer, Integer> cheapest(Position p, int[] units, int due) {
    Map<Integer, Integer> steps = new HashMap<>();
    for (int n = 0; n < due; n++) {
      int least = -1;
      double cost = 0;
      for (int unit : units) {
        int lost = steps.getOrDefault(unit, 0);
        if (lost < p.stepsLeft(unit)) {
          double now = stepCost(p, unit, lost);
          if (least < 0 || now < cost) {
            least = unit;
            cost = now;
          }
        }
      }
      if (least >= 0) {
        steps.merge(least, 1, Integer::sum);
      }
    }
    return steps;
  }

  private double stepCost(Position p, int unit, int alreadyLost) {
    int left = p.stepsLeft(unit) - alreadyLost;
    double points =
        survey.staff.points(p, unit, alreadyLost + 1) - survey.staff.points(p, unit, alreadyLost);
    double strength = survey.perStrength * (survey.attack[unit] + survey.defence[unit]);
    return points + strength / p.stepsLeft(unit) + (left == 1 ? 0.3 * strength : 0);
  }

  /** What losing the steps that the result demands would cost. */
  double lossCost(Position p) {
    double cost = 0;
    if (!(lose(p) instanceof Lose lose)) {
      return Double.MAX_VALUE;
    }
    for (Map.Entry<Integer, Integer> e : lose.steps().byUnit().entrySet()) {
      for (int i = 0; i < e.getValue(); i++) {
        cost += stepCost(p, e.getKey(), i);
      }
    }
    return cost;
  }

  /** What giving up the hex would cost: its worth, and those who cannot get away. */
  double retreatCost(Position p, Side side) {
    double cost = 0;
    int hex = -1;
    for (int unit : survey.staff.concerned(p)) {
      hex = p.hex(unit);
      if (survey.staff.ways(p, unit).isEmpty()) {
        cost += survey.value[unit];
      } else {
        cost += 0.06 * survey.value[unit];
      }
    }
    return hex >= 0 && p.holds(side, hex) ? cost + survey.worth[hex] : cost;
  }

  // ---- retreats

  /** The best way for one's own units, the worst for the enemy's. */
  @Nullable Order retreat(Position p) {
    int[] units = survey.staff.concerned(p);
    Position q = p.copy();
    Map<Integer, Hexes> paths = new HashMap<>();
    for (int unit : units) {
      List<int[]> ways = survey.staff.ways(p, unit);
      if (ways.isEmpty()) {
        continue;
      }
      boolean own = survey.board.side(unit) == survey.side;
      int[] best = ways.getFirst();
      double bestScore = Double.NEGATIVE_INFINITY;
      for (int[] way : ways) {
        int end = way[way.length - 1];
        double score = end < 0 ? -100 : refuge(q, unit, end);
        if (own ? score > bestScore : -score > bestScore) {
          best = way;
          bestScore = own ? score : -score;
        }
      }
      paths.put(unit, Hexes.of(best));
      int end = best[best.length - 1];
      if (end >= 0) {
        q.place(unit, end);
      }
    }
    Order order = new Retreat(new Paths(paths));
    return rulebook.check(p, order).isLegal() ? order : null;
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
  @Nullable Answer advance(Position p, Temper temper) {
    Position q = p.copy();
    Map<Integer, Hexes> paths = new HashMap<>();
    Order order = null;
    double total = 0;
    for (int unit : survey.staff.concerned(p)) {
      int[] best = null;
      double bestScore = 0.01;
      for (int[] way : survey.staff.ways(p, unit)) {
        double score = advanceGain(q, unit, way, temper);
        if (score > bestScore && survey.staff.hasRoom(q, unit, way[way.length - 1])) {
          best = way;
          bestScore = score;
        }
      }
      if (best != null) {
        paths.put(unit, Hexes.of(best));
        Order longer = new Advance(new Paths(paths));
        if (rulebook.check(p, longer).isLegal()) {
          order = longer;
          total += bestScore;
          q.place(unit, best[best.length - 1]);
        } else {
          paths.remove(unit);
        }
      }
    }
    return order == null
        ? null
        : new Answer(
            order, String.format(java.util.Locale.ROOT, "following up gains %.1f points", total));
  }

  private double advanceGain(Position q, int unit, int[] way, Temper temper) {
    int from = way[0];
    int to = way[way.length - 1];
    double gain = temper.aggression() * gains.approach(q, unit, from, to);
    for (int i = 1; i < way.length; i++) {
      gain += survey.has(q, way[i]) ? 0 : survey.worth[way[i]];
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
