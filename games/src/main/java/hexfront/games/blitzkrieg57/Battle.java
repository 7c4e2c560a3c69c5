package hexfront.games.blitzkrieg57;

import hexfront.engine.orders.Units;
import hexfront.engine.written.HexIndex;
import hexfront.games.blitzkrieg57.BlitzkriegStage.InCombat;

/**
 * A combat whose result is being carried out.
 *
 * @param hex the attacked hex
 * @param steps what the side that suffers has still to lose
 * @param retreat how many hexes the defenders retreat afterwards
 * @param in the segment it belongs to
 */
record Battle(Units attackers, @HexIndex int hex, int steps, int retreat, InCombat in) {
  /** The losses are taken. */
  Battle settled() {
    return new Battle(attackers, hex, 0, retreat, in);
  }

  /** The defenders of a fortress hold and lose a step for every hex they do not retreat. */
  Battle held() {
    return new Battle(attackers, hex, steps + retreat, 0, in);
  }
}
