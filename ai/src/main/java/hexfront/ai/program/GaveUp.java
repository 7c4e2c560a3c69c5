package hexfront.ai.program;

/** A program from outside cannot go on: it ended, was late, or answered what nobody can read. */
public final class GaveUp extends RuntimeException {
  private static final long serialVersionUID = 1;

  public GaveUp(String why) {
    super(why);
  }
}
