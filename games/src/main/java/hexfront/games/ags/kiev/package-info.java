/**
 * Kiev, 1941: {@link hexfront.games.ags.kiev.Kiev} answers the questions of the Standard rules, and
 * the other classes are the sections this game adds: Stalin's directive, divisional integrity,
 * reinforcements, victory, play by mail.
 */
@NullMarked
package hexfront.games.ags.kiev;

import org.jspecify.annotations.NullMarked;
