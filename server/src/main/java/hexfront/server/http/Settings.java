package hexfront.server.http;

import java.util.List;

/**
 * How the server is reached, and what one client may ask of it.
 *
 * @param host the address it listens at
 * @param port 0 for any free one
 * @param base the path below which everything lies: empty, or {@code /hexfront}
 * @param mostBytes of a request's body
 * @param perSecond requests of one token; an address may send twenty times as many, and bursts may
 *     be four times as many
 * @param proxies addresses, or nets such as {@code 10.0.0.0/8}, whose word is taken for where a
 *     request comes from
 * @param names the names under which it may be called; empty for any
 */
public record Settings(
    String host,
    int port,
    String base,
    int mostBytes,
    int perSecond,
    List<String> proxies,
    List<String> names) {
  public static final Settings USUAL = new Settings("127.0.0.1", 0, "", 8_000_000, 100);

  /** No request may be larger, whatever the operator says: it has to fit the memory. */
  public static final int MOST_BYTES = 64_000_000;

  /** The names of the machine for who sits at it; another page cannot pretend to be one of them. */
  public static final List<String> LOCAL_NAMES = List.of("127.0.0.1", "localhost", "[::1]");

  /** Without a proxy, under any name. */
  public Settings(String host, int port, String base, int mostBytes, int perSecond) {
    this(host, port, base, mostBytes, perSecond, List.of(), List.of());
  }

  /** The same settings behind proxies. */
  public Settings behind(List<String> trusted) {
    return new Settings(host, port, base, mostBytes, perSecond, List.copyOf(trusted), names);
  }

  /** The same settings for a server that is called by these names only. */
  public Settings named(List<String> only) {
    return new Settings(host, port, base, mostBytes, perSecond, proxies, List.copyOf(only));
  }
}
