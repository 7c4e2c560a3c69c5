/**
 * The map: numbering, neighbours, terrain, places, areas. All of it is fixed once a game begins.
 */
@NullMarked
package hexfront.engine.map;

import org.jspecify.annotations.NullMarked;
