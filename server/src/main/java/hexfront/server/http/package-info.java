/**
 * The server's HTTP interface, as {@code docs/http.md} describes it. {@link
 * hexfront.server.http.Api} lists all routes; each is a {@link hexfront.server.http.Route} with
 * what it needs, from which the router, the OpenAPI document and the probe of the tests are made.
 */
@NullMarked
package hexfront.server.http;

import org.jspecify.annotations.NullMarked;
