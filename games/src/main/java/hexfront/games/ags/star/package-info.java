/**
 * Operation Star, 1943: {@link hexfront.games.ags.star.Star} answers the questions of the Standard
 * rules, and the other classes are the sections this game adds: German supply by rail, divisional
 * integrity, Soviet doctrine, disengagement, arrivals, units off the map, victory.
 */
@NullMarked
package hexfront.games.ags.star;

import org.jspecify.annotations.NullMarked;
