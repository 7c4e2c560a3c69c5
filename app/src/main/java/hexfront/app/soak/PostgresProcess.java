package hexfront.app.soak;

import java.io.File;
import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** A PostgreSQL of one's own, to be stopped, frozen and started again. */
final class PostgresProcess implements AutoCloseable {
  private static final String NOBODY = "65534";

  private final Path bin;
  private final Path folder;
  private final int port;
  private Process server;

  private PostgresProcess(Path bin, Path folder, int port, Process server) {
    this.bin = bin;
    this.folder = folder;
    this.port = port;
    this.server = server;
  }

  /** Where its programs are, if it is installed. */
  static Optional<Path> bin() {
    Stream<Path> onPath =
        Arrays.stream(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator))
            .map(Path::of);
    List<Path> installed = new ArrayList<>();
    try (Stream<Path> versions = Files.list(Path.of("/usr/lib/postgresql"))) {
      versions.sorted().forEach(version -> installed.add(version.resolve("bin")));
    } catch (IOException e) {
      // then it is on the path, or nowhere
    }
    return Stream.concat(onPath, installed.reversed().stream())
        .filter(each -> Files.isExecutable(each.resolve("initdb")))
        .filter(each -> Files.isExecutable(each.resolve("postgres")))
        .findFirst();
  }

  static PostgresProcess start(Path folder) throws IOException {
    Path bin = bin().orElseThrow(() -> new IOException("PostgreSQL is not installed"));
    Files.createDirectories(folder);
    if (isRoot()) {
      run(List.of("chown", NOBODY + ":" + NOBODY, folder.toString()));
    }
    Path data = folder.resolve("data");
    run(
        asNobody(
            List.of(
                bin.resolve("initdb").toString(),
                "-A",
                "trust",
                "-U",
                "postgres",
                "-E",
                "UTF-8",
                "-D",
                data.toString())));
    int port = Ports.free();
    return new PostgresProcess(bin, folder, port, launch(bin, folder, port)).awaited();
  }

  private static Process launch(Path bin, Path folder, int port) throws IOException {
    return new ProcessBuilder(
            asNobody(
                List.of(
                    bin.resolve("postgres").toString(),
                    "-D",
                    folder.resolve("data").toString(),
                    "-p",
                    Integer.toString(port),
                    "-h",
                    "127.0.0.1",
                    "-k",
                    folder.toString())))
        .redirectErrorStream(true)
        .redirectOutput(ProcessBuilder.Redirect.appendTo(folder.resolve("log").toFile()))
        .start();
  }

  private static boolean isRoot() {
    return "root".equals(System.getProperty("user.name"));
  }

  /** PostgreSQL does not run as root. */
  private static List<String> asNobody(List<String> command) {
    if (!isRoot()) {
      return command;
    }
    List<String> words =
        new ArrayList<>(
            List.of("setpriv", "--reuid=" + NOBODY, "--regid=" + NOBODY, "--clear-groups"));
    words.addAll(command);
    return words;
  }

  static void run(List<String> command) throws IOException {
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

  private PostgresProcess awaited() throws IOException {
    for (int attempt = 0; ; attempt++) {
      try (Connection _ = DriverManager.getConnection(url())) {
        return this;
      } catch (SQLException e) {
        if (attempt == 300) {
          throw new IOException("PostgreSQL does not answer", e);
        }
        Ports.pause(100);
      }
    }
  }

  String url() {
    return "jdbc:postgresql://127.0.0.1:" + port + "/postgres?user=postgres";
  }

  /** Breaks all connections. */
  void cut() throws IOException {
    execute(
        "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()"
            + " and backend_type = 'client backend'");
  }

  private void execute(String sql) throws IOException {
    try (Connection connection = DriverManager.getConnection(url());
        Statement statement = connection.createStatement()) {
      statement.execute(sql);
    } catch (SQLException e) {
      throw new IOException(e);
    }
  }

  /** Kills it without a word; what it has committed is on the disk. */
  void kill() throws IOException {
    server.descendants().forEach(ProcessHandle::destroyForcibly);
    server.destroyForcibly();
    join();
  }

  void again() throws IOException {
    Files.deleteIfExists(folder.resolve("data/postmaster.pid"));
    server = launch(bin, folder, port);
    awaited();
  }

  /** Lets it hang: connections stay open and nobody answers. */
  void freeze() throws IOException {
    signal("STOP");
  }

  void thaw() throws IOException {
    signal("CONT");
  }

  /** Tells the server and all who work for it; some of these may have ended meanwhile. */
  private void signal(String name) throws IOException {
    for (ProcessHandle each :
        Stream.concat(Stream.of(server.toHandle()), server.descendants()).toList()) {
      try {
        run(List.of("kill", "-" + name, Long.toString(each.pid())));
      } catch (IOException e) {
        if (each.isAlive()) {
          throw e;
        }
      }
    }
  }

  private void join() throws IOException {
    try {
      server.waitFor(10, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException(e);
    }
  }

  @Override
  public void close() throws IOException {
    thaw();
    server.destroy();
    join();
    server.destroyForcibly();
  }

  /** Ports and pauses. */
  static final class Ports {
    private Ports() {}

    static int free() throws IOException {
      try (ServerSocket socket = new ServerSocket(0)) {
        return socket.getLocalPort();
      }
    }

    static void pause(long millis) throws IOException {
      try {
        Thread.sleep(millis);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new IOException(e);
      }
    }
  }
}
