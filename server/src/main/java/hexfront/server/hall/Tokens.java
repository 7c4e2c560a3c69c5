package hexfront.server.hall;

import java.nio.charset.StandardCharsets;
import java.security.InvalidKeyException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.HexFormat;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** Secrets that nobody can guess, and their hashes. */
final class Tokens {
  private static final int TOKEN_BYTES = 18;
  private static final int ID_BYTES = 9;
  private static final int DICE_BYTES = 32;
  private static final int LONGEST = 200;

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
    if (token.length() > LONGEST) {
      return "";
    }
    try {
      byte[] digest =
          MessageDigest.getInstance("SHA-256").digest(token.getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(digest);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Whether two hashes are the same and not empty, found out in the same time for all. */
  static boolean same(String a, String b) {
    return !a.isEmpty()
        && MessageDigest.isEqual(
            a.getBytes(StandardCharsets.US_ASCII), b.getBytes(StandardCharsets.US_ASCII));
  }

  /** A signature that only who has the key can make: any server of the same database. */
  static String sign(String key, String words) {
    try {
      Mac mac = Mac.getInstance("HmacSHA256");
      mac.init(new SecretKeySpec(key.getBytes(StandardCharsets.UTF_8), "HmacSHA256"));
      return Base64.getUrlEncoder()
          .withoutPadding()
          .encodeToString(mac.doFinal(words.getBytes(StandardCharsets.UTF_8)));
    } catch (NoSuchAlgorithmException | InvalidKeyException e) {
      throw new IllegalStateException(e);
    }
  }
}
