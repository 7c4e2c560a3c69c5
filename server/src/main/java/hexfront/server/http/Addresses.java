package hexfront.server.http;

import io.javalin.http.Context;
import java.math.BigInteger;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** From where requests come, also when a trusted proxy hands them on. */
public final class Addresses {
  private static final Pattern NUMERIC = Pattern.compile("[0-9a-fA-F:.]{2,45}");
  private static final Pattern DOTTED = Pattern.compile("\\d+(\\.\\d+){3}");
  private static final Pattern BRACKETED = Pattern.compile("^\\[(.*)](:\\d+)?$");
  private static final int BYTES_OF_A_HOUSE = 8;

  /** Neighbouring addresses: those that share so many bits with one. */
  private record Net(byte[] address, int bits) {
    boolean has(byte[] other) {
      if (other.length != address.length) {
        return false;
      }
      int rest = address.length * 8 - bits;
      return new BigInteger(1, address)
          .shiftRight(rest)
          .equals(new BigInteger(1, other).shiftRight(rest));
    }
  }

  private final List<Net> proxies;

  /**
   * Trusts some proxies.
   *
   * @throws IllegalArgumentException with a sentence, if one is no address
   */
  public Addresses(List<String> proxies) {
    this.proxies = proxies.stream().map(Addresses::net).toList();
  }

  private static Net net(String text) {
    String[] parts = text.split("/", 2);
    byte[] address =
        bytes(parts[0])
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        "'" + text + "' is no address, expected 192.0.2.7 or 10.0.0.0/8"));
    try {
      int bits = parts.length == 1 ? address.length * 8 : Integer.parseInt(parts[1]);
      if (bits >= 0 && bits <= address.length * 8) {
        return new Net(address, bits);
      }
    } catch (NumberFormatException e) {
      // said below
    }
    throw new IllegalArgumentException(
        "'" + text + "' is no net, expected a number of bits behind the slash");
  }

  private static Optional<byte[]> bytes(String text) {
    String plain = text.strip();
    if (plain.startsWith("[")) {
      plain = BRACKETED.matcher(plain).replaceFirst("$1");
    }
    int colon = plain.indexOf(':');
    if (colon >= 0 && plain.indexOf(':', colon + 1) < 0) {
      plain = plain.substring(0, colon);
    }
    boolean numeric =
        NUMERIC.matcher(plain).matches()
            && (plain.contains(":") || DOTTED.matcher(plain).matches());
    try {
      return numeric ? Optional.of(InetAddress.getByName(plain).getAddress()) : Optional.empty();
    } catch (UnknownHostException e) {
      return Optional.empty();
    }
  }

  /** Where a request comes from, as a key: one for each house, however many addresses it has. */
  String of(Context context) {
    String at = context.req().getRemoteAddr();
    String told = context.header("X-Forwarded-For");
    return key(told == null ? List.of() : Arrays.asList(told.split(",", -1)), at);
  }

  /**
   * The key of the last address before the trusted ones.
   *
   * @param told what proxies say, the nearest last
   * @param at who has sent the request
   */
  String key(List<String> told, String at) {
    String last = at;
    for (int i = told.size() - 1; i >= 0 && isProxy(last); i--) {
      if (bytes(told.get(i)).isEmpty()) {
        break;
      }
      last = told.get(i).strip();
    }
    return bytes(last).map(Addresses::key).orElse("unknown");
  }

  private boolean isProxy(String address) {
    return bytes(address).map(b -> proxies.stream().anyMatch(net -> net.has(b))).orElse(false);
  }

  private static String key(byte[] address) {
    byte[] house = address.length == 4 ? address : Arrays.copyOf(address, BYTES_OF_A_HOUSE);
    return new BigInteger(1, house).toString(36) + (address.length == 4 ? "" : "/64");
  }
}
