/**
 * How well the tests hold the rules: PIT changes the code in one small place at a time, and a test
 * should notice. {@link hexfront.app.mutate.MutateCommand} runs it for one package, {@link
 * hexfront.app.mutate.Mutants} reads what it found.
 */
@NullMarked
package hexfront.app.mutate;

import org.jspecify.annotations.NullMarked;
