/**
 * Korsun, 1944: {@link hexfront.games.ags.korsun.Korsun} answers the questions of the Standard
 * rules, and the other classes are the sections this game adds: the German set-up along the start
 * line, weather, bound German units, delay and disengagement, active headquarters and their
 * operations, supported corps, isolation, air supply and heavy equipment, victory.
 */
@NullMarked
package hexfront.games.ags.korsun;

import org.jspecify.annotations.NullMarked;
