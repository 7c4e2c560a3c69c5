package hexfront.engine;

import hexfront.engine.orders.Naming;

/**
 * What a player asks for. Orders are records; their components are the fields of the protocol, the
 * journal and the HTTP interface.
 */
public interface Order {
  /** The word of this type of order, for example {@code end-phase}. */
  default String type() {
    return Naming.word(getClass());
  }
}
