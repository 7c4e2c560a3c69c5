package hexfront.app.serve;

import hexfront.server.store.Store;
import hexfront.server.store.StoreProblem;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The command {@code hexfront games delete}. */
@Command(
    name = "delete",
    mixinStandardHelpOptions = true,
    description = {
      "Deletes games from a database, with all that belongs to them. There is no way back.",
      "A server that has one of them in memory forgets it when it is next asked for."
    })
public final class DeleteCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Option(
      names = "--database",
      paramLabel = "URL",
      description = "as for serve; by default the file games.db in your data folder")
  private @Nullable String database;

  @Parameters(
      arity = "1..*",
      paramLabel = "ID",
      description = "the games' ids, as they stand in their links")
  private List<String> ids = List.of();

  @Override
  public Integer call() {
    int missing = 0;
    try (Store store = Store.open(ServerOptions.database(database))) {
      for (String id : ids) {
        boolean deleted = Store.durable(store.delete(id));
        missing += deleted ? 0 : 1;
        spec.commandLine().getOut().println(id + (deleted ? " deleted" : " is not there"));
      }
      spec.commandLine().getOut().flush();
      return missing == 0 ? 0 : 1;
    } catch (StoreProblem e) {
      spec.commandLine().getErr().println(e.getMessage());
      return 1;
    }
  }
}
