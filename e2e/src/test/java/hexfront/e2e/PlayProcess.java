package hexfront.e2e;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;

/** The command {@code hexfront play} of somebody whose data folder is the given one. */
final class PlayProcess implements AutoCloseable {
  private final Process process;
  private final String address;

  private PlayProcess(Process process, String address) {
    this.process = process;
    this.address = address;
  }

  static PlayProcess start(Path folder) {
    ProcessBuilder builder =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--enable-native-access=ALL-UNNAMED",
                "-Dhexfront.home=" + System.getProperty("hexfront.home", ".."),
                "-cp",
                System.getProperty("java.class.path"),
                "hexfront.app.Main",
                "play",
                "--no-browser",
                "--port",
                "0")
            .redirectError(ProcessBuilder.Redirect.DISCARD);
    builder.environment().put("XDG_DATA_HOME", folder.toString());
    try {
      Process process = builder.start();
      BufferedReader out =
          new BufferedReader(
              new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
      String first = String.valueOf(out.readLine());
      Thread.ofVirtual().start(() -> out.lines().forEach(line -> {}));
      return new PlayProcess(process, first.replaceFirst(".*: (?=http)", ""));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** What it prints: the address with the owner's key. */
  String address() {
    return address;
  }

  @Override
  public void close() {
    process.destroy();
    try {
      process.waitFor(10, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
