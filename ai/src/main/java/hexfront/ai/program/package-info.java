/**
 * Commanders from outside: programs that are told decisions and answer with orders, a JSON line
 * each. {@link hexfront.ai.program.Programs} is the way in; {@code docs/programs.md} is for people
 * who write one.
 */
@NullMarked
package hexfront.ai.program;

import org.jspecify.annotations.NullMarked;
