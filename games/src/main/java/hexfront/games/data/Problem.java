package hexfront.games.data;

/** A mistake in a data file, and where it stands. */
public record Problem(String file, int line, String message) {
  @Override
  public String toString() {
    return file + ":" + line + ": " + message;
  }
}
