/** {@code hexfront map}: tells about maps, draws them, checks them, has them made. */
@NullMarked
package hexfront.app.maps;

import org.jspecify.annotations.NullMarked;
