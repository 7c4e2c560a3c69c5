package hexfront.engine.orders;

import hexfront.engine.Order;
import hexfront.engine.Secret;

/**
 * An order that was given under earlier rules and that today's do not know. It stands in the
 * journal as the text it was and is never played; since nobody can tell what it said, it is kept
 * from the other side like a secret.
 */
public record Bygone(String text) implements Order, Secret {}
