package hexfront.games.blitzfront;

import hexfront.engine.Ask;
import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Verdict;
import hexfront.engine.dice.Dice;
import hexfront.engine.orders.Lose;
import hexfront.engine.orders.Steps;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;

/**
 * The attacker names what he gives up: factors that reach what is due, none of which could be
 * spared.
 *
 * @param due factors to be lost
 * @param whole whether whole units are eliminated (AE); otherwise a unit may be turned over (X)
 */
record Losing(Battle battle, int due, boolean whole) implements InBattle {
  /** Settles losses in which there is nothing to choose, and asks for the others. */
  @Case({"BF-RES-AE", "BF-RES-X1", "BF-RES-X4"})
  static void begin(
      BlitzfrontRules rules,
      Position p,
      Battle battle,
      int due,
      boolean whole,
      Chronicle chronicle) {
    Losing stage = new Losing(battle, due, whole);
    List<Order> found = new ArrayList<>();
    stage.list(
        rules,
        p,
        order -> {
          found.add(order);
          return found.size() < 2;
        });
    if (found.size() > 1) {
      p.setStage(stage);
    } else if (found.size() == 1) {
      stage.lose(rules, p, ((Lose) found.getFirst()).steps(), chronicle);
    } else {
      Map<Integer, Integer> all = new HashMap<>();
      for (int unit : stage.among(rules, p)) {
        all.put(unit, p.stepsLeft(unit));
      }
      stage.lose(rules, p, new Steps(all), chronicle);
    }
  }

  @Override
  public String word() {
    return "lose";
  }

  @Override
  public String prompt(BlitzfrontRules rules, Position p) {
    return "Give up " + due + " attack factors.";
  }

  /** The units that can be given up. */
  @Case({"BF-RES-X4", "BF-RES-AE"})
  private int[] among(BlitzfrontRules rules, Position p) {
    return java.util.Arrays.stream(battle.left(p))
        .filter(unit -> whole || !rules.roster.isAllied(unit))
        .toArray();
  }

  /** What some steps of a unit are worth. */
  @Case("BF-RES-X4")
  private static int worth(BlitzfrontRules rules, Position p, int unit, int steps) {
    int now = rules.roster.attack(p, unit);
    if (steps == 0 || steps >= p.stepsLeft(unit)) {
      return steps == 0 ? 0 : now;
    }
    return now - rules.board().unit(unit).steps().get(p.lost(unit) + steps).attack();
  }

  private int least(Position p, int unit) {
    return whole ? p.stepsLeft(unit) : 1;
  }

  private static int sum(BlitzfrontRules rules, Position p, Map<Integer, Integer> steps) {
    int sum = 0;
    for (Map.Entry<Integer, Integer> entry : steps.entrySet()) {
      sum += worth(rules, p, entry.getKey(), entry.getValue());
    }
    return sum;
  }

  /** Whether nothing that is given could be kept. */
  @Case({"BF-RES-X1", "BF-RES-AE"})
  private boolean isSparing(BlitzfrontRules rules, Position p, Map<Integer, Integer> steps) {
    int sum = sum(rules, p, steps);
    for (Map.Entry<Integer, Integer> entry : steps.entrySet()) {
      int unit = entry.getKey();
      int given = worth(rules, p, unit, entry.getValue());
      for (int fewer = 0; fewer < entry.getValue(); fewer++) {
        boolean possible = fewer == 0 || !whole;
        if (possible && sum - given + worth(rules, p, unit, fewer) >= due) {
          return false;
        }
      }
    }
    return sum >= due;
  }

  // ---- listing

  private boolean list(BlitzfrontRules rules, Position p, Predicate<Order> each) {
    return list(rules, p, among(rules, p), 0, new HashMap<>(), each);
  }

  private boolean list(
      BlitzfrontRules rules,
      Position p,
      int[] among,
      int at,
      Map<Integer, Integer> steps,
      Predicate<Order> each) {
    if (sum(rules, p, steps) >= due) {
      return !isSparing(rules, p, steps) || each.test(new Lose(new Steps(steps)));
    }
    if (at == among.length) {
      return true;
    }
    boolean more = list(rules, p, among, at + 1, steps, each);
    for (int n = least(p, among[at]); more && n <= p.stepsLeft(among[at]); n++) {
      steps.put(among[at], n);
      more = list(rules, p, among, at + 1, steps, each);
    }
    steps.remove(among[at]);
    return more;
  }

  @Override
  public List<Ask> asks(BlitzfrontRules rules, Position p) {
    return List.of(new Ask.Phase("lose", each -> list(rules, p, each)));
  }

  @Override
  @Case({"BF-RES-X1", "BF-RES-X4", "BF-RES-AE"})
  public Verdict check(BlitzfrontRules rules, Position p, Order order) {
    if (!(order instanceof Lose(Steps steps))) {
      return outOfPlace(rules, p, order);
    }
    String rule = whole ? "BF-RES-AE" : "BF-RES-X1";
    int[] among = among(rules, p);
    for (Map.Entry<Integer, Integer> entry : steps.byUnit().entrySet()) {
      int unit = entry.getKey();
      int n = entry.getValue();
      if (!hexfront.engine.orders.Units.of(among).has(unit)) {
        return Verdict.refused(
            whole ? rule : "BF-RES-X4", rules.name(unit) + " cannot be given up for this");
      } else if (n < least(p, unit) || n > p.stepsLeft(unit)) {
        return Verdict.refused(rule, rules.name(unit) + " cannot lose " + n + " steps");
      }
    }
    return isSparing(rules, p, steps.byUnit())
        ? Verdict.legal()
        : Verdict.refused(
            rule, "the factors must reach " + due + ", and none of them can be spared");
  }

  @Override
  public void carryOut(
      BlitzfrontRules rules, Position p, Order order, Dice dice, Chronicle chronicle) {
    lose(rules, p, ((Lose) order).steps(), chronicle);
  }

  private void lose(BlitzfrontRules rules, Position p, Steps steps, Chronicle chronicle) {
    String rule = whole ? "BF-RES-AE" : "BF-RES-X1";
    steps.byUnit().forEach((unit, n) -> rules.losses.lose(p, unit, n, "combat", rule, chronicle));
    if (whole) {
      rules.combat.disorder(p, battle, chronicle);
    } else {
      rules.combat.repel(p, battle, chronicle);
    }
  }

  /** Units in a random order until they suffice; then whatever can be kept is kept. */
  @Override
  public Order draw(BlitzfrontRules rules, Position p, RandomGenerator random) {
    int[] pool = among(rules, p);
    Map<Integer, Integer> steps = new HashMap<>();
    for (int i = 0; i < pool.length && sum(rules, p, steps) < due; i++) {
      int other = random.nextInt(i, pool.length);
      int unit = pool[other];
      pool[other] = pool[i];
      pool[i] = unit;
      steps.put(unit, p.stepsLeft(unit));
    }
    for (int unit : pool) {
      while (steps.containsKey(unit) && canKeep(rules, p, steps, unit)) {
        int fewer = whole ? 0 : steps.getOrDefault(unit, 0) - 1;
        if (fewer == 0) {
          steps.remove(unit);
        } else {
          steps.put(unit, fewer);
        }
      }
    }
    return new Lose(new Steps(steps));
  }

  private boolean canKeep(
      BlitzfrontRules rules, Position p, Map<Integer, Integer> steps, int unit) {
    int n = steps.getOrDefault(unit, 0);
    int fewer = whole ? 0 : n - 1;
    int sum = sum(rules, p, steps);
    return sum - worth(rules, p, unit, n) + worth(rules, p, unit, fewer) >= due;
  }
}
