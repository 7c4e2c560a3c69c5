package hexfront.engine;

import hexfront.engine.orders.Naming;

/** What happened. Events are records; {@link #rule} is the case that caused it. */
public interface Event {
  String rule();

  default String type() {
    return Naming.word(getClass());
  }
}
