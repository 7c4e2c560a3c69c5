package hexfront.mapmaker;

/**
 * Something wrong with what the user gave: the message names the file and the place and says what
 * was expected.
 */
@SuppressWarnings("serial")
public final class MapProblem extends RuntimeException {
  MapProblem(String message) {
    super(message);
  }

  MapProblem in(String where) {
    return new MapProblem(where + ": " + getMessage());
  }

  @Override
  public String getMessage() {
    return String.valueOf(super.getMessage());
  }
}
