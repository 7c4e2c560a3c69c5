/**
 * Turns saved games of older formats into today's: one small class for each change. Journals and
 * the server's games go through the same changes. Start with {@link
 * hexfront.games.migrations.Migrations}.
 */
@NullMarked
package hexfront.games.migrations;

import org.jspecify.annotations.NullMarked;
