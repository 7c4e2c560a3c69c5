/**
 * What the server remembers: how each game was set up, and the entries of its course. An entry is
 * durable when {@link hexfront.server.store.Store#append} is done, and the primary key (game,
 * sequence) decides between two that want the same number. SQLite and PostgreSQL share schema and
 * statements.
 */
@NullMarked
package hexfront.server.store;

import org.jspecify.annotations.NullMarked;
