/**
 * Kiev Blitzkrieg: a game whose turn is a cup of command chits. Start at {@link
 * hexfront.games.blitzkrieg57.BlitzkriegRules}, which puts one class per section of the rulebook
 * together; {@link hexfront.games.blitzkrieg57.BlitzkriegStage} lists where the game can stand.
 */
@NullMarked
package hexfront.games.blitzkrieg57;

import org.jspecify.annotations.NullMarked;
