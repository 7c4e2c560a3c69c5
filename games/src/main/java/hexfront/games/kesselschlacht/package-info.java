/**
 * Kesselschlacht: First Panzer Army's way out of the pocket, March to April 1944. {@link
 * hexfront.games.kesselschlacht.KesselRules} puts the sections together; a stage of the sequence of
 * play is a record with its orders, a section that several stages ask is a class of its own. Start
 * reading with {@code Sequence}. May use the engine and what all games share.
 */
@NullMarked
package hexfront.games.kesselschlacht;

import org.jspecify.annotations.NullMarked;
