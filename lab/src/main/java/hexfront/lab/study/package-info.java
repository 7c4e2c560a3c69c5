/**
 * Studies: which games to play, and what their results say. A match of two commanders, a table of
 * ratings, a comparison that stops as soon as it knows, the balance of all games.
 */
@NullMarked
package hexfront.lab.study;

import org.jspecify.annotations.NullMarked;
