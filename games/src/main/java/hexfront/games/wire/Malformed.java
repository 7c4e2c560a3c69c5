package hexfront.games.wire;

/** What somebody sent cannot be understood; the message says what was expected. */
public final class Malformed extends RuntimeException {
  private static final long serialVersionUID = 1L;
  private static final int LONGEST = 60;

  public Malformed(String message) {
    super(message);
  }

  /** Somebody's own words, fit to be quoted in a message. */
  public static String quote(String words) {
    String shown = words.length() <= LONGEST ? words : words.substring(0, LONGEST).strip() + "...";
    return "'" + shown.replaceAll("\\p{Cntrl}", "?") + "'";
  }
}
