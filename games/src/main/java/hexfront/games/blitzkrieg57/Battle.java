package hexfront.games.blitzkrieg57;

import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.orders.Units;
import hexfront.engine.written.HexIndex;

/**
 * A combat whose result is being carried out.
 *
 * @param hex the attacked hex
 * @param steps what the side that suffers has still to lose
 * @param retreat how many hexes the defenders retreat afterwards
 * @param in the segment it belongs to
 */
record Battle(Units attackers, @HexIndex int hex, int steps, int retreat, InCombat in) {
  /**
   * What a result does, part by part. A part in which there is nothing to choose is settled at
   * once, the others become stages.
   */
  @Case("GJ-10.4.2")
  static void begin(
      BlitzkriegRules rules,
      Position p,
      InCombat in,
      Units attackers,
      int hex,
      Result result,
      Chronicle chronicle) {
    Battle battle = new Battle(attackers, hex, result.defender(), result.retreat(), in);
    if (result.attacker() > 0) {
      Battle repelled = new Battle(attackers, hex, result.attacker(), 0, in);
      new Losing(repelled, true).begin(rules, p, chronicle);
    } else if (result.retreat() == 0 || rules.fortresses.at(p, hex) < 0) {
      new Losing(battle, false).begin(rules, p, chronicle);
    } else if (rules.fortresses.standsAlone(p, hex)) {
      new Losing(battle.held(), false).begin(rules, p, chronicle);
    } else {
      p.setStage(new Holding(battle));
    }
  }

  /** The losses are taken. */
  Battle settled() {
    return new Battle(attackers, hex, 0, retreat, in);
  }

  /** The defenders of a fortress hold and lose a step for every hex they do not retreat. */
  Battle held() {
    return new Battle(attackers, hex, steps + retreat, 0, in);
  }
}
