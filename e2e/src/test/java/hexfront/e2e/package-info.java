/**
 * The table as players use it: a real server, a real browser. Start reading at {@link
 * hexfront.e2e.Player}, who does what hands and eyes do.
 */
@NullMarked
package hexfront.e2e;

import org.jspecify.annotations.NullMarked;
