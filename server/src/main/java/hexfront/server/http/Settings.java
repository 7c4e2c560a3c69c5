package hexfront.server.http;

/**
 * How the server is reached, and what one client may ask of it.
 *
 * @param host the address it listens at
 * @param port 0 for any free one
 * @param base the path below which everything lies: empty, or {@code /hexfront}
 * @param mostBytes of a request's body
 * @param perSecond requests of one token or address; bursts may be four times as many
 */
public record Settings(String host, int port, String base, int mostBytes, int perSecond) {
  public static final Settings USUAL = new Settings("127.0.0.1", 0, "", 8_000_000, 100);
}
