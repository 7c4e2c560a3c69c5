/**
 * What happened, each with the case that caused it. Events are told, never asked: no rule reads
 * them back.
 */
@NullMarked
package hexfront.engine.events;

import org.jspecify.annotations.NullMarked;
