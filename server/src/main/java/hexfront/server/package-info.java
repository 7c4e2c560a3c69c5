/**
 * The server: games over HTTP with live events, seats held by tokens, storage in a database. {@link
 * hexfront.server.Server} puts its parts together: {@code store} keeps what happened, {@code hall}
 * plays the games, {@code http} answers requests. The interface is described in {@code
 * docs/http.md}.
 */
@NullMarked
package hexfront.server;

import org.jspecify.annotations.NullMarked;
