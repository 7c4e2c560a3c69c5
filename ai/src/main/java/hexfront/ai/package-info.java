/**
 * Commanders: players that are programs. A {@link hexfront.ai.Commander} is put a {@link
 * hexfront.ai.Question} and answers the pending decision. It never sees what its side may not know.
 */
@NullMarked
package hexfront.ai;

import org.jspecify.annotations.NullMarked;
