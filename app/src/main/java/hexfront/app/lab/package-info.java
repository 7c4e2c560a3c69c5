/**
 * The command {@code hexfront lab}: matches, ratings, comparisons and the balance of the games. It
 * reads options, shows how far a run is and prints what came of it; the lab itself does the rest.
 */
@NullMarked
package hexfront.app.lab;

import org.jspecify.annotations.NullMarked;
