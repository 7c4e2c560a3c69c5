/** The commands that run the server: {@code play} for one machine, {@code serve} for a group. */
@NullMarked
package hexfront.app.serve;

import org.jspecify.annotations.NullMarked;
