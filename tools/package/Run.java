import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** Programs of the system and the JDK. */
final class Run {
  private Run() {}

  /** Runs a program in a folder; what it says is shown when it fails. */
  static void in(Path folder, String... command) throws IOException {
    ProcessBuilder builder =
        new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true);
    Process process = builder.start();
    process.getOutputStream().close();
    String said = new String(process.getInputStream().readAllBytes());
    try {
      if (process.waitFor() != 0) {
        throw new IOException(String.join(" ", List.of(command)) + " failed:\n" + said);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException(e);
    }
  }

  /** A program of the JDK that runs this. */
  static String tool(String name) {
    return Path.of(System.getProperty("java.home"), "bin", name).toString();
  }

  /** Whether the system has a program. */
  static boolean has(String program) {
    try {
      Process process = new ProcessBuilder(program, "--version").start();
      process.getInputStream().readAllBytes();
      return process.waitFor() == 0;
    } catch (IOException e) {
      return false;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }
}
