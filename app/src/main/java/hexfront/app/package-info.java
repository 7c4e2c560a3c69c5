/** The command line. Start reading at {@link hexfront.app.Main}, which lists the commands. */
@NullMarked
package hexfront.app;

import org.jspecify.annotations.NullMarked;
