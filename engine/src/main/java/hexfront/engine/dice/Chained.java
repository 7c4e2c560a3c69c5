package hexfront.engine.dice;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.InvalidKeyException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.jspecify.annotations.Nullable;

/**
 * Dice that nobody chooses and everybody can check. A row of keys is made from the end: each is the
 * SHA-256 of the one after it, and the very first is the commitment that is shown before any die
 * falls. The n-th throw follows from the n-th key and from what the players have added. Whoever is
 * shown a key can make all before it and none after it, so that what was thrown can be laid open at
 * any time and what is still to come stays unknown.
 */
public final class Chained implements Source {
  /** How many throws a row of keys lasts. */
  public static final int LENGTH = 32_768;

  /** What stands for a player who adds nothing. */
  public static final String NOTHING = "-";

  private static final int BETWEEN = 256;

  private final byte[] secret;
  private final String shares;
  private final long first;
  private byte @Nullable [][] kept;
  private byte @Nullable [][] stretch;
  private int stretchFrom;

  /**
   * Dice from a secret, which is the last key.
   *
   * @param shares what the players have added, see {@link #shares}
   * @param first the place in the game of the first throw that is made by these dice
   */
  public Chained(String secret, String shares, long first) {
    this.secret = secret.getBytes(StandardCharsets.UTF_8);
    this.shares = shares;
    this.first = first;
  }

  /** What both players have added, as one text. */
  public static String shares(String axis, String soviet) {
    return (axis.isEmpty() ? NOTHING : axis) + " " + (soviet.isEmpty() ? NOTHING : soviet);
  }

  /** The fingerprint of a text: how a promise is made of what a player adds. */
  public static String fingerprint(String text) {
    return HexFormat.of().formatHex(sha256(text.getBytes(StandardCharsets.UTF_8)));
  }

  private static byte[] sha256(byte[] bytes) {
    try {
      return MessageDigest.getInstance("SHA-256").digest(bytes);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  /** What is shown before the first throw. */
  public String commitment() {
    return key(0);
  }

  /** The key that proves so many throws. */
  public String key(int throwsMade) {
    return HexFormat.of().formatHex(at(throwsMade));
  }

  private byte[] at(int index) {
    if (index < 0 || index > LENGTH) {
      throw new OutOfNumbers("the game has used up its " + LENGTH + " throws");
    }
    int from = index / BETWEEN * BETWEEN;
    byte[][] part = stretch;
    if (part == null || stretchFrom != from) {
      part = stretch(from);
      stretch = part;
      stretchFrom = from;
    }
    return part[index - from];
  }

  /** The keys from a kept one's beginning on. */
  private byte[][] stretch(int from) {
    byte[][] part = new byte[BETWEEN][];
    byte[] key = ends()[from / BETWEEN];
    for (int i = BETWEEN - 1; i >= 0; i--) {
      part[i] = key;
      key = sha256(key);
    }
    return part;
  }

  /** The last key of every stretch. */
  private byte[][] ends() {
    byte[][] known = kept;
    if (known == null) {
      known = new byte[LENGTH / BETWEEN + 1][];
      byte[] key = sha256(secret);
      for (int i = LENGTH + BETWEEN - 1; i >= 0; i--) {
        if (i % BETWEEN == BETWEEN - 1) {
          known[i / BETWEEN] = key;
        }
        key = sha256(key);
      }
      kept = known;
    }
    return known;
  }

  @Override
  public int roll(long index) {
    return draw(index, 6) + 1;
  }

  @Override
  public int draw(long index, int n) {
    long place = index - first;
    return value(at(Math.toIntExact(place + 1)), shares, place, n);
  }

  /**
   * The throw that follows from a key.
   *
   * @param place which throw it is, from 0
   * @param n how many things there are: 0 to {@code n - 1} comes out
   */
  static int value(byte[] key, String shares, long place, int n) {
    try {
      Mac mac = Mac.getInstance("HmacSHA256");
      mac.init(new SecretKeySpec(key, "HmacSHA256"));
      byte[] digest = mac.doFinal((shares + " " + place).getBytes(StandardCharsets.UTF_8));
      return (int) Math.unsignedMultiplyHigh(ByteBuffer.wrap(digest).getLong(), n);
    } catch (NoSuchAlgorithmException | InvalidKeyException e) {
      throw new IllegalStateException(e);
    }
  }

  /** The key before another. */
  static byte[] before(byte[] key) {
    return sha256(key);
  }
}
