package hexfront.app.soak;

import hexfront.games.Shelf;
import hexfront.games.table.Tables;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The command {@code hexfront soak kill}. */
@Command(
    name = "kill",
    mixinStandardHelpOptions = true,
    description = {
      "Kills a server again and again at random moments while games are played on it.",
      "After each start every acknowledged order must be there, no half order, and "
          + "every game must replay to the position it had."
    })
final class KillCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Option(names = "--kills", defaultValue = "200", paramLabel = "NUMBER")
  private int kills;

  @Option(names = "--games", defaultValue = "20", paramLabel = "NUMBER")
  private int games;

  @Option(names = "--seed", defaultValue = "1", paramLabel = "NUMBER")
  private long seed;

  @Option(
      names = "--database",
      paramLabel = "URL",
      description = "by default a new file, deleted at the end")
  private @Nullable String database;

  @Override
  public Integer call() throws IOException, InterruptedException {
    Path folder = Files.createTempDirectory("hexfront-kill");
    String url = database == null ? "jdbc:sqlite:" + folder.resolve("games.db") : database;
    PrintWriter out = spec.commandLine().getOut();
    try {
      KillSoak soak =
          new KillSoak(url, folder.resolve("server.log"), new Tables(Shelf.boxes()), games, seed);
      KillSoak.Result result = soak.run(kills, this::tell);
      out.printf("%12d  kills%n", result.kills());
      out.printf("%12d  orders acknowledged, all there after every start%n", result.acknowledged());
      out.printf(
          "%12d  orders sent and not answered: %d of them were there whole, the others not at"
              + " all%n",
          result.unanswered(), result.kept());
      out.printf("%12d  games replayed to their hash%n", result.replayed());
      result.troubles().stream().limit(20).forEach(trouble -> out.println("  " + trouble));
      out.printf("%12d  troubles%n", result.troubles().size());
      out.flush();
      return result.troubles().isEmpty() ? 0 : 1;
    } finally {
      for (String name : new String[] {"games.db", "games.db-wal", "games.db-shm"}) {
        Files.deleteIfExists(folder.resolve(name));
      }
    }
  }

  private void tell(KillSoak.Result soFar) {
    if (soFar.kills() % 10 == 0) {
      spec.commandLine()
          .getErr()
          .printf(
              "%d of %d kills, %d orders acknowledged, %d troubles%n",
              soFar.kills(), kills, soFar.acknowledged(), soFar.troubles().size());
      spec.commandLine().getErr().flush();
    }
  }
}
