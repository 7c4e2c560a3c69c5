/**
 * Army Group South: the Standard rules that four games share, one class per section of the
 * rulebook, and {@link hexfront.games.ags.ExclusiveRules}, the questions on which the games differ.
 * {@link hexfront.games.ags.AgsRules} puts the sections together; start there, then follow an order
 * into its section.
 */
@NullMarked
package hexfront.games.ags;

import org.jspecify.annotations.NullMarked;
