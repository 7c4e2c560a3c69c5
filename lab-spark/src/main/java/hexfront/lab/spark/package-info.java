/**
 * The lab on Apache Spark: a match whose games are played by the workers of a cluster and kept as
 * Parquet. A game follows from its fixture alone, so it is the same game on one machine or on many.
 */
@NullMarked
package hexfront.lab.spark;

import org.jspecify.annotations.NullMarked;
