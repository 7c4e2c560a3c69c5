package hexfront.games.blitzfront;

import hexfront.engine.orders.Support;

/**
 * How a Blitzkrieg attack is made.
 *
 * @param air whether the air units of the battle before accompany it
 * @param pressed whether it is a Pressed Attack
 */
record Means(boolean air, boolean pressed) implements Support {}
