package hexfront.games.blitzfront;

import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Side;
import java.util.ArrayList;
import java.util.List;

/** Exchanges, forced or not: which defenders go, and for how many factors. */
final class Exchanges {
  private final BlitzfrontRules rules;

  Exchanges(BlitzfrontRules rules) {
    this.rules = rules;
  }

  /** The factors that attackers can give in an exchange; Axis allies give none. */
  @Case({"BF-RES-X1", "BF-RES-X4"})
  int available(Position p, Battle battle) {
    int sum = 0;
    for (int unit : battle.left(p)) {
      sum += rules.roster.isAllied(unit) ? 0 : rules.roster.attack(p, unit);
    }
    return sum;
  }

  /** Begins with the exchange if there is one to be made. */
  @Case({"BF-RES-X1", "BF-RES-X3", "BF-FX-1"})
  void begin(Position p, Battle battle, Chronicle chronicle) {
    boolean any = battle.prices().stream().anyMatch(price -> price >= 0);
    if (!any) {
      rules.combat.repel(p, battle, chronicle);
    } else if (chosen(p, battle) == 0) {
      rules.combat.repel(p, unmatched(battle, 0).disordering(), chronicle);
    } else if (p.phasing() == Side.AXIS && hasOrdinary(battle)) {
      p.setStage(new Exchanging(battle));
    } else {
      exchange(p, battle, chronicle);
    }
  }

  /** Whether somebody suffers an exchange that nobody forced. */
  private static boolean hasOrdinary(Battle battle) {
    for (int i = 0; i < battle.prices().size(); i++) {
      if (isOrdinary(battle, i)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isOrdinary(Battle battle, int i) {
    boolean forced = battle.forced() && battle.noRetreat().has(battle.defenders().get(i));
    return battle.prices().get(i) >= 0 && !forced;
  }

  /** The attacker prefers to be disrupted. */
  @Case("BF-RES-X3")
  void decline(Position p, Battle battle, Chronicle chronicle) {
    List<Integer> prices = new ArrayList<>(battle.prices());
    for (int i = 0; i < prices.size(); i++) {
      if (isOrdinary(battle, i)) {
        prices.set(i, -1);
      }
    }
    begin(p, battle.pricing(prices).disordering(), chronicle);
  }

  /**
   * The defenders who are exchanged, as bits: as near as possible to the attackers' factors, then
   * the most units, then those that come first.
   */
  @Case({"BF-RES-X1", "BF-FX-1"})
  int chosen(Position p, Battle battle) {
    return largest(battle.prices(), 100 * available(p, battle));
  }

  /** The part of some prices that comes nearest to a sum without passing it. */
  static int largest(List<Integer> prices, int most) {
    int best = 0;
    int bestSum = -1;
    for (int some = 1; some < 1 << prices.size(); some++) {
      int sum = sum(prices, some);
      boolean better =
          sum > bestSum
              || sum == bestSum
                  && (Integer.bitCount(some) > Integer.bitCount(best)
                      || Integer.bitCount(some) == Integer.bitCount(best)
                          && comesFirst(some, best));
      if (sum >= 0 && sum <= most && better) {
        best = some;
        bestSum = sum;
      }
    }
    return best;
  }

  private static boolean comesFirst(int some, int other) {
    int differs = Integer.lowestOneBit(some ^ other);
    return (some & differs) != 0;
  }

  private static int sum(List<Integer> prices, int some) {
    int sum = 0;
    for (int i = 0; i < prices.size(); i++) {
      if ((some & 1 << i) != 0) {
        if (prices.get(i) < 0) {
          return -1;
        }
        sum += prices.get(i);
      }
    }
    return sum;
  }

  /** Those who could not be matched; they suffer D where an exchange took place or was forced. */
  @Case({"BF-RES-X2", "BF-FX-1"})
  private static Battle unmatched(Battle battle, int chosen) {
    List<Result> results = new ArrayList<>(battle.results());
    for (int i = 0; i < results.size(); i++) {
      boolean spared = battle.prices().get(i) >= 0 && (chosen & 1 << i) == 0;
      if (spared && (chosen != 0 || !isOrdinary(battle, i))) {
        results.set(i, Result.D);
      }
    }
    return battle.reading(results);
  }

  /** The exchange is made: defenders are eliminated, then the attacker gives as many factors. */
  @Case({"BF-RES-X1", "BF-RES-X2", "BF-FX-1"})
  void exchange(Position p, Battle battle, Chronicle chronicle) {
    int chosen = chosen(p, battle);
    int hundredths = sum(battle.prices(), chosen);
    for (int i = 0; i < battle.defenders().size(); i++) {
      if ((chosen & 1 << i) != 0) {
        String rule = isOrdinary(battle, i) ? "BF-RES-X1" : "BF-FX-1";
        rules.losses.eliminate(p, battle.defenders().get(i), "exchange", rule, chronicle);
      }
    }
    Battle after = unmatched(battle, chosen);
    int due = (hundredths + 99) / 100;
    if (due > 0) {
      Losing.begin(rules, p, after, due, false, chronicle);
    } else {
      rules.combat.repel(p, after, chronicle);
    }
  }
}
