/**
 * What a player asks for. The records here are common to many games; a game may add its own and
 * lists them in its rulebook.
 */
@NullMarked
package hexfront.engine.orders;

import org.jspecify.annotations.NullMarked;
