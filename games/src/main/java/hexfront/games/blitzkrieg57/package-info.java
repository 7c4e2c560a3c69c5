/**
 * Kiev Blitzkrieg: a game whose turn is a cup of command chits. Start at {@link
 * hexfront.games.blitzkrieg57.BlitzkriegRules}. Where the game can stand, each stage is a class
 * ({@link hexfront.games.blitzkrieg57.BlitzkriegStage}); what several stages ask is a section.
 * {@link hexfront.games.blitzkrieg57.BlitzkriegStaff} and what it uses is advice to commanders and
 * no rule.
 */
@NullMarked
package hexfront.games.blitzkrieg57;

import org.jspecify.annotations.NullMarked;
