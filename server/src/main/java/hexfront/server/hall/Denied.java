package hexfront.server.hall;

import hexfront.engine.Verdict;
import java.util.List;

/**
 * Why a request is not granted. Each reason has a sentence; what it means for HTTP is said there.
 */
public abstract sealed class Denied extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private Denied(String message) {
    super(message);
  }

  /** No token, where one is needed. */
  public static final class NoToken extends Denied {
    private static final long serialVersionUID = 1L;

    public NoToken() {
      super(
          "this needs the token of a seat: send the header 'Authorization: Bearer TOKEN', or"
              + " ?ticket= with a ticket that was given for one");
    }
  }

  /** This seat may not do this now. */
  public static final class NotYours extends Denied {
    private static final long serialVersionUID = 1L;

    public NotYours(String message) {
      super(message);
    }

    static NotYours stranger() {
      return new NotYours("there is no such game, or the token is of none of its seats");
    }
  }

  /** The dice cannot be thrown before others have done their part. */
  public static final class Waiting extends Denied {
    private static final long serialVersionUID = 1L;

    public Waiting(String message) {
      super(message);
    }
  }

  /** The game has gone on since. */
  public static final class TooLate extends Denied {
    private static final long serialVersionUID = 1L;
    private final int sequence;

    public TooLate(int after, int sequence) {
      super(
          "the game is at "
              + sequence
              + ", not at "
              + after
              + ": look at what happened and ask again");
      this.sequence = sequence;
    }

    public int sequence() {
      return sequence;
    }
  }

  /** The rules forbid the order. */
  public static final class Refused extends Denied {
    private static final long serialVersionUID = 1L;
    private final transient List<Verdict.Refusal> refusals;

    public Refused(List<Verdict.Refusal> refusals) {
      super("the order is refused: " + refusals.getFirst().why());
      this.refusals = List.copyOf(refusals);
    }

    public List<Verdict.Refusal> refusals() {
      return refusals;
    }
  }

  /** There is no such thing. */
  public static final class Unknown extends Denied {
    private static final long serialVersionUID = 1L;

    public Unknown(String message) {
      super(message);
    }
  }

  /** The server has as much as it can take. */
  public static final class Full extends Denied {
    private static final long serialVersionUID = 1L;

    public Full(String message) {
      super(message);
    }
  }
}
