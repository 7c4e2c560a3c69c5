/**
 * The rulebook of Blitzfront: armies, korps and divisions; attacks are allocated first and fought
 * afterwards, and every defender is read at a column of its own. One class for each stage, one for
 * each section that several stages ask; start with {@code BlitzfrontRules}.
 */
@NullMarked
package hexfront.games.blitzfront;

import org.jspecify.annotations.NullMarked;
