package hexfront.app.soak;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/** One who watches a game and counts its frames: each once, in order. */
final class LoadWatcher implements Loop.Reader, HttpReader.Listener {
  private static final byte[] ID = "id: ".getBytes(StandardCharsets.US_ASCII);

  private final HttpReader http = new HttpReader(this);
  private final Loop.Connection connection;
  private int column;
  private int number;
  private boolean isId = true;
  private volatile int seen;
  private volatile boolean closed;
  private volatile String trouble = "";

  LoadWatcher(Loop loop, int port, String game, String token) throws IOException {
    connection = loop.connect(port, this);
    String request =
        "GET /api/games/"
            + game
            + "/events?after=0 HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer "
            + token
            + "\r\n\r\n";
    connection.send(ByteBuffer.wrap(request.getBytes(StandardCharsets.US_ASCII)));
  }

  /** How many frames it has seen. */
  int seen() {
    return seen;
  }

  /** What was wrong with the stream; empty if nothing was. */
  String trouble() {
    return trouble;
  }

  void close() {
    closed = true;
    connection.close();
  }

  @Override
  public void read(byte[] bytes, int length) throws IOException {
    http.read(bytes, length);
  }

  @Override
  public void broken(IOException e) {
    if (!closed && trouble.isEmpty()) {
      trouble = "the stream broke: " + e.getMessage();
    }
  }

  @Override
  public void head(int status) throws IOException {
    if (status != 200) {
      throw new IOException("no stream: " + status);
    }
  }

  @Override
  public void body(byte[] bytes, int from, int to) throws IOException {
    for (int at = from; at < to; at++) {
      byte b = bytes[at];
      if (b == '\n') {
        if (isId && column > ID.length) {
          frame(number);
        }
        column = 0;
        number = 0;
        isId = true;
      } else if (isId) {
        isId = column < ID.length ? b == ID[column] : b >= '0' && b <= '9';
        number = column < ID.length ? 0 : number * 10 + (b - '0');
        column++;
      }
    }
  }

  private void frame(int id) throws IOException {
    if (id != seen + 1) {
      throw new IOException("frame " + id + " came after " + seen);
    }
    seen = id;
  }

  @Override
  public void end() throws IOException {
    throw new IOException("the stream ended");
  }
}
