package hexfront.server.hall;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.HexFormat;

/** Secrets that nobody can guess, and their hashes. */
final class Tokens {
  private static final int TOKEN_BYTES = 18;
  private static final int ID_BYTES = 9;
  private static final int DICE_BYTES = 32;

  private final SecureRandom random = new SecureRandom();

  String token() {
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes(TOKEN_BYTES));
  }

  /** The id of a game: not secret, but not to be counted through either. */
  String id() {
    return HexFormat.of().formatHex(bytes(ID_BYTES));
  }

  String dice() {
    return HexFormat.of().formatHex(bytes(DICE_BYTES));
  }

  private byte[] bytes(int count) {
    byte[] bytes = new byte[count];
    random.nextBytes(bytes);
    return bytes;
  }

  static String hash(String token) {
    try {
      byte[] digest =
          MessageDigest.getInstance("SHA-256").digest(token.getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(digest);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}
