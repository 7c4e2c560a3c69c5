/**
 * The written form of a position: words and numbers in a fixed order, which hang on no class and no
 * field of the program. Saved games carry it, and the hash of a position is made of the same facts.
 * Start with {@link hexfront.engine.written.Written}; what a game registers is in {@link
 * hexfront.engine.written.Forms}.
 */
@NullMarked
package hexfront.engine.written;

import org.jspecify.annotations.NullMarked;
