package hexfront.games.blitzfront;

import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.orders.Units;
import hexfront.games.blitzfront.Battle.Defender;
import java.util.List;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;

/** Exchanges, forced or not: which defenders go, and for how many factors. */
final class Exchanges {
  /** The price of a factor for a factor. */
  static final int FULL = 100;

  private final BlitzfrontRules rules;

  Exchanges(BlitzfrontRules rules) {
    this.rules = rules;
  }

  /** The factors that attackers can give in an exchange; Axis allies give none. */
  @Case({"BF-RES-X1", "BF-RES-X4"})
  int available(Position p, Units attackers) {
    return rules.strength.attack(p, attackers.those(unit -> !rules.roster.isAllied(unit)));
  }

  /** Begins with the exchange if there is one to be made. */
  @Case({"BF-RES-X1", "BF-RES-X3", "BF-FX-1"})
  void begin(Position p, Battle battle, Chronicle chronicle) {
    if (!battle.any(Defender::isPriced)) {
      rules.combat.repel(p, battle, chronicle);
    } else if (chosen(p, battle).isEmpty()) {
      rules.combat.repel(p, unmatched(battle, List.of()).disordering(), chronicle);
    } else if (p.phasing() == Side.AXIS && battle.any(d -> isOrdinary(battle, d))) {
      p.setStage(new Choosing.Exchanging(battle));
    } else {
      exchange(p, battle, chronicle);
    }
  }

  /** Whether a defender suffers an exchange that nobody forced. */
  private static boolean isOrdinary(Battle battle, Defender defender) {
    return defender.isPriced() && !battle.isForced(defender);
  }

  /** The attacker prefers to be disrupted. */
  @Case("BF-RES-X3")
  void decline(Position p, Battle battle, Chronicle chronicle) {
    Battle declined = battle.each(d -> isOrdinary(battle, d) ? d.at(Defender.NONE) : d);
    begin(p, declined.disordering(), chronicle);
  }

  /** The defenders who are exchanged: as near as possible to the attackers' factors. */
  @Case({"BF-RES-X1", "BF-FX-1"})
  private List<Defender> chosen(Position p, Battle battle) {
    return nearest(
        battle.defenders().stream().filter(Defender::isPriced).toList(),
        Defender::price,
        FULL * available(p, battle.left(p)));
  }

  /**
   * Those whose prices together come nearest to a sum without passing it; of several such groups
   * the largest, then the one that comes first.
   */
  static List<Defender> nearest(List<Defender> among, ToIntFunction<Defender> price, int most) {
    List<Defender> best = List.of();
    int bestSum = -1;
    for (int some = (1 << among.size()) - 1; some > 0; some--) {
      int bits = some;
      List<Defender> group =
          IntStream.range(0, among.size())
              .filter(i -> (bits >> among.size() - 1 - i & 1) != 0)
              .mapToObj(among::get)
              .toList();
      int sum = group.stream().mapToInt(price).sum();
      if (sum <= most && (sum > bestSum || sum == bestSum && group.size() > best.size())) {
        best = group;
        bestSum = sum;
      }
    }
    return best;
  }

  /** Those who could not be matched; they suffer D where an exchange took place or was forced. */
  @Case({"BF-RES-X2", "BF-FX-1"})
  private static Battle unmatched(Battle battle, List<Defender> chosen) {
    return battle.each(
        d ->
            d.isPriced() && !chosen.contains(d) && (!chosen.isEmpty() || battle.isForced(d))
                ? d.with(Result.D)
                : d);
  }

  /** The exchange is made: defenders are eliminated, then the attacker gives as many factors. */
  @Case({"BF-RES-X1", "BF-RES-X2", "BF-FX-1"})
  void exchange(Position p, Battle battle, Chronicle chronicle) {
    List<Defender> chosen = chosen(p, battle);
    for (Defender defender : chosen) {
      String rule = isOrdinary(battle, defender) ? "BF-RES-X1" : "BF-FX-1";
      rules.losses.eliminate(p, defender.unit(), "exchange", rule, chronicle);
    }
    Battle after = unmatched(battle, chosen);
    int due = Math.ceilDiv(chosen.stream().mapToInt(Defender::price).sum(), FULL);
    if (due > 0) {
      Losing.begin(rules, p, after, due, false, chronicle);
    } else {
      rules.combat.repel(p, after, chronicle);
    }
  }
}
