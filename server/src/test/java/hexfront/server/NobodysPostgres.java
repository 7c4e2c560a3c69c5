package hexfront.server;

import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * A PostgreSQL for tests that run as root where no user namespace may be made: the unpacked server
 * is run as the user {@code nobody}.
 */
final class NobodysPostgres {
  private static final String NOBODY = "65534";

  private NobodysPostgres() {}

  /** Starts it and answers the URL of its first database. */
  static String start() throws IOException {
    Path bin = bin();
    Path folder = Files.createTempDirectory("nobodys-postgres");
    run(List.of("chown", NOBODY + ":" + NOBODY, folder.toString()));
    Path data = folder.resolve("data");
    run(
        asNobody(
            bin.resolve("initdb").toString(),
            "-A",
            "trust",
            "-U",
            "postgres",
            "-E",
            "UTF-8",
            "-D",
            data.toString()));
    int port = freePort();
    Process server =
        new ProcessBuilder(
                asNobody(
                    bin.resolve("postgres").toString(),
                    "-D",
                    data.toString(),
                    "-p",
                    Integer.toString(port),
                    "-h",
                    "127.0.0.1",
                    "-k",
                    folder.toString(),
                    "-F"))
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start();
    Runtime.getRuntime().addShutdownHook(new Thread(server::destroy));
    String url = "jdbc:postgresql://127.0.0.1:" + port + "/postgres?user=postgres";
    await(url);
    return url;
  }

  /** Where the test library has unpacked the server. */
  private static Path bin() throws IOException {
    try (Stream<Path> files =
        Files.walk(Path.of(System.getProperty("java.io.tmpdir"), "embedded-pg"), 3)) {
      return files
          .filter(file -> file.endsWith("bin/initdb"))
          .findFirst()
          .map(Path::getParent)
          .orElseThrow(() -> new IOException("PostgreSQL is not unpacked"));
    }
  }

  private static List<String> asNobody(String... command) {
    List<String> words =
        new ArrayList<>(
            List.of("setpriv", "--reuid=" + NOBODY, "--regid=" + NOBODY, "--clear-groups"));
    words.addAll(List.of(command));
    return words;
  }

  private static void run(List<String> command) throws IOException {
    Process process =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start();
    try {
      if (process.waitFor() != 0) {
        throw new IOException(command + " failed");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException(e);
    }
  }

  private static int freePort() throws IOException {
    try (ServerSocket socket = new ServerSocket(0)) {
      return socket.getLocalPort();
    }
  }

  private static void await(String url) throws IOException {
    for (int attempt = 0; ; attempt++) {
      try (Connection _ = DriverManager.getConnection(url)) {
        return;
      } catch (SQLException e) {
        if (attempt == 300) {
          throw new IOException("PostgreSQL does not answer", e);
        }
        pause();
      }
    }
  }

  private static void pause() throws IOException {
    try {
      Thread.sleep(100);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException(e);
    }
  }
}
