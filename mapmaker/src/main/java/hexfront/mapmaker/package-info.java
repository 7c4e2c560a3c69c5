/**
 * The mapmaker: geographic features in, hex map out. It may use the engine and the games' map
 * format; nothing but the command line uses it.
 */
@NullMarked
package hexfront.mapmaker;

import org.jspecify.annotations.NullMarked;
