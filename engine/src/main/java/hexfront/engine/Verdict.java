package hexfront.engine;

import java.util.List;

/**
 * The answer to an order before it is carried out: legal, or refused with the cases that forbid it.
 */
public sealed interface Verdict {
  /** Nothing forbids it. */
  record Legal() implements Verdict {
    private static final Legal INSTANCE = new Legal();
  }

  record Refused(List<Refusal> refusals) implements Verdict {
    public Refused {
      refusals = List.copyOf(refusals);
    }
  }

  /** One reason against an order: the case and a sentence. */
  record Refusal(String rule, String why) {}

  static Verdict legal() {
    return Legal.INSTANCE;
  }

  static Verdict refused(String rule, String why) {
    return new Refused(List.of(new Refusal(rule, why)));
  }

  default boolean isLegal() {
    return this instanceof Legal;
  }

  default List<Refusal> refusals() {
    return this instanceof Refused r ? r.refusals() : List.of();
  }
}
