/**
 * Draws maps. {@link hexfront.games.picture.MapPainter} turns a map into a {@link
 * hexfront.games.picture.MapPicture}, plain geometry that any table can show; {@link
 * hexfront.games.picture.SvgWriter} makes a printable sheet of it.
 */
@NullMarked
package hexfront.games.picture;

import org.jspecify.annotations.NullMarked;
