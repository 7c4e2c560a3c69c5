/**
 * The numbered cases of the rulebooks: which the code enforces, which the tests prove, which are
 * open. {@link hexfront.app.cases.CaseReport} puts it together from the case files and the sources.
 */
@NullMarked
package hexfront.app.cases;

import org.jspecify.annotations.NullMarked;
