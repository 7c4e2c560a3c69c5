package hexfront.app.soak;

import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/**
 * A plain HTTP connection that stays open. It does little, so that what is measured is the server
 * and not the one who measures.
 */
final class Wire implements AutoCloseable {
  private static final int CONNECT_MILLIS = 5000;

  /** An answer. */
  record Answer(int status, String body) {}

  private final Socket socket;
  private final InputStream in;
  private final OutputStream out;
  private final byte[] buffer = new byte[1 << 14];
  private int next;
  private int end;

  Wire(int port, int timeoutMillis) throws IOException {
    socket = new Socket();
    socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), CONNECT_MILLIS);
    socket.setTcpNoDelay(true);
    socket.setSoTimeout(timeoutMillis);
    in = socket.getInputStream();
    out = socket.getOutputStream();
  }

  Answer get(String path, String token) throws IOException {
    send("GET", path, token, "");
    return answer();
  }

  Answer post(String path, String token, String json) throws IOException {
    send("POST", path, token, json);
    return answer();
  }

  private void send(String verb, String path, String token, String json) throws IOException {
    byte[] body = json.getBytes(StandardCharsets.UTF_8);
    String head =
        verb
            + " "
            + path
            + " HTTP/1.1\r\nHost: localhost\r\n"
            + (token.isEmpty() ? "" : "Authorization: Bearer " + token + "\r\n")
            + (verb.equals("POST")
                ? "Content-Type: application/json\r\nContent-Length: " + body.length + "\r\n"
                : "")
            + "\r\n";
    ByteArrayOutputStream whole = new ByteArrayOutputStream(head.length() + body.length);
    whole.writeBytes(head.getBytes(StandardCharsets.UTF_8));
    whole.writeBytes(body);
    out.write(whole.toByteArray());
    out.flush();
  }

  private Answer answer() throws IOException {
    int length = -1;
    int status = status();
    for (String line = line(); !line.isEmpty(); line = line()) {
      String lower = line.toLowerCase(Locale.ROOT);
      if (lower.startsWith("content-length:")) {
        length = Integer.parseInt(lower.substring("content-length:".length()).strip());
      }
    }
    byte[] body = length >= 0 ? bytes(length) : chunks();
    return new Answer(status, new String(body, StandardCharsets.UTF_8));
  }

  private int status() throws IOException {
    String[] words = line().split(" ");
    if (words.length < 2) {
      throw new EOFException("no status");
    }
    return Integer.parseInt(words[1]);
  }

  private byte[] chunks() throws IOException {
    ByteArrayOutputStream body = new ByteArrayOutputStream();
    for (int size = Integer.parseInt(line(), 16); size > 0; size = Integer.parseInt(line(), 16)) {
      body.writeBytes(bytes(size));
      line();
    }
    line();
    return body.toByteArray();
  }

  private String line() throws IOException {
    StringBuilder text = new StringBuilder();
    for (int c = read(); c != '\n'; c = read()) {
      if (c != '\r') {
        text.append((char) c);
      }
    }
    return text.toString();
  }

  // ---- bytes: a buffer of its own, as the usual one takes a lock for every byte

  private int read() throws IOException {
    if (next == end) {
      fill();
    }
    return buffer[next++] & 0xff;
  }

  private byte[] bytes(int length) throws IOException {
    byte[] bytes = new byte[length];
    for (int have = 0; have < length; ) {
      if (next == end) {
        fill();
      }
      int some = Math.min(length - have, end - next);
      System.arraycopy(buffer, next, bytes, have, some);
      next += some;
      have += some;
    }
    return bytes;
  }

  private void fill() throws IOException {
    end = in.read(buffer);
    next = 0;
    if (end < 0) {
      end = 0;
      throw new EOFException("the connection was closed");
    }
  }

  @Override
  public void close() {
    try {
      socket.close();
    } catch (IOException e) {
      // it is gone either way
    }
  }
}
