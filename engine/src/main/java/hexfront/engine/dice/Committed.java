package hexfront.engine.dice;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.InvalidKeyException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * Dice nobody can bend and everybody can check. A secret is chosen before the game and only its
 * fingerprint, the commitment, is published. Every number follows from the secret and the number's
 * place in the game, so that once the secret is laid open anyone can derive each roll and compare.
 */
public final class Committed implements Source {
  private final String secret;

  public Committed(String secret) {
    this.secret = secret;
  }

  /** The fingerprint to publish before the first roll. */
  public String commitment() {
    return commitment(secret);
  }

  public static String commitment(String secret) {
    try {
      byte[] digest =
          MessageDigest.getInstance("SHA-256").digest(secret.getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(digest);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  public String secret() {
    return secret;
  }

  @Override
  public int roll(long index) {
    return draw(index, 6) + 1;
  }

  @Override
  public int draw(long index, int n) {
    try {
      Mac mac = Mac.getInstance("HmacSHA256");
      mac.init(new SecretKeySpec(secret.getBytes(StandardCharsets.UTF_8), "HmacSHA256"));
      long bits =
          ByteBuffer.wrap(mac.doFinal(Long.toString(index).getBytes(StandardCharsets.UTF_8)))
              .getLong();
      return (int) Math.unsignedMultiplyHigh(bits, n);
    } catch (NoSuchAlgorithmException | InvalidKeyException e) {
      throw new IllegalStateException(e);
    }
  }

  /**
   * Whether a laid-open secret fits its commitment and all that was thrown from the first number
   * on.
   */
  public static boolean proves(String secret, String commitment, List<Dice.Throw> thrown) {
    if (!commitment(secret).equals(commitment)) {
      return false;
    }
    Committed source = new Committed(secret);
    for (int i = 0; i < thrown.size(); i++) {
      Dice.Throw t = thrown.get(i);
      int expected = t.isDraw() ? source.draw(i, t.among()) : source.roll(i);
      if (expected != t.value()) {
        return false;
      }
    }
    return true;
  }
}
