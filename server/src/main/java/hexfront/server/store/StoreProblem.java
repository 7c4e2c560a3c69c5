package hexfront.server.store;

/**
 * The database does not answer, or not as it should. What was asked may or may not have happened.
 */
public final class StoreProblem extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public StoreProblem(String message) {
    super(message);
  }

  public StoreProblem(String message, Throwable cause) {
    super(message, cause);
  }
}
