/**
 * Campaign to Stalingrad: the rules of the game of 1942, from Fall Blau to Uranus. {@link
 * hexfront.games.stalingrad.StalingradRules} puts the sections together; each stage of the sequence
 * of play is a record that knows its orders, {@code Sequence} says which follows which.
 */
@NullMarked
package hexfront.games.stalingrad;

import org.jspecify.annotations.NullMarked;
