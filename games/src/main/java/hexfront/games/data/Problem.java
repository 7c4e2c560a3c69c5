package hexfront.games.data;

/** A mistake in a data file, and where it stands; line 0 where it is the file as a whole. */
public record Problem(String file, int line, String message) {
  @Override
  public String toString() {
    return file + (line > 0 ? ":" + line : "") + ": " + message;
  }
}
