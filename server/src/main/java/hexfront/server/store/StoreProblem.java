package hexfront.server.store;

/** The database does not answer, or not as it should. */
public final class StoreProblem extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final boolean uncertain;

  /** What was asked has not happened. */
  public StoreProblem(String message) {
    super(message);
    this.uncertain = false;
  }

  /** What was asked has not happened. */
  public StoreProblem(String message, Throwable cause) {
    super(message, cause);
    this.uncertain = false;
  }

  private StoreProblem(String message, Throwable cause, boolean uncertain) {
    super(message, cause);
    this.uncertain = uncertain;
  }

  /** Nobody can tell whether what was asked has happened. */
  static StoreProblem uncertain(Throwable cause) {
    return new StoreProblem(
        "the database did not say whether it has written; look before you ask again", cause, true);
  }

  /** Whether what was asked may have happened. */
  public boolean isUncertain() {
    return uncertain;
  }
}
