/**
 * Everything the games say as JSON: orders, events, decisions, verdicts, views, scores. One
 * vocabulary for the referee, the HTTP interface and whoever comes next. Start reading at {@link
 * hexfront.games.wire.OrderJson} and {@link hexfront.games.wire.FactJson}.
 */
@NullMarked
package hexfront.games.wire;

import org.jspecify.annotations.NullMarked;
