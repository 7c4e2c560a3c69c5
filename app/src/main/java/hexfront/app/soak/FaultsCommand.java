package hexfront.app.soak;

import hexfront.games.Shelf;
import hexfront.games.table.Tables;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The command {@code hexfront soak faults}. */
@Command(
    name = "faults",
    mixinStandardHelpOptions = true,
    description = {
      "Plays games on servers while the disk fills, the database stops, hangs and "
          + "comes back, connections break, the clock jumps, memory runs short, a server is "
          + "killed and a proxy keeps answers back.",
      "After each fault nothing acknowledged is lost, nothing refused has happened, "
          + "/health told the truth and service is back within ten seconds.",
      "Needs Linux with prlimit; PostgreSQL and HAProxy for their part, and for the "
          + "clock libfaketime, whose file the variable HEXFRONT_FAKETIME names."
    })
final class FaultsCommand implements Callable<Integer> {
  /** Which database, and how many servers. */
  private record Stand(boolean shared, int servers) {
    String words() {
      return (shared ? "PostgreSQL, " : "SQLite, ")
          + (servers == 1 ? "one server" : servers + " servers behind HAProxy");
    }

    boolean isPossible() {
      return (!shared || PostgresProcess.bin().isPresent())
          && (servers == 1 || ProxyProcess.program().isPresent());
    }
  }

  private static final List<Stand> STANDS =
      List.of(new Stand(false, 1), new Stand(true, 1), new Stand(true, 3));

  @Spec private CommandSpec spec;

  @Option(
      names = "--minutes",
      defaultValue = "30",
      paramLabel = "NUMBER",
      description = "for all databases together (default: ${DEFAULT-VALUE})")
  private double minutes;

  @Option(names = "--games", defaultValue = "12", paramLabel = "NUMBER")
  private int games;

  @Option(names = "--seed", defaultValue = "1", paramLabel = "NUMBER")
  private long seed;

  @Option(
      names = "--database",
      paramLabel = "WORD",
      description = "only sqlite, postgresql or cluster (default: all that can be had here)")
  private @Nullable String only;

  @Option(
      names = "--fault",
      paramLabel = "WORD",
      split = ",",
      description = "only these: ${COMPLETION-CANDIDATES}")
  private List<FaultsSoak.Fault> wanted = List.of(FaultsSoak.Fault.values());

  @Override
  public Integer call() throws IOException, InterruptedException {
    PrintWriter out = spec.commandLine().getOut();
    List<Stand> stands = stands();
    int troubles = 0;
    for (Stand stand : stands) {
      troubles += run(stand, minutes / stands.size(), out);
    }
    return troubles == 0 ? 0 : 1;
  }

  private List<Stand> stands() {
    List<Stand> named =
        switch (only == null ? "all" : only) {
          case "all" -> STANDS;
          case "sqlite" -> STANDS.subList(0, 1);
          case "postgresql" -> STANDS.subList(1, 2);
          case "cluster" -> STANDS.subList(2, 3);
          default ->
              throw new ParameterException(
                  spec.commandLine(),
                  "--database is '" + only + "', expected sqlite, postgresql" + " or cluster");
        };
    named.stream()
        .filter(stand -> !stand.isPossible())
        .forEach(stand -> say(stand.words() + ": cannot be had here, left out"));
    return named.stream().filter(Stand::isPossible).toList();
  }

  private void say(String words) {
    spec.commandLine().getErr().println(words);
    spec.commandLine().getErr().flush();
  }

  private int run(Stand stand, double part, PrintWriter out)
      throws IOException, InterruptedException {
    List<FaultsSoak.Fault> faults =
        wanted.stream().filter(fault -> fault.isPossible(stand.shared())).toList();
    String left =
        Arrays.stream(FaultsSoak.Fault.values())
            .filter(fault -> wanted.contains(fault) && !faults.contains(fault))
            .map(fault -> fault.name().toLowerCase(Locale.ROOT))
            .collect(Collectors.joining(", "));
    Path folder = Files.createTempDirectory("hexfront-faults");
    folder.toFile().setExecutable(true, false);
    folder.toFile().setReadable(true, false);
    try (FaultyServers servers = new FaultyServers(folder, stand.shared(), stand.servers())) {
      FaultsSoak.Result result =
          new FaultsSoak(servers, new Tables(Shelf.boxes()))
              .run(games, seed, faults, (long) (part * TimeUnit.MINUTES.toNanos(1)), this::say);
      out.println(stand.words() + (left.isEmpty() ? "" : " (without " + left + ")"));
      out.printf("%12d  faults%n", result.faults());
      out.printf("%12d  orders acknowledged, all there%n", result.acknowledged());
      out.printf("%12d  orders refused, none of them carried out%n", result.refused());
      out.printf(
          "%12.1f  seconds at most until everybody was served again%n", result.slowestSeconds());
      result.troubles().stream().limit(20).forEach(trouble -> out.println("  " + trouble));
      out.printf("%12d  troubles%n", result.troubles().size());
      out.flush();
      if (!result.troubles().isEmpty()) {
        out.println("  the logs are in " + folder);
      }
      return result.troubles().size();
    }
  }
}
