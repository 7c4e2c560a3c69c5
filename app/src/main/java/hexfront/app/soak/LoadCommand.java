package hexfront.app.soak;

import hexfront.games.Box;
import hexfront.games.Shelf;
import hexfront.games.table.Tables;
import hexfront.games.wire.Malformed;
import hexfront.lab.Ground;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import me.tongfei.progressbar.ProgressBar;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The command {@code hexfront soak load}. */
@Command(
    name = "load",
    mixinStandardHelpOptions = true,
    description = {
      "Starts a server in a process of its own and plays many games on it at full "
          + "speed, each with two seats and three who watch.",
      "Counts errors, lost and doubled orders; tells how long an order takes and how "
          + "much computing time."
    })
final class LoadCommand implements Callable<Integer> {
  /** More than are given; were they fewer, the rest would be thought out meanwhile. */
  private static final long FORESEEN_A_SECOND = 5000;

  @Spec private CommandSpec spec;

  @Option(names = "--games", defaultValue = "200", paramLabel = "NUMBER")
  private int games;

  @Option(names = "--seconds", defaultValue = "60", paramLabel = "NUMBER")
  private int seconds;

  @Option(
      names = "--warm-up",
      defaultValue = "120",
      paramLabel = "SECONDS",
      description = "played before the measured time (default: ${DEFAULT-VALUE})")
  private int warmUp;

  @Option(names = "--seed", defaultValue = "1", paramLabel = "NUMBER")
  private long seed;

  @Option(names = "--game", paramLabel = "GAME", description = "only this game, not all by turns")
  private @Nullable String game;

  @Option(
      names = "--scenario",
      paramLabel = "NAME",
      description = "which scenario of it; by default the first")
  private @Nullable String scenario;

  @Option(
      names = "--database",
      paramLabel = "URL",
      description = "by default a new file, deleted at the end")
  private @Nullable String database;

  private final Map<String, Double> before = new TreeMap<>();
  private final Map<String, Double> after = new TreeMap<>();
  private Duration cpuBefore = Duration.ZERO;
  private Duration cpuAfter = Duration.ZERO;

  @Override
  public Integer call() throws IOException, InterruptedException {
    Tables tables = new Tables(Shelf.boxes());
    List<Ground> grounds = grounds(tables);
    Path folder = Files.createTempDirectory("hexfront-load");
    String url = database == null ? "jdbc:sqlite:" + folder.resolve("games.db") : database;
    try (ServerProcess server = ServerProcess.start(url, folder.resolve("server.log"));
        LoadSoak soak = new LoadSoak(server.port(), tables, grounds, seed)) {
      foresee(soak);
      LoadSoak.Result result =
          soak.run(
              games,
              warmUp,
              seconds,
              () -> {
                cpuBefore = server.cpu();
                before.putAll(meters(server.port()));
              },
              () -> {
                cpuAfter = server.cpu();
                after.putAll(meters(server.port()));
              });
      report(result);
      return result.troubles().isEmpty() && result.orders() > 0 ? 0 : 1;
    } finally {
      for (String name : new String[] {"games.db", "games.db-wal", "games.db-shm"}) {
        Files.deleteIfExists(folder.resolve(name));
      }
    }
  }

  private void foresee(LoadSoak soak) throws InterruptedException {
    long orders = FORESEEN_A_SECOND * (warmUp + seconds);
    try (ProgressBar bar = SoakCommand.bar("orders foreseen", orders)) {
      soak.foresee(orders, bar::stepTo);
    }
  }

  private List<Ground> grounds(Tables tables) {
    try {
      if (game == null && scenario != null) {
        throw new Malformed("a scenario belongs to a game, expected --game too");
      }
      List<String> played =
          game == null ? tables.boxes().stream().map(Box::id).toList() : List.of(game);
      return played.stream()
          .map(id -> Ground.of(tables, id, Optional.ofNullable(scenario), Map.of()))
          .toList();
    } catch (Malformed e) {
      throw new ParameterException(spec.commandLine(), e.getMessage());
    }
  }

  private static Map<String, Double> meters(int port) {
    Map<String, Double> meters = new TreeMap<>();
    try (Wire wire = new Wire(port, 10_000)) {
      wire.get("/metrics", "")
          .body()
          .lines()
          .filter(
              line ->
                  line.startsWith("hexfront_order_seconds") || line.startsWith("jvm_compilation"))
          .forEach(
              line -> {
                int space = line.lastIndexOf(' ');
                meters.put(line.substring(0, space), Double.valueOf(line.substring(space + 1)));
              });
    } catch (IOException e) {
      // the report then lacks the parts
    }
    return meters;
  }

  private void report(LoadSoak.Result result) {
    PrintWriter out = spec.commandLine().getOut();
    out.printf("%12d  games, two seats and three watchers each%n", games);
    out.printf(
        "%12d  orders in %.1f seconds, %.0f a second%n",
        result.orders(), result.seconds(), result.orders() / result.seconds());
    out.printf("%12d  frames seen by watchers, none lost or doubled%n", result.framesSeen());
    for (double part : new double[] {0.5, 0.9, 0.99, 0.999}) {
      out.printf("%12.1f  ms an order, %s of all%n", result.millis(part), part * 100 + " %");
    }
    out.printf(
        "%12.3f  ms of computing time an order, whole server%n",
        cpuAfter.minus(cpuBefore).toNanos() / 1e6 / Math.max(1, result.orders()));
    double compiling =
        after.keySet().stream()
            .filter(name -> name.startsWith("jvm_compilation"))
            .mapToDouble(this::grown)
            .sum();
    out.printf(
        "%12.3f  ms of it to compile the server's own code while it warms up%n",
        compiling / Math.max(1, result.orders()));
    List<String> parts = new ArrayList<>(List.of("play", "tell", "append"));
    for (String part : parts) {
      double count = grown("hexfront_order_seconds_count{part=\"" + part + "\"}");
      double sum = grown("hexfront_order_seconds_sum{part=\"" + part + "\"}");
      out.printf("%12.3f  ms of it %s%n", count == 0 ? 0 : sum / count * 1000, words(part));
    }
    result.troubles().stream().limit(20).forEach(trouble -> out.println("  " + trouble));
    out.printf("%12d  troubles%n", result.troubles().size());
    out.flush();
  }

  private static String words(String part) {
    return switch (part) {
      case "play" -> "to check it and carry it out (by the clock)";
      case "tell" -> "for views, changes and frames (by the clock)";
      default -> "waiting until it is durable (by the clock, shared by many)";
    };
  }

  private double grown(String name) {
    return after.getOrDefault(name, 0.0) - before.getOrDefault(name, 0.0);
  }
}
