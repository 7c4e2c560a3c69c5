package hexfront.app.soak;

import hexfront.engine.Side;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * Gives the foreseen orders of one game after the other, each as soon as the one before is
 * acknowledged, by two connections in turn. Lives on the loop's thread.
 */
final class LoadPlayer implements HttpReader.Listener {
  private static final int ROOM = 1 << 16;
  private static final int BEGINNING = 64;

  /** A game on the server, as far as it was played. */
  static final class Playing {
    private final OpenedGame opened;
    private final ForeseenGame foreseen;
    private final List<LoadWatcher> watchers;
    private final byte[] axis;
    private final byte[] soviet;
    private int sequence;

    Playing(OpenedGame opened, ForeseenGame foreseen, List<LoadWatcher> watchers) {
      this.opened = opened;
      this.foreseen = foreseen;
      this.watchers = watchers;
      this.axis = head(Side.AXIS);
      this.soviet = head(Side.SOVIET);
    }

    private byte[] head(Side side) {
      String head =
          "POST /api/games/"
              + opened.id()
              + "/orders HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer "
              + opened.token(side)
              + "\r\nContent-Type: application/json\r\nContent-Length: ";
      return head.getBytes(StandardCharsets.US_ASCII);
    }

    OpenedGame opened() {
      return opened;
    }

    ForeseenGame foreseen() {
      return foreseen;
    }

    List<LoadWatcher> watchers() {
      return watchers;
    }

    int sequence() {
      return sequence;
    }

    private void write(ByteBuffer request) {
      ForeseenGame.Given given = foreseen.given().get(sequence);
      String length = given.request().length + "\r\n\r\n";
      request.clear();
      request.put(given.side() == Side.AXIS ? axis : soviet);
      request.put(length.getBytes(StandardCharsets.US_ASCII));
      request.put(given.request()).flip();
    }
  }

  /** Who is told how it goes. */
  interface Listener {
    /** An order was acknowledged after so long; answers whether to go on. */
    boolean acknowledged(long nanos);

    /** The game is over or the player has stopped. */
    void finished(LoadPlayer player);

    void failed(LoadPlayer player, String trouble);
  }

  private final Listener listener;
  private final List<Loop.Connection> connections = new ArrayList<>();
  private final ByteBuffer request = ByteBuffer.allocateDirect(ROOM);
  private final byte[] beginning = new byte[BEGINNING];
  private int length;
  private int status;
  private long sent;
  private Playing playing;
  private volatile boolean closed;

  LoadPlayer(Playing first, Listener listener) {
    this.playing = first;
    this.listener = listener;
  }

  Playing playing() {
    return playing;
  }

  /** Opens the connections and begins. */
  void begin(Loop loop, int port) throws IOException {
    for (int i = 0; i < 2; i++) {
      HttpReader http = new HttpReader(this);
      connections.add(
          loop.connect(
              port,
              new Loop.Reader() {
                @Override
                public void read(byte[] bytes, int length) throws IOException {
                  http.read(bytes, length);
                }

                @Override
                public void broken(IOException e) {
                  fail(e.toString());
                }
              }));
    }
    loop.execute(this::next);
  }

  /** Goes on with another game. */
  void begin(Playing another) {
    playing = another;
    next();
  }

  private void next() {
    if (playing.sequence == playing.foreseen.length()) {
      listener.finished(this);
      return;
    }
    playing.write(request);
    length = 0;
    sent = System.nanoTime();
    try {
      connections.get(playing.sequence % 2).send(request);
    } catch (IOException e) {
      fail(e.toString());
    }
  }

  @Override
  public void head(int status) {
    this.status = status;
  }

  @Override
  public void body(byte[] bytes, int from, int to) {
    int some = Math.min(to - from, BEGINNING - length);
    System.arraycopy(bytes, from, beginning, length, some);
    length += some;
  }

  @Override
  public void end() {
    long took = System.nanoTime() - sent;
    String answer = new String(beginning, 0, length, StandardCharsets.UTF_8);
    if (status != 200
        || !answer.startsWith(
            "{\"legal\":true,\"frame\":{\"sequence\":" + (playing.sequence + 1) + ",")) {
      fail("unexpected: " + status + " " + answer);
      return;
    }
    playing.sequence++;
    if (listener.acknowledged(took)) {
      next();
    } else {
      listener.finished(this);
    }
  }

  /** Both connections may break, but a player fails once. */
  private void fail(String trouble) {
    if (!closed) {
      close();
      listener.failed(this, playing.opened.id() + " at " + playing.sequence + ": " + trouble);
    }
  }

  void close() {
    closed = true;
    connections.forEach(Loop.Connection::close);
  }
}
