package hexfront.games.ags;

import hexfront.engine.Position;
import hexfront.engine.Score;

/** What the victory conditions of a game make of hexes and units, for its commanders. */
public interface Stakes {
  /** A game that counts points for nothing but its score. */
  Stakes NONE = new Stakes() {};

  /** Adds to each hex what having it is worth, against the enemy having it. */
  default void addWorth(double[] worth) {}

  /** The points that a side loses if a unit of it loses so many steps. */
  default double pointsLost(Position p, int unit, int steps) {
    return 0;
  }

  /** By how many points the Axis player is ahead of what he needs, as the game stands. */
  default double axisLead(Position p, AgsRules rules) {
    Score score = rules.score(p);
    return score.axis() - score.soviet();
  }
}
