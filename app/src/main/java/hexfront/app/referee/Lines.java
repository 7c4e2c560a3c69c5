package hexfront.app.referee;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** Lines of UTF-8 from a stream of bytes, whatever the bytes are. */
final class Lines {
  /** A line, or what is wrong with it. */
  record Line(String text, @Nullable String problem) {}

  private final InputStream in;
  private final int longest;
  private final byte[] buffer = new byte[1 << 16];
  private int filled;
  private int at;

  Lines(InputStream in, int longest) {
    this.in = in;
    this.longest = longest;
  }

  /** The next line without its end, or null at the end of input. */
  @Nullable Line next() throws IOException {
    ByteArrayOutputStream line = new ByteArrayOutputStream();
    boolean any = false;
    boolean tooLong = false;
    while (true) {
      if (at == filled) {
        at = 0;
        filled = in.read(buffer);
        if (filled <= 0) {
          filled = 0;
          return any ? decode(line, tooLong) : null;
        }
      }
      any = true;
      int end = at;
      while (end < filled && buffer[end] != '\n') {
        end++;
      }
      tooLong |= line.size() + (end - at) > longest;
      if (!tooLong) {
        line.write(buffer, at, end - at);
      }
      at = end;
      if (end < filled) {
        at++;
        return decode(line, tooLong);
      }
    }
  }

  private Line decode(ByteArrayOutputStream bytes, boolean tooLong) {
    if (tooLong) {
      return new Line("", "the line is longer than " + longest + " bytes");
    }
    try {
      String text =
          StandardCharsets.UTF_8
              .newDecoder()
              .onMalformedInput(CodingErrorAction.REPORT)
              .onUnmappableCharacter(CodingErrorAction.REPORT)
              .decode(ByteBuffer.wrap(bytes.toByteArray()))
              .toString();
      return new Line(text.startsWith("\uFEFF") ? text.substring(1) : text, null);
    } catch (CharacterCodingException e) {
      return new Line("", "the line is not UTF-8");
    }
  }
}
