package hexfront.server.hall;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * What one seat is told of one entry, as JSON text in pieces: what the frames of several seats have
 * in common they share. Immutable.
 */
public final class Frame {
  private static final byte[] END = ascii("\n\n");
  private static final byte[] PLAYED = ascii("{\"legal\":true,\"frame\":");
  private static final byte[] BRACE = ascii("}");
  private static final byte[] NOTHING = new byte[0];

  private static final byte[] TRUE = ascii("true");
  private static final byte[] FALSE = ascii("false");

  private final int sequence;

  /** The object it begins with, whose last brace gives way to what follows. */
  private final byte[] object;

  private final byte[][] members;

  private Frame(int sequence, byte[] object, byte[][] members) {
    this.sequence = sequence;
    this.object = object;
    this.members = members;
  }

  /** What a frame has beside what is told of the entry. */
  static final class Member {
    static final Member CHANGES = new Member("changes");
    static final Member DECISION = new Member("decision");
    static final Member UNDO = new Member("undo");
    static final Member REDO = new Member("redo");
    static final Member SCORE = new Member("score");

    private final byte[] begin;

    private Member(String name) {
      begin = ascii(",\"" + name + "\":");
    }
  }

  /** A frame that begins with this object, in UTF-8, and goes on with more members. */
  static Writing write(int sequence, byte[] object) {
    return new Writing(sequence, object);
  }

  /** A frame on its way, member by member. */
  static final class Writing {
    private final int sequence;
    private final byte[] object;
    private final List<byte[]> members = new ArrayList<>();

    private Writing(int sequence, byte[] object) {
      this.sequence = sequence;
      this.object = object;
    }

    Writing with(Member member, byte[] json) {
      members.add(member.begin);
      members.add(json);
      return this;
    }

    Writing with(Member member, boolean value) {
      return with(member, value ? TRUE : FALSE);
    }

    Frame end() {
      members.add(BRACE);
      return new Frame(sequence, object, members.toArray(byte[][]::new));
    }
  }

  private static byte[] ascii(String text) {
    return text.getBytes(StandardCharsets.US_ASCII);
  }

  public int sequence() {
    return sequence;
  }

  /** How many bytes its JSON has. */
  int length() {
    int length = object.length - BRACE.length;
    for (byte[] piece : members) {
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
    int at = put(before, before.length, whole, 0);
    at = put(object, object.length - BRACE.length, whole, at);
    for (byte[] piece : members) {
      at = put(piece, piece.length, whole, at);
    }
    put(after, after.length, whole, at);
    return whole;
  }

  private static int put(byte[] piece, int length, byte[] whole, int at) {
    System.arraycopy(piece, 0, whole, at, length);
    return at + length;
  }
}
