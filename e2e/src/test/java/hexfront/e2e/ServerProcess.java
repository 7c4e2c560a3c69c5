package hexfront.e2e;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;

/** {@code hexfront serve} as a process of its own, so that it can be killed. */
final class ServerProcess implements AutoCloseable {
  private final Path database;
  private final int port;
  private Process process;

  private ServerProcess(Path database, int port) throws IOException {
    this.database = database;
    this.port = port;
    this.process = launch();
  }

  static ServerProcess start(Path folder) {
    try {
      return new ServerProcess(folder.resolve("e2e.db"), freePort());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static int freePort() throws IOException {
    try (ServerSocket free = new ServerSocket(0)) {
      return free.getLocalPort();
    }
  }

  private Process launch() throws IOException {
    Process started =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--enable-native-access=ALL-UNNAMED",
                "-Dhexfront.home=" + System.getProperty("hexfront.home", ".."),
                "-cp",
                System.getProperty("java.class.path"),
                "hexfront.app.Main",
                "serve",
                "--port",
                Integer.toString(port),
                "--database",
                "jdbc:sqlite:" + database)
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    BufferedReader out =
        new BufferedReader(new InputStreamReader(started.getInputStream(), StandardCharsets.UTF_8));
    String first = out.readLine();
    if (first == null || !first.startsWith("http")) {
      throw new IOException("the server did not say its address but: " + first);
    }
    Thread.ofVirtual().start(() -> out.lines().forEach(line -> {}));
    return started;
  }

  String address() {
    return "http://127.0.0.1:" + port;
  }

  /** As if somebody pulled the plug. */
  void kill() {
    process.destroyForcibly();
    try {
      process.waitFor(10, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  void restart() {
    try {
      process = launch();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() {
    kill();
  }
}
