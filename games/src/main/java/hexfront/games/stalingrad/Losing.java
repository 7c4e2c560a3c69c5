package hexfront.games.stalingrad;

import hexfront.engine.Ask;
import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.Word;
import hexfront.engine.orders.Lose;
import hexfront.engine.orders.Steps;
import hexfront.engine.orders.Units;
import hexfront.games.common.LossStage;
import hexfront.games.common.Losses;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntPredicate;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Case 10.5: a side names the steps it loses.
 *
 * @param german so many of them must be German
 */
@Word("losses")
record Losing(Fight fight, boolean attacker, int due, int german)
    implements LossStage<StalingradRules> {
  private static final int TRIES = 8;

  @Override
  public Side decides(StalingradRules rules, Position p) {
    return Fight.owner(p, attacker);
  }

  @Override
  public int[] suffering(Position p) {
    return fight.left(p, attacker);
  }

  @Override
  public String rule() {
    return "CTS-10.5.0";
  }

  @Override
  public Losses losses(StalingradRules rules) {
    return rules.losses;
  }

  @Override
  public void goOn(StalingradRules rules, Position p, Chronicle chronicle) {
    rules.combat.battles.lost(p, fight, attacker, chronicle);
  }

  @Override
  @Case({"CTS-10.5.0", "CTS-10.5.3", "CTS-10.6a", "CTS-10.6b"})
  public Verdict check(StalingradRules rules, Position p, Order order) {
    if (!(order instanceof Lose(Steps steps))) {
      return rules.outOfPlace(p, order);
    }
    Verdict verdict = Losses.check(rules, p, suffering(p), steps, due, rule());
    if (!verdict.isLegal()) {
      return verdict;
    }
    String against = against(rules, p, steps.byUnit());
    return against == null
        ? Verdict.legal()
        : Verdict.refused(against, "the losses cannot be spread so");
  }

  /** The case that such losses break, or null. */
  @Case({"CTS-10.5.1", "CTS-10.5.2", "CTS-10.5.3", "CTS-11.2d", "CTS-12.5g", "CTS-29.0b"})
  private @Nullable String against(
      StalingradRules rules, Position p, Map<Integer, Integer> losses) {
    int[] units = suffering(p);
    boolean twice = false;
    boolean untouched = false;
    boolean engineer = false;
    boolean engineerLost = false;
    int germans = 0;
    for (int unit : units) {
      int n = losses.getOrDefault(unit, 0);
      if (!rules.roster.isHq(unit)) {
        twice |= n > 1;
        untouched |= n == 0;
      }
      germans += rules.roster.isGerman(unit) ? n : 0;
      boolean pioneers = isPioneer(rules, unit);
      engineer |= pioneers;
      engineerLost |= pioneers && n > 0;
    }
    if (due > 0 && engineer && !engineerLost) {
      return "CTS-29.0b";
    }
    Units armor = attacker ? fight.attackerArmor() : fight.defenderArmor();
    boolean any = false;
    boolean touched = false;
    boolean spare = false;
    boolean again = false;
    for (int unit : units) {
      if (armor.has(unit)) {
        int n = losses.getOrDefault(unit, 0);
        any = true;
        touched |= n > 0;
        spare |= p.stepsLeft(unit) > 1;
        again |= n > 1;
      }
    }
    if (any && !touched && due > (engineer ? 1 : 0)) {
      return "CTS-10.5.2";
    }
    if (twice && untouched) {
      return "CTS-10.5.1";
    }
    if (twice && isGained() && spare && !again) {
      return "CTS-11.2d";
    }
    return germans < german ? "CTS-12.5g" : null;
  }

  /** Whether a unit is the engineers that helped the attack. */
  private boolean isPioneer(StalingradRules rules, int unit) {
    return attacker && fight.engineer() && rules.roster.isEngineer(unit);
  }

  /** Whether the armor of the side made the shift; otherwise it denied one at most. */
  private boolean isGained() {
    return attacker ? fight.armorShift() > 0 : fight.armorShift() < 0;
  }

  // ---- a legal answer

  /** Whether the losses can be spread at all. */
  boolean isPossible(StalingradRules rules, Position p) {
    return against(rules, p, spread(rules, p, new java.util.Random(1))) == null;
  }

  /** Steps taken in the order that the rules ask for. */
  @Case({"CTS-10.5.1", "CTS-10.5.2", "CTS-10.5.3", "CTS-11.2d", "CTS-12.5g", "CTS-29.0b"})
  Map<Integer, Integer> spread(StalingradRules rules, Position p, RandomGenerator random) {
    int[] units = shuffled(rules, p, random);
    int[] fighting = among(units, unit -> !rules.roster.isHq(unit));
    int[] germans = among(units, unit -> german > 0 && rules.roster.isGerman(unit));
    int[] armor = among(units, (attacker ? fight.attackerArmor() : fight.defenderArmor())::has);
    Map<Integer, Integer> losses = new TreeMap<>();
    take(p, among(units, unit -> isPioneer(rules, unit)), 1, losses);
    take(p, Arrays.copyOf(armor, Math.min(1, armor.length)), 1, losses);
    take(p, germans, 1, losses);
    take(p, fighting, 1, losses);
    if (isGained()) {
      int[] spare = among(armor, unit -> p.stepsLeft(unit) > 1);
      take(p, Arrays.copyOf(spare, Math.min(1, spare.length)), 2, losses);
    }
    take(p, germans, due, losses);
    take(p, fighting, due, losses);
    take(p, units, due, losses);
    return losses;
  }

  /** Units by chance, the Germans first whose losses are asked for. */
  private int[] shuffled(StalingradRules rules, Position p, RandomGenerator random) {
    int[] units = suffering(p);
    for (int i = units.length - 1; i > 0; i--) {
      int j = random.nextInt(i + 1);
      int swap = units[i];
      units[i] = units[j];
      units[j] = swap;
    }
    IntPredicate first = unit -> german > 0 && rules.roster.isGerman(unit);
    return IntStream.concat(
            IntStream.of(units).filter(first), IntStream.of(units).filter(first.negate()))
        .toArray();
  }

  private static int[] among(int[] units, IntPredicate which) {
    return IntStream.of(units).filter(which).toArray();
  }

  /** Takes a step of each unit in turn until it has lost so many or no more are due. */
  private void take(Position p, int[] units, int most, Map<Integer, Integer> losses) {
    for (int round = 1; round <= most; round++) {
      for (int unit : units) {
        int left = due - losses.values().stream().mapToInt(Integer::intValue).sum();
        if (left > 0 && losses.getOrDefault(unit, 0) < Math.min(round, p.stepsLeft(unit))) {
          losses.merge(unit, 1, Integer::sum);
        }
      }
    }
  }

  @Override
  public List<Ask> asks(StalingradRules rules, Position p) {
    return List.of(Ask.Spread.lose(suffering(p), p::stepsLeft, due));
  }

  @Override
  public Order draw(StalingradRules rules, Position p, RandomGenerator random) {
    for (int i = 0; i < TRIES; i++) {
      Order order = new Lose(new Steps(spread(rules, p, random)));
      if (check(rules, p, order).isLegal()) {
        return order;
      }
    }
    return new hexfront.engine.Choices(rules, p, asks(rules, p)).draw(random);
  }
}
