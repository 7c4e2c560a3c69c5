/**
 * The saved game: orders and dice as versioned text with a running hash, enough to rebuild every
 * position bit for bit.
 */
@NullMarked
package hexfront.engine.journal;

import org.jspecify.annotations.NullMarked;
