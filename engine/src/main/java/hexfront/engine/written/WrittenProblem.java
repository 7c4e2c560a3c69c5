package hexfront.engine.written;

/** What is wrong with a written position. */
public final class WrittenProblem extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public WrittenProblem(String message) {
    super(message);
  }
}
