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
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
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
      boolean pioneers = attacker && fight.engineer() && rules.roster.isEngineer(unit);
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
    boolean gained = attacker ? fight.armorShift() > 0 : fight.armorShift() < 0;
    if (twice && gained && spare && !again) {
      return "CTS-11.2d";
    }
    return germans < german ? "CTS-12.5g" : null;
  }

  // ---- a legal answer

  /** Whether the losses can be spread at all. */
  boolean isPossible(StalingradRules rules, Position p) {
    return against(rules, p, spread(rules, p, new java.util.Random(1))) == null;
  }

  /** Steps taken in the order that the rules ask for. */
  private Map<Integer, Integer> spread(StalingradRules rules, Position p, RandomGenerator random) {
    int[] units = suffering(p);
    for (int i = units.length - 1; i > 0; i--) {
      int j = random.nextInt(i + 1);
      int swap = units[i];
      units[i] = units[j];
      units[j] = swap;
    }
    Map<Integer, Integer> losses = new TreeMap<>();
    int left = due;
    Units armor = attacker ? fight.attackerArmor() : fight.defenderArmor();
    for (int round = 0; left > 0 && round < 64; round++) {
      for (int pass = 0; pass < 5 && left > 0; pass++) {
        boolean first = round == 0;
        for (int unit : units) {
          int n = losses.getOrDefault(unit, 0);
          boolean engineer = attacker && fight.engineer() && rules.roster.isEngineer(unit);
          boolean now =
              switch (pass) {
                case 0 -> first && engineer;
                case 1 -> round < 2 && armor.has(unit) && touchedAt(losses, armor) <= round;
                case 2 -> german > 0 && rules.roster.isGerman(unit);
                case 3 -> !rules.roster.isHq(unit) && german == 0;
                default -> german > 0 && !rules.roster.isHq(unit);
              };
          if (now && left > 0 && n == Math.min(round, p.stepsLeft(unit)) && n < p.stepsLeft(unit)) {
            losses.merge(unit, 1, Integer::sum);
            left--;
          }
        }
      }
      if (round > 8 && left > 0) {
        for (int unit : units) {
          int n = losses.getOrDefault(unit, 0);
          int more = Math.min(left, p.stepsLeft(unit) - n);
          if (more > 0) {
            losses.merge(unit, more, Integer::sum);
            left -= more;
          }
        }
      }
    }
    return losses;
  }

  /** The most steps that an armored unit has lost so far. */
  private static int touchedAt(Map<Integer, Integer> losses, Units armor) {
    int most = 0;
    for (int i = 0; i < armor.size(); i++) {
      most = Math.max(most, losses.getOrDefault(armor.get(i), 0));
    }
    return most;
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
