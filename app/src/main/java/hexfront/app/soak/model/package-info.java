/**
 * A second opinion on the rules: a plain, slow model written straight from the rulebooks, without
 * kernels and without the code of the rules, and a soak that asks both the same questions about
 * random positions.
 */
@NullMarked
package hexfront.app.soak.model;

import org.jspecify.annotations.NullMarked;
