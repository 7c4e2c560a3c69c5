/**
 * Chance. Every roll goes through {@link hexfront.engine.dice.Dice}, which records it; sources
 * differ in where numbers come from.
 */
@NullMarked
package hexfront.engine.dice;

import org.jspecify.annotations.NullMarked;
