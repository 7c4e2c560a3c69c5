/**
 * The questions that many games share, answered once and fast on primitive arrays: reach, traces,
 * odds, outcomes, retreats, advances.
 */
@NullMarked
package hexfront.engine.kernels;

import org.jspecify.annotations.NullMarked;
