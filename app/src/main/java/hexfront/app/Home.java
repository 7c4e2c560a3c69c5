package hexfront.app;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;

/** The folder of the project: the launcher names it; otherwise it is the nearest above. */
public final class Home {
  private Home() {}

  public static Optional<Path> find() {
    String told = System.getProperty("hexfront.home");
    Path from = Path.of(told == null ? "" : told).toAbsolutePath();
    return Stream.iterate(from, folder -> folder != null, Path::getParent)
        .filter(folder -> Files.isDirectory(folder.resolve("cases")))
        .findFirst();
  }
}
