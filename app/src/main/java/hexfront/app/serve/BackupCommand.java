package hexfront.app.serve;

import hexfront.server.store.Backup;
import hexfront.server.store.StoreProblem;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The command {@code hexfront backup}. */
@Command(
    name = "backup",
    mixinStandardHelpOptions = true,
    description = {
      "Copies all games into a new file, also while servers use them.",
      "Whoever has the file knows the secrets of the games: it is made for its owner " + "only."
    })
public final class BackupCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Option(
      names = "--database",
      paramLabel = "URL",
      description = "as for serve; by default the file games.db in your data folder")
  private @Nullable String database;

  @Parameters(paramLabel = "FILE", description = "the file to make")
  private Path file;

  @Override
  public Integer call() {
    try {
      int games = Backup.make(ServerOptions.database(database), file);
      spec.commandLine().getOut().println(file + " has " + games + " games");
      return 0;
    } catch (StoreProblem e) {
      spec.commandLine().getErr().println(e.getMessage());
      return 1;
    }
  }
}
