/**
 * Benchmarks of the kernels and the rules. A benchmark may use everything below the command line;
 * nothing uses a benchmark.
 */
@NullMarked
package hexfront.bench;

import org.jspecify.annotations.NullMarked;
