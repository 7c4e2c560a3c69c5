package hexfront.mapmaker;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code hexfront map make NAME --geo DIR}: makes a map and writes its map.yaml. */
@Command(
    name = "make",
    mixinStandardHelpOptions = true,
    description = "Makes a hex map from GeoJSON layers and a description.")
public final class MapmakerCommand implements Callable<Integer> {
  @Parameters(
      paramLabel = "NAME",
      description = "A shipped map (kiev, rostov ...) or a description file (.yaml).")
  private String name = "";

  @Option(
      names = "--geo",
      paramLabel = "DIR",
      required = true,
      description = "The folder with the GeoJSON layers.")
  private Path geo = Path.of(".");

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description = "Where to write; games/src/main/resources/NAME/map.yaml if not given.")
  private @Nullable Path out;

  @Option(names = "--quiet", description = "No progress, no remarks.")
  private boolean quiet;

  /** Runs the command on its own, without the rest of the program. */
  public static void main(String[] args) {
    System.exit(new CommandLine(new MapmakerCommand()).execute(args));
  }

  @Override
  public Integer call() throws IOException {
    PrintStream err = System.err;
    try {
      Description description = Reader.description(name);
      Path target =
          out == null ? Path.of("games/src/main/resources", description.map(), "map.yaml") : out;
      String text =
          new MapMaker(description, Reader.overrides(name), geo, new Bar(err, quiet)).make();
      write(target, text);
      if (!quiet) {
        err.println(target + " written");
      }
      return 0;
    } catch (MapProblem problem) {
      err.println(problem.getMessage());
      return 2;
    }
  }

  /** All of the file or nothing of it. */
  private static void write(Path target, String text) throws IOException {
    Path folder = target.toAbsolutePath().getParent();
    if (folder != null) {
      Files.createDirectories(folder);
    }
    Path temporary = target.resolveSibling(target.getFileName() + ".tmp");
    Files.writeString(temporary, text);
    Files.move(temporary, target, StandardCopyOption.REPLACE_EXISTING);
  }

  /** The steps done so far as a bar, one line for each, so that a log shows them too. */
  private record Bar(PrintStream err, boolean quiet) implements MapMaker.Progress {
    @Override
    public void step(String what, int done, int of) {
      if (!quiet) {
        err.println("[" + "#".repeat(done) + ".".repeat(of - done) + "] " + what);
      }
    }

    @Override
    public void remark(String text) {
      if (!quiet) {
        err.println("  look: " + text);
      }
    }
  }
}
