/**
 * Rostov, 1941: {@link hexfront.games.ags.rostov.Rostov} answers the questions of the Standard
 * rules, and the other classes are the sections this game adds: weather, disengagement, Soviet
 * headquarters, Axis supply, air markers, the reinforcement pool, withdrawal, victory.
 */
@NullMarked
package hexfront.games.ags.rostov;

import org.jspecify.annotations.NullMarked;
