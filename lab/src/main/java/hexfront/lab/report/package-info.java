/**
 * Reports as pages and as plain text. A {@link hexfront.lab.report.Report} is written once and
 * shown twice: as one HTML file that needs nothing else, pictures included, and as text for a
 * terminal.
 */
@NullMarked
package hexfront.lab.report;

import org.jspecify.annotations.NullMarked;
