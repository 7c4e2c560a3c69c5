package hexfront.games.blitzfront;

import hexfront.engine.Ask;
import hexfront.engine.Case;
import hexfront.engine.Choices;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Verdict;
import hexfront.engine.Word;
import hexfront.engine.dice.Dice;
import hexfront.engine.orders.Lose;
import hexfront.engine.orders.Steps;
import hexfront.engine.orders.Units;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;

/**
 * The attacker names what he gives up: factors that reach what is due, none of which could be
 * spared.
 *
 * @param due factors to be lost
 * @param whole whether whole units are eliminated (AE); otherwise a unit may be turned over (X)
 */
@Word("lose")
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
    p.setStage(stage);
    List<Order> found = new Choices(rules, p, stage.asks(rules, p)).first(2);
    if (found.size() == 1) {
      stage.lose(rules, p, ((Lose) found.getFirst()).steps().byUnit(), chronicle);
    } else if (found.isEmpty()) {
      Map<Integer, Integer> all = new TreeMap<>();
      stage.among(rules, p).stream().forEach(unit -> all.put(unit, p.stepsLeft(unit)));
      stage.lose(rules, p, all, chronicle);
    }
  }

  @Override
  public String prompt(BlitzfrontRules rules, Position p) {
    return "Give up " + due + " attack factors.";
  }

  private String rule() {
    return whole ? "BF-RES-AE" : "BF-RES-X1";
  }

  /** The units that can be given up. */
  @Case({"BF-RES-X4", "BF-RES-AE"})
  private Units among(BlitzfrontRules rules, Position p) {
    return battle.left(p).those(unit -> whole || !rules.roster.isAllied(unit));
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
    return steps.entrySet().stream()
        .mapToInt(entry -> worth(rules, p, entry.getKey(), entry.getValue()))
        .sum();
  }

  /** Whether the factors suffice and nothing that is given could be kept. */
  @Case({"BF-RES-X1", "BF-RES-AE"})
  private boolean isSparing(BlitzfrontRules rules, Position p, Map<Integer, Integer> steps) {
    int sum = sum(rules, p, steps);
    for (Map.Entry<Integer, Integer> entry : steps.entrySet()) {
      int unit = entry.getKey();
      int given = worth(rules, p, unit, entry.getValue());
      for (int fewer = 0; fewer < (whole ? 1 : entry.getValue()); fewer++) {
        if (sum - given + worth(rules, p, unit, fewer) >= due) {
          return false;
        }
      }
    }
    return sum >= due;
  }

  @Override
  public List<Ask> asks(BlitzfrontRules rules, Position p) {
    return List.of(ask(rules, p, among(rules, p)));
  }

  private Ask ask(BlitzfrontRules rules, Position p, Units among) {
    return new Ask.Phase("lose", each -> list(rules, p, among, 0, new TreeMap<>(), each));
  }

  private boolean list(
      BlitzfrontRules rules,
      Position p,
      Units among,
      int at,
      Map<Integer, Integer> steps,
      Predicate<Order> each) {
    if (sum(rules, p, steps) >= due) {
      return each.test(new Lose(new Steps(steps)));
    }
    if (at == among.size()) {
      return true;
    }
    int unit = among.get(at);
    boolean more = list(rules, p, among, at + 1, steps, each);
    for (int n = least(p, unit); more && n <= p.stepsLeft(unit); n++) {
      steps.put(unit, n);
      more = list(rules, p, among, at + 1, steps, each);
    }
    steps.remove(unit);
    return more;
  }

  @Override
  @Case({"BF-RES-X1", "BF-RES-X4", "BF-RES-AE"})
  public Verdict check(BlitzfrontRules rules, Position p, Order order) {
    if (!(order instanceof Lose(Steps steps))) {
      return rules.outOfPlace(p, order);
    }
    Units among = among(rules, p);
    for (Map.Entry<Integer, Integer> entry : steps.byUnit().entrySet()) {
      int unit = entry.getKey();
      int n = entry.getValue();
      if (!among.has(unit)) {
        return Verdict.refused(
            whole ? rule() : "BF-RES-X4", rules.name(unit) + " cannot be given up for this");
      } else if (n < least(p, unit) || n > p.stepsLeft(unit)) {
        return Verdict.refused(rule(), rules.name(unit) + " cannot lose " + n + " steps");
      }
    }
    return isSparing(rules, p, steps.byUnit())
        ? Verdict.legal()
        : Verdict.refused(
            rule(), "the factors must reach " + due + ", and none of them can be spared");
  }

  @Override
  public void carryOut(
      BlitzfrontRules rules, Position p, Order order, Dice dice, Chronicle chronicle) {
    lose(rules, p, ((Lose) order).steps().byUnit(), chronicle);
  }

  private void lose(
      BlitzfrontRules rules, Position p, Map<Integer, Integer> steps, Chronicle chronicle) {
    steps.forEach((unit, n) -> rules.losses.lose(p, unit, n, "combat", rule(), chronicle));
    if (whole) {
      rules.combat.disorder(p, battle, chronicle);
    } else {
      rules.combat.repel(p, battle, chronicle);
    }
  }

  /** The first losses that are found if the units are looked at in a random order. */
  @Override
  public Order draw(BlitzfrontRules rules, Position p, RandomGenerator random) {
    List<Integer> shuffled = new ArrayList<>(among(rules, p).stream().boxed().toList());
    Collections.shuffle(shuffled, random);
    Units among = Units.of(shuffled.stream().mapToInt(Integer::intValue).toArray());
    return new Choices(rules, p, List.of(ask(rules, p, among))).first(1).getFirst();
  }
}
