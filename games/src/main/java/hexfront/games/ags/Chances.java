package hexfront.games.ags;

import hexfront.engine.Case;
import hexfront.engine.Forecast.Chance;
import hexfront.engine.Forecast.Column;
import hexfront.engine.Position;
import hexfront.engine.Unit;
import hexfront.engine.kernels.Outcomes;
import hexfront.engine.orders.Units;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The exact chance of every result of a planned battle. Where untried units take part, every way of
 * drawing them is counted: stand-ins that are in the same case draw together, and what they draw is
 * listed by strength, not by name.
 */
final class Chances {
  private final AgsRules rules;
  private final Outcomes outcomes;
  private final double[] columns;

  Chances(AgsRules rules) {
    this.rules = rules;
    this.outcomes = rules.table().outcomes();
    this.columns = new double[rules.table().table().columns().size()];
  }

  /**
   * The chances at known strengths, counted as {@link CombatTable#distinct}; the array is reused.
   */
  double[] known(Position p, Units attackers, int[] targets, int shift, boolean overrun) {
    int[] from = rules.strength().hexesOf(p, attackers);
    int attack =
        overrun ? rules.strength().overrun(p, attackers) : rules.strength().attack(p, attackers);
    return outcomes.of(attack, rules.strength().defence(p, targets, from, overrun), shift);
  }

  @Case({"AGS-9.5", "AGS-13.2"})
  List<Chance> of(Position p, Units attackers, int[] targets, int shift, boolean overrun) {
    List<Stack> attack = new ArrayList<>();
    List<Stack> defence = new ArrayList<>();
    int[] from = rules.strength().hexesOf(p, attackers);
    for (int hex : from) {
      attack.add(attackStack(p, attackers, hex, overrun));
    }
    for (int hex : targets) {
      defence.add(defenceStack(p, hex, from, overrun));
    }
    double[] sum = new double[rules.table().distinct().size()];
    List<Draw> draws = new ArrayList<>();
    attack.forEach(stack -> draws.addAll(stack.draws));
    defence.forEach(stack -> draws.addAll(stack.draws));
    enumerate(
        draws,
        0,
        1,
        () -> total(attack, overrun),
        () -> totalDefence(p, defence, overrun),
        shift,
        sum);
    List<Chance> named = new ArrayList<>();
    for (int i = 0; i < sum.length; i++) {
      if (sum[i] > 1e-12) {
        named.add(new Chance(rules.table().distinct().get(i).toString(), sum[i]));
      }
    }
    return named;
  }

  /** The columns that the draws of the last question lead to; none where nothing was drawn. */
  List<Column> drawn() {
    List<Column> named = new ArrayList<>();
    for (int i = 0; !pools.isEmpty() && i < columns.length; i++) {
      if (columns[i] > 1e-12) {
        named.add(new Column(rules.table().columnName(i), columns[i]));
      }
    }
    return named;
  }

  // ---- stacks and what is drawn for them

  /**
   * The units of one hex: what is known of their shares, and the stand-ins whose share is drawn.
   */
  private static final class Stack {
    int hex;
    int terrain;
    int known;
    int drawn;
    int headquarters = -1;
    final List<Draw> draws = new ArrayList<>();
  }

  /**
   * Stand-ins of one stack that draw from the same pool and turn a printed strength into the same
   * share.
   */
  private static final class Draw {
    final Stack stack;
    final Pool pool;
    int units = 1;
    final int[] share;

    Draw(Stack stack, Pool pool, int[] share) {
      this.stack = stack;
      this.pool = pool;
      this.share = share;
    }
  }

  /** The strengths that can be drawn, with how many counters of each are left. */
  private static final class Pool {
    final List<Unit> counters;
    final int[] printed;
    final int[] left;

    Pool(UntriedUnits.Suspects suspects, int[] strengths) {
      counters = suspects.counters();
      printed = Arrays.stream(strengths).distinct().toArray();
      left =
          Arrays.stream(printed)
              .map(n -> (int) Arrays.stream(strengths).filter(strength -> strength == n).count())
              .map(n -> n * suspects.copies())
              .toArray();
    }
  }

  private final List<Pool> pools = new ArrayList<>();

  /**
   * The pool of an untried unit. Only the units of one side are asked for their attacks and only
   * those of the other for their defence, so that no pool is drawn from for both.
   */
  private Pool pool(Position p, int unit, boolean attacks) {
    UntriedUnits.Suspects suspects = rules.untried().suspects(p, unit);
    return pools.stream()
        .filter(pool -> pool.counters.equals(suspects.counters()))
        .findFirst()
        .orElseGet(
            () -> {
              Pool pool = new Pool(suspects, attacks ? suspects.attacks() : suspects.defences());
              pools.add(pool);
              return pool;
            });
  }

