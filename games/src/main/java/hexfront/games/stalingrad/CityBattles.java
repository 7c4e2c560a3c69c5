package hexfront.games.stalingrad;

import hexfront.engine.Chronicle;
import hexfront.engine.Position;

/** Section 24: battles for Major Cities, with both sides in one hex. */
final class CityBattles {
  private final StalingradRules rules;

  CityBattles(StalingradRules rules) {
    this.rules = rules;
  }

  /** Carries out an advance into a Major City hex that is not wholly won; false if it is none. */
  boolean fight(Position p, Fight fight, Chronicle chronicle) {
    return false;
  }

  /** The defenders leave a city of their own will. */
  void giveUp(Position p, int hex, Chronicle chronicle) {}

  /** The attackers move in. */
  void transfer(Position p, Fight fight, Chronicle chronicle) {
    rules.combat.battles.finish(p, fight, false, chronicle);
  }
}
