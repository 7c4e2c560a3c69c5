package hexfront.app.soak;

import java.io.EOFException;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/**
 * One thread that reads from many connections, so that a thousand of them cost little more than
 * what comes through them.
 */
final class Loop implements AutoCloseable {
  private static final int ROOM = 1 << 16;

  /** Who gets what a connection brings; on the loop's thread. */
  interface Reader {
    void read(byte[] bytes, int length) throws IOException;

    void broken(IOException e);
  }

  private final Selector selector;
  private final Queue<Runnable> todo = new ConcurrentLinkedQueue<>();
  private final ByteBuffer buffer = ByteBuffer.allocateDirect(ROOM);
  private final byte[] bytes = new byte[ROOM];
  private final Thread thread = Thread.ofPlatform().name("loop").daemon().unstarted(this::run);
  private volatile boolean closed;

  Loop() throws IOException {
    this.selector = Selector.open();
    thread.start();
  }

  /** Does something on the loop's thread. */
  void execute(Runnable what) {
    todo.add(what);
    selector.wakeup();
  }

  /** A connection to a local port; what it brings goes to the reader. */
  Connection connect(int port, Reader reader) throws IOException {
    SocketChannel channel =
        SocketChannel.open(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
    channel.setOption(StandardSocketOptions.TCP_NODELAY, true);
    channel.configureBlocking(false);
    execute(
        () -> {
          try {
            channel.register(selector, SelectionKey.OP_READ, reader);
          } catch (IOException e) {
            reader.broken(e);
          }
        });
    return new Connection(channel);
  }

  /** A connection to write to. */
  record Connection(SocketChannel channel) {
    void send(ByteBuffer... pieces) throws IOException {
      ByteBuffer last = pieces[pieces.length - 1];
      while (last.hasRemaining()) {
        if (channel.write(pieces) == 0) {
          Thread.onSpinWait();
        }
      }
    }

    void close() {
      try {
        channel.close();
      } catch (IOException e) {
        // it is gone either way
      }
    }
  }

  private void run() {
    try (selector) {
      while (!closed) {
        selector.select(this::read);
        for (Runnable next = todo.poll(); next != null; next = todo.poll()) {
          next.run();
        }
      }
    } catch (IOException e) {
      throw new IllegalStateException("cannot wait for connections", e);
    }
  }

  private void read(SelectionKey key) {
    if (!(key.attachment() instanceof Reader reader)) {
      return;
    }
    try {
      SocketChannel channel = (SocketChannel) key.channel();
      buffer.clear();
      int length = channel.read(buffer);
      if (length < 0) {
        throw new EOFException("the connection was closed");
      }
      buffer.flip().get(bytes, 0, length);
      reader.read(bytes, length);
    } catch (IOException | RuntimeException e) {
      key.cancel();
      reader.broken(e instanceof IOException io ? io : new IOException(e));
    }
  }

  @Override
  public void close() {
    closed = true;
    selector.wakeup();
  }
}