  private Stack attackStack(Position p, Units attackers, int hex, boolean overrun) {
    Stack stack = new Stack();
    stack.hex = hex;
    for (int unit : attackers.toArray()) {
      if (p.hex(unit) == hex) {
        if (rules.roster().isHeadquarters(unit)) {
          stack.headquarters = unit;
        } else if (p.is(unit, Flag.UNTRIED)) {
          Pool pool = pool(p, unit, true);
          draw(
              stack,
              pool,
              Arrays.stream(pool.printed)
                  .map(a -> rules.strength().attackShare(p, unit, a, attackers, overrun))
                  .toArray());
        } else {
          stack.known +=
              rules
                  .strength()
                  .attackShare(p, unit, rules.roster().attack(p, unit), attackers, overrun);
        }
      }
    }
    return stack;
  }

  private Stack defenceStack(Position p, int hex, int[] from, boolean overrun) {
    Stack stack = new Stack();
    stack.hex = hex;
    stack.terrain = rules.terrain().defenceMultiplier(p, from, hex);
    for (int unit : p.stack(hex)) {
      if (rules.strength().defends(p, unit, overrun) && rules.roster().isCombatUnit(unit)) {
        if (p.is(unit, Flag.UNTRIED)) {
          Pool pool = pool(p, unit, false);
          draw(
              stack,
              pool,
              Arrays.stream(pool.printed)
                  .map(d -> rules.strength().defenceShare(p, unit, d, stack.terrain))
                  .toArray());
        } else {
          stack.known +=
              rules
                  .strength()
                  .defenceShare(p, unit, rules.roster().defence(p, unit), stack.terrain);
        }
      }
    }
    return stack;
  }

  private static void draw(Stack stack, Pool pool, int[] share) {
    for (Draw draw : stack.draws) {
      if (draw.pool == pool && Arrays.equals(draw.share, share)) {
        draw.units++;
        return;
      }
    }
    stack.draws.add(new Draw(stack, pool, share));
  }

  private int total(List<Stack> attack, boolean overrun) {
    int total = 0;
    for (Stack stack : attack) {
      total += rules.strength().stackAttack(stack.known + stack.drawn, overrun, stack.headquarters);
    }
    return total;
  }

  private int totalDefence(Position p, List<Stack> defence, boolean overrun) {
    int total = 0;
    for (Stack stack : defence) {
      int shares = stack.known + stack.drawn;
      total +=
          Strength.total(
              shares
                  + rules
                      .strength()
                      .headquartersShare(p, stack.hex, stack.terrain, shares == 0, overrun));
    }
    return total;
  }

  // ---- listing the draws

  private interface Total {
    int now();
  }

  private void enumerate(
      List<Draw> draws, int at, double p, Total attack, Total defence, int shift, double[] sum) {
    if (at < draws.size()) {
      Draw draw = draws.get(at);
      int pool = Arrays.stream(draw.pool.left).sum();
      choose(
          draw,
          0,
          draw.units,
          1 / binomial(pool, draw.units),
          w -> enumerate(draws, at + 1, p * w, attack, defence, shift, sum));
      return;
    }
    int a = attack.now();
    int d = defence.now();
    if (a == 0 && rules.exclusive().untried().strengthlessAttackersDie()) {
      add(sum, new Result(Result.ALL, 0, false), p);
      columns[0] += p;
    } else if (d == 0) {
      add(sum, new Result(0, Result.ALL, false), p);
      columns[columns.length - 1] += p;
    } else {
      columns[rules.table().column(a, d, shift)] += p;
      double[] chance = outcomes.of(a, d, shift);
      for (int i = 0; i < sum.length; i++) {
        sum[i] += p * chance[i];
      }
    }
  }

  private void add(double[] sum, Result result, double p) {
    sum[rules.table().distinct().indexOf(result)] += p;
  }

  private interface Continuation {
    void with(double weight);
  }

  /** Lists how many counters of each strength are drawn, from strength number {@code kind} on. */
  private static void choose(Draw draw, int kind, int units, double weight, Continuation then) {
    if (units == 0) {
      then.with(weight);
      return;
    }
    if (kind == draw.share.length) {
      return;
    }
    int left = draw.pool.left[kind];
    for (int n = 0; n <= Math.min(units, left); n++) {
      draw.pool.left[kind] = left - n;
      draw.stack.drawn += n * draw.share[kind];
      choose(draw, kind + 1, units - n, weight * binomial(left, n), then);
      draw.stack.drawn -= n * draw.share[kind];
    }
    draw.pool.left[kind] = left;
  }

  private static double binomial(int n, int k) {
    double ways = 1;
    for (int i = 0; i < k; i++) {
      ways = ways * (n - i) / (i + 1);
    }
    return ways;
  }
}
