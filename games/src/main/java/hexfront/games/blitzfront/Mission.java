package hexfront.games.blitzfront;

import hexfront.engine.orders.Units;
import hexfront.engine.written.HexIndex;

/**
 * Air units on their way.
 *
 * @param supply whether they bring supply; otherwise they bomb
 * @param back where the game goes on
 */
record Mission(Units flyers, @HexIndex int hex, boolean supply, BlitzfrontStage back) {}
