package hexfront.app.soak;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** Reads answers from bytes as they come, however they are cut, and keeps none of them. */
final class HttpReader {
  /** Who is told what was read. */
  interface Listener {
    void head(int status) throws IOException;

    /** A piece of the body. */
    void body(byte[] bytes, int from, int to) throws IOException;

    /** The answer is complete. */
    void end() throws IOException;
  }

  private enum Part {
    STATUS,
    FIELDS,
    BODY,
    CHUNK_SIZE,
    CHUNK,
    CHUNK_END,
    TRAILER
  }

  private final Listener listener;
  private final byte[] line = new byte[512];
  private int lineLength;
  private Part part = Part.STATUS;
  private boolean chunked;
  private int left;

  HttpReader(Listener listener) {
    this.listener = listener;
  }

  void read(byte[] bytes, int length) throws IOException {
    for (int at = 0; at < length; ) {
      if (part == Part.BODY || part == Part.CHUNK) {
        int to = Math.min(length, at + left);
        listener.body(bytes, at, to);
        left -= to - at;
        at = to;
        if (left == 0) {
          bodyRead();
        }
      } else {
        byte b = bytes[at++];
        if (b == '\n') {
          line();
        } else if (b != '\r' && lineLength < line.length) {
          line[lineLength++] = b;
        }
      }
    }
  }

  private void bodyRead() throws IOException {
    if (part == Part.CHUNK) {
      part = Part.CHUNK_END;
    } else {
      complete();
    }
  }

  private void complete() throws IOException {
    part = Part.STATUS;
    listener.end();
  }

  private void line() throws IOException {
    String text = new String(line, 0, lineLength, StandardCharsets.ISO_8859_1);
    lineLength = 0;
    switch (part) {
      case STATUS -> {
        chunked = false;
        left = 0;
        part = Part.FIELDS;
        listener.head(Integer.parseInt(text.split(" ")[1]));
      }
      case FIELDS -> field(text);
      case CHUNK_SIZE -> {
        left = Integer.parseInt(text, 16);
        part = left == 0 ? Part.TRAILER : Part.CHUNK;
      }
      case CHUNK_END -> part = Part.CHUNK_SIZE;
      case TRAILER -> complete();
      case BODY, CHUNK -> throw new IllegalStateException("a line in the body");
    }
  }

  private void field(String text) throws IOException {
    if (!text.isEmpty()) {
      String lower = text.toLowerCase(Locale.ROOT);
      if (lower.startsWith("content-length:")) {
        left = Integer.parseInt(lower.substring("content-length:".length()).strip());
      }
      chunked |= lower.startsWith("transfer-encoding:") && lower.contains("chunked");
    } else if (chunked) {
      part = Part.CHUNK_SIZE;
    } else if (left > 0) {
      part = Part.BODY;
    } else {
      complete();
    }
  }
}
