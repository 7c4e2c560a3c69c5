package hexfront.app.soak;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** HAProxy before several servers: those that say they are well get requests, in turn. */
final class ProxyProcess implements AutoCloseable {
  private final Process process;
  private final int port;

  private ProxyProcess(Process process, int port) {
    this.process = process;
    this.port = port;
  }

  static Optional<Path> program() {
    return Stream.concat(
            Arrays.stream(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator)),
            Stream.of("/usr/sbin"))
        .map(folder -> Path.of(folder, "haproxy"))
        .filter(Files::isExecutable)
        .findFirst();
  }

  static ProxyProcess start(Path folder, List<Integer> servers) throws IOException {
    int port = PostgresProcess.Ports.free();
    StringBuilder nodes = new StringBuilder();
    for (int i = 0; i < servers.size(); i++) {
      nodes.append(
          "  server n%d 127.0.0.1:%d check inter 300 fall 2 rise 1%n".formatted(i, servers.get(i)));
    }
    Path file =
        Files.writeString(
            folder.resolve("haproxy.cfg"),
            """
            defaults
              mode http
              timeout connect 1s
              timeout client 120s
              timeout server 120s
              retries 2
              option redispatch
            frontend table
              bind 127.0.0.1:%d
              default_backend servers
            backend servers
              option forwardfor
              option httpchk GET /health
              timeout check 3s
            %s\
            """
                .formatted(port, nodes));
    Process process =
        new ProcessBuilder(
                program().orElseThrow(() -> new IOException("HAProxy is not installed")).toString(),
                "-db",
                "-f",
                file.toString())
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve("haproxy.log").toFile())
            .start();
    return new ProxyProcess(process, port);
  }

  int port() {
    return port;
  }

  @Override
  public void close() {
    process.destroy();
    try {
      if (!process.waitFor(5, TimeUnit.SECONDS)) {
        process.destroyForcibly();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
