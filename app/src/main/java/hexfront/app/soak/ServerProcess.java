package hexfront.app.soak;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A server in a process of its own, on a free local port. */
final class ServerProcess implements AutoCloseable {
  private static final Pattern ADDRESS = Pattern.compile("http://[^:]+:(\\d+)/.*");

  /** As the launcher starts a server. */
  private static final List<String> COLLECTOR =
      List.of("-XX:+UseG1GC", "-XX:MaxGCPauseMillis=50", "-XX:+ExitOnOutOfMemoryError");

  private final Process process;
  private final int port;

  private ServerProcess(Process process, int port) {
    this.process = process;
    this.port = port;
  }

  /** Starts a server on a database and waits until it listens. */
  static ServerProcess start(String database, Path log, String... more) throws IOException {
    return start(database, log, 0, 2000, Map.of(), more);
  }

  /**
   * Starts a server on a database and waits until it listens.
   *
   * @param port 0 for any that is free
   * @param megabytes its memory
   * @param environment what is set for it besides
   */
  static ServerProcess start(
      String database,
      Path log,
      int port,
      int megabytes,
      Map<String, String> environment,
      String... more)
      throws IOException {
    List<String> words = new ArrayList<>();
    words.add(
        ProcessHandle.current()
            .info()
            .command()
            .orElse(Path.of(System.getProperty("java.home"), "bin", "java").toString()));
    words.add("--enable-native-access=ALL-UNNAMED");
    words.addAll(COLLECTOR);
    words.addAll(List.of("-Xms" + megabytes + "m", "-Xmx" + megabytes + "m", "-cp"));
    words.add(System.getProperty("java.class.path"));
    words.addAll(List.of("hexfront.app.Main", "serve"));
    words.addAll(List.of("--port", Integer.toString(port), "--database", database));
    words.addAll(List.of("--rate", "1000000", "--max-streams-of-one", "1000000"));
    words.addAll(List.of(more));
    ProcessBuilder builder =
        new ProcessBuilder(words).redirectError(ProcessBuilder.Redirect.appendTo(log.toFile()));
    builder.environment().putAll(environment);
    Process process = builder.start();
    Runtime.getRuntime().addShutdownHook(new Thread(process::destroyForcibly));
    BufferedReader out =
        new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    for (String line = out.readLine(); line != null; line = out.readLine()) {
      Matcher address = ADDRESS.matcher(line.strip());
      if (address.matches()) {
        return new ServerProcess(process, Integer.parseInt(address.group(1)));
      }
    }
    throw new IOException("the server did not start; its log is " + log);
  }

  long pid() {
    return process.pid();
  }

  boolean isAlive() {
    return process.isAlive();
  }

  int port() {
    return port;
  }

  /** Computing time the process has used so far. */
  Duration cpu() {
    return process.info().totalCpuDuration().orElse(Duration.ZERO);
  }

  /** Ends it at once, as a power cut would: no handler runs. */
  void kill() throws InterruptedException {
    process.destroyForcibly();
    process.waitFor();
  }

  @Override
  public void close() {
    process.destroy();
    try {
      if (!process.waitFor(20, TimeUnit.SECONDS)) {
        process.destroyForcibly();
      }
    } catch (InterruptedException e) {
      process.destroyForcibly();
      Thread.currentThread().interrupt();
    }
  }
}
