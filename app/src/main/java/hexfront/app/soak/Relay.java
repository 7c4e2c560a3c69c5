package hexfront.app.soak;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;

/**
 * Stands between players and servers and hands bytes on; now and then it keeps them for a while.
 */
final class Relay implements AutoCloseable {
  private final ServerSocket door;
  private final int to;
  private volatile boolean holding;

  Relay(int to) throws IOException {
    this.to = to;
    this.door = new ServerSocket(0, 200, InetAddress.getLoopbackAddress());
    Thread.ofPlatform().daemon().name("relay").start(this::admit);
  }

  int port() {
    return door.getLocalPort();
  }

  /** Keeps answers back, or lets them go. */
  void hold(boolean now) {
    holding = now;
  }

  private void admit() {
    while (!door.isClosed()) {
      try {
        Socket client = door.accept();
        Thread.ofVirtual().start(() -> serve(client));
      } catch (IOException e) {
        return;
      }
    }
  }

  private void serve(Socket client) {
    try (client;
        Socket server = new Socket(InetAddress.getLoopbackAddress(), to)) {
      client.setTcpNoDelay(true);
      server.setTcpNoDelay(true);
      Thread back = Thread.ofVirtual().start(() -> copy(server, client, true));
      copy(client, server, false);
      back.join();
    } catch (IOException e) {
      // the other end is gone, and this one goes too
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void copy(Socket from, Socket into, boolean answers) {
    byte[] buffer = new byte[1 << 14];
    try {
      InputStream in = from.getInputStream();
      OutputStream out = into.getOutputStream();
      for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
        while (answers && holding) {
          PostgresProcess.Ports.pause(20);
        }
        out.write(buffer, 0, read);
        out.flush();
      }
    } catch (IOException e) {
      // as above
    }
    close(from);
    close(into);
  }

  private static void close(Socket socket) {
    try {
      socket.close();
    } catch (IOException e) {
      // it is gone either way
    }
  }

  @Override
  public void close() throws IOException {
    door.close();
  }
}
