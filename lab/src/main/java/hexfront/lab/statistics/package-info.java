/**
 * What numbers prove: intervals, sequential tests that may stop at any game, ratings. Plain
 * mathematics that knows nothing of games.
 */
@NullMarked
package hexfront.lab.statistics;

import org.jspecify.annotations.NullMarked;
