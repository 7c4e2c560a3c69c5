package hexfront.app.serve;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** Shows a page in the browser of whoever sits here. */
final class Browser {
  private Browser() {}

  /** Opens an address; false if there is no way to. */
  static boolean open(String address) {
    List<String> command = command(address);
    if (command.isEmpty()) {
      return false;
    }
    try {
      new ProcessBuilder(command)
          .redirectOutput(ProcessBuilder.Redirect.DISCARD)
          .redirectError(ProcessBuilder.Redirect.DISCARD)
          .start();
      return true;
    } catch (IOException e) {
      return false;
    }
  }

  /** Whether there is a way to open one. */
  static boolean isThere() {
    return !command("").isEmpty();
  }

  private static List<String> command(String address) {
    String system = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
    if (system.contains("win")) {
      return List.of("rundll32", "url.dll,FileProtocolHandler", address);
    }
    if (system.contains("mac")) {
      return List.of("open", address);
    }
    boolean screen = System.getenv("DISPLAY") != null || System.getenv("WAYLAND_DISPLAY") != null;
    return screen && onPath("xdg-open") ? List.of("xdg-open", address) : List.of();
  }

  private static boolean onPath(String program) {
    String path = System.getenv("PATH");
    return path != null
        && Arrays.stream(path.split(File.pathSeparator))
            .anyMatch(folder -> Files.isExecutable(Path.of(folder, program)));
  }
}
