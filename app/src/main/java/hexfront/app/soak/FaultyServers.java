package hexfront.app.soak;

import hexfront.app.soak.PostgresProcess.Ports;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Servers, their database and what stands before them, all of which can be made to fail. */
final class FaultyServers implements AutoCloseable {
  private static final int MEGABYTES = 512;

  private final Path folder;
  private final String database;
  private final @Nullable PostgresProcess postgres;
  private final List<Integer> ports = new ArrayList<>();
  private final List<ServerProcess> servers = new ArrayList<>();
  private final @Nullable ProxyProcess proxy;
  private final Relay relay;

  /**
   * Starts servers on a new database.
   *
   * @param shared whether that is PostgreSQL; else it is a file, for one server
   * @param count how many; several have HAProxy before them
   */
  FaultyServers(Path folder, boolean shared, int count) throws IOException {
    this.folder = folder;
    this.postgres = shared ? PostgresProcess.start(folder.resolve("postgres")) : null;
    this.database = postgres == null ? "jdbc:sqlite:" + folder.resolve("games.db") : postgres.url();
    clock("+0");
    for (int i = 0; i < count; i++) {
      ports.add(Ports.free());
      servers.add(start(i));
    }
    this.proxy = count > 1 ? ProxyProcess.start(folder, ports) : null;
    this.relay = new Relay(proxy == null ? ports.getFirst() : proxy.port());
  }

  private ServerProcess start(int i) throws IOException {
    Map<String, String> environment =
        faketime()
            .map(
                library ->
                    Map.of(
                        "LD_PRELOAD",
                        library.toString(),
                        "FAKETIME_TIMESTAMP_FILE",
                        folder.resolve("clock").toString(),
                        "FAKETIME_CACHE_DURATION",
                        "1",
                        "FAKETIME_DONT_FAKE_MONOTONIC",
                        "1",
                        "DONT_FAKE_MONOTONIC",
                        "1",
                        // without it every wait with a time limit ends at once, and Java spins
                        "FAKETIME_FORCE_MONOTONIC_FIX",
                        "0"))
            .orElse(Map.of());
    return ServerProcess.start(
        database,
        folder.resolve("server-" + i + ".log"),
        ports.get(i),
        MEGABYTES,
        environment,
        "--trusted-proxy",
        "127.0.0.1");
  }

  /** libfaketime, which lets a program see another time, if HEXFRONT_FAKETIME says where it is. */
  static Optional<Path> faketime() {
    return Optional.ofNullable(System.getenv("HEXFRONT_FAKETIME"))
        .map(Path::of)
        .filter(Files::exists);
  }

  /** Where players find the servers. */
  int port() {
    return relay.port();
  }

  /** Where each server is found by itself. */
  List<Integer> ports() {
    return List.copyOf(ports);
  }

  boolean isShared() {
    return postgres != null;
  }

  boolean isAlive() {
    return servers.stream().allMatch(ServerProcess::isAlive);
  }

  // ---- faults

  /** Lets every clock of the servers jump. */
  void clock(String offset) throws IOException {
    Files.writeString(folder.resolve("clock"), offset);
  }

  /** No file of the servers may grow any more, as on a full disk; or all may again. */
  void fill(boolean full) throws IOException {
    for (ServerProcess server : servers) {
      long most = Math.max(4096, Files.size(folder.resolve("games.db")) / 2);
      String limit = full ? most + ":unlimited" : "unlimited:unlimited";
      PostgresProcess.run(
          List.of("prlimit", "--pid", Long.toString(server.pid()), "--fsize=" + limit));
    }
  }

  void kill(int i) throws IOException, InterruptedException {
    servers.get(i).kill();
  }

  void again(int i) throws IOException {
    servers.set(i, start(i));
  }

  PostgresProcess postgres() {
    if (postgres == null) {
      throw new IllegalStateException("the database is a file");
    }
    return postgres;
  }

  Relay relay() {
    return relay;
  }

  @Override
  public void close() throws IOException {
    relay.close();
    if (proxy != null) {
      proxy.close();
    }
    servers.forEach(ServerProcess::close);
    if (postgres != null) {
      postgres.close();
    }
  }
}
