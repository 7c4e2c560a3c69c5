package hexfront.server.hall;

import java.nio.charset.StandardCharsets;

/**
 * What one seat is told of one entry, as JSON text in pieces: what the frames of several seats have
 * in common they share. Immutable.
 */
public final class Frame {
  private static final byte[] END = ascii("\n\n");
  private static final byte[] PLAYED = ascii("{\"legal\":true,\"frame\":");
  private static final byte[] BRACE = ascii("}");
  private static final byte[] NOTHING = new byte[0];

  private final int sequence;
  private final byte[][] pieces;

  private Frame(int sequence, byte[][] pieces) {
    this.sequence = sequence;
    this.pieces = pieces;
  }

  /** A frame whose JSON is these pieces, in UTF-8. */
  static Frame of(int sequence, byte[]... pieces) {
    return new Frame(sequence, pieces);
  }

  static byte[] ascii(String text) {
    return text.getBytes(StandardCharsets.US_ASCII);
  }

  public int sequence() {
    return sequence;
  }

  /** How many bytes its JSON has. */
  int length() {
    int length = 0;
    for (byte[] piece : pieces) {
      length += piece.length;
    }
    return length;
  }

  public String json() {
    return new String(between(NOTHING, NOTHING), StandardCharsets.UTF_8);
  }

  /** The answer to the order that it is about. */
  public byte[] played() {
    return between(PLAYED, BRACE);
  }

  /** The event that tells of it in a stream. */
  public byte[] event() {
    return between(ascii("id: " + sequence + "\nevent: frame\ndata: "), END);
  }

  private byte[] between(byte[] before, byte[] after) {
    byte[] whole = new byte[before.length + length() + after.length];
    int at = put(before, whole, 0);
    for (byte[] piece : pieces) {
      at = put(piece, whole, at);
    }
    put(after, whole, at);
    return whole;
  }

  private static int put(byte[] piece, byte[] whole, int at) {
    System.arraycopy(piece, 0, whole, at, piece.length);
    return at + piece.length;
  }
}
