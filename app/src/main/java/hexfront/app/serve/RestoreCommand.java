package hexfront.app.serve;

import hexfront.server.store.Backup;
import hexfront.server.store.StoreProblem;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The command {@code hexfront restore}. */
@Command(
    name = "restore",
    mixinStandardHelpOptions = true,
    description = {
      "Puts the games of a backup in the place of all that are there, also while "
          + "servers use them: they go on with these within seconds.",
      "What was there before is copied to a file beside the backup first."
    })
public final class RestoreCommand implements Callable<Integer> {
  private static final DateTimeFormatter MOMENT = DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss");

  @Spec private CommandSpec spec;

  @Option(
      names = "--database",
      paramLabel = "URL",
      description = "as for serve; by default the file games.db in your data folder")
  private @Nullable String database;

  @Parameters(paramLabel = "FILE", description = "what hexfront backup has made")
  private Path file;

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    String url = ServerOptions.database(database);
    try {
      if (Backup.isThere(url)) {
        Path before =
            Path.of(file + ".before-" + LocalDateTime.now(ZoneId.systemDefault()).format(MOMENT));
        int games = Backup.make(url, before);
        out.println(before + " has the " + games + " games that were there");
      }
      out.println(Backup.putBack(file, url) + " games are back");
      return 0;
    } catch (StoreProblem e) {
      spec.commandLine().getErr().println(e.getMessage());
      return 1;
    }
  }
}
