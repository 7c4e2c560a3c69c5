package hexfront.app.soak;

import hexfront.app.soak.model.ModelSoak;
import hexfront.games.Box;
import hexfront.games.Shelf;
import hexfront.games.table.Tables;
import hexfront.games.wire.Malformed;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The command {@code hexfront soak}. */
@Command(
    name = "soak",
    mixinStandardHelpOptions = true,
    description = "Long runs that look for trouble in the rules and in the server.",
    subcommands = {LoadCommand.class, KillCommand.class, FaultsCommand.class})
public final class SoakCommand implements Runnable {
  /** Enough for a few whole games. */
  private static final int ORDERS_PER_PART = 25_000;

  private static final int MOST_PARTS = 10_000;

  @Spec private CommandSpec spec;

  @Override
  public void run() {
    throw new ParameterException(
        spec.commandLine(), "Which soak: playout, orders, model, load or kill?");
  }

  @Command(
      name = "playout",
      mixinStandardHelpOptions = true,
      description = "Plays random games to the end, checks every position, replays every journal.")
  int playout(
      @Option(names = "--game", required = true, paramLabel = "GAME") String game,
      @Option(
              names = "--scenario",
              paramLabel = "NAME|all",
              description = "which scenario of it, or all in turn; by default the first")
          @Nullable String scenario,
      @Option(
              names = "--options",
              defaultValue = "default",
              paramLabel = "default|random|NAME=TRUE,...",
              description = "choices about the rules; random: drawn anew for each game")
          String options,
      @Option(names = "--games", defaultValue = "100", paramLabel = "NUMBER") int games,
      @Option(names = "--seed", defaultValue = "1", paramLabel = "NUMBER") long seed,
      @Option(names = "--max-orders", defaultValue = "100000", paramLabel = "NUMBER") int most,
      @Option(names = "--threads", paramLabel = "NUMBER") @Nullable Integer threads)
      throws InterruptedException {
    Tables tables = new Tables(Shelf.boxes());
    Box box = box(tables, game);
    SoakReport report = new SoakReport();
    PlayoutSoak soak =
        new PlayoutSoak(tables, box, grounds(tables, box, scenario, options), most, report);
    return each("games", games, i -> soak.play(seed + i), threads, report);
  }

  @Command(
      name = "orders",
      mixinStandardHelpOptions = true,
      description = "Sends mutated orders; none illegal may pass, no refusal may change anything.")
  int orders(
      @Option(names = "--game", required = true, paramLabel = "GAME") String game,
      @Option(names = "--orders", defaultValue = "100000", paramLabel = "NUMBER") long orders,
      @Option(names = "--seed", defaultValue = "1", paramLabel = "NUMBER") long seed,
      @Option(names = "--threads", paramLabel = "NUMBER") @Nullable Integer threads)
      throws InterruptedException {
    Tables tables = new Tables(Shelf.boxes());
    Box box = box(tables, game);
    SoakReport report = new SoakReport();
    long began = System.nanoTime();
    int parts = Math.clamp(atLeast("--orders", orders, 1) / ORDERS_PER_PART, 1, MOST_PARTS);
    try (ProgressBar bar = bar("orders", orders)) {
      runAll(
          parts,
          i ->
              new OrderSoak(tables, box, seed + i, report)
                  .run(orders * (i + 1) / parts - orders * i / parts, bar::stepBy),
          threads);
    }
    return finish(report, began);
  }

  @Command(
      name = "model",
      mixinStandardHelpOptions = true,
      description = "Asks the rules and a plain model of them the same about random positions.")
  int model(
      @Option(names = "--game", required = true, paramLabel = "GAME") String game,
      @Option(names = "--positions", defaultValue = "1000", paramLabel = "NUMBER") int positions,
      @Option(names = "--seed", defaultValue = "1", paramLabel = "NUMBER") long seed,
      @Option(names = "--threads", paramLabel = "NUMBER") @Nullable Integer threads)
      throws InterruptedException {
    Tables tables = new Tables(Shelf.boxes());
    Box box = box(tables, game);
    if (!ModelSoak.has(box)) {
      throw new ParameterException(spec.commandLine(), "There is no model of " + game + ".");
    }
    SoakReport report = new SoakReport();
    ModelSoak soak = new ModelSoak(tables, box, report);
    return each("positions", positions, i -> soak.run(seed + i), threads, report);
  }

  @Command(
      name = "stages",
      mixinStandardHelpOptions = true,
      description = "Looks for stages without a legal order, in changed positions of random games.")
  int stages(
      @Option(names = "--game", required = true, paramLabel = "GAME") String game,
      @Option(names = "--positions", defaultValue = "10000", paramLabel = "NUMBER") int positions,
      @Option(names = "--seed", defaultValue = "1", paramLabel = "NUMBER") long seed) {
    Tables tables = new Tables(Shelf.boxes());
    SoakReport report = new SoakReport();
    long began = System.nanoTime();
    new StageSoak(tables, box(tables, game), report)
        .run(seed, (int) atLeast("--positions", positions, 1));
    return finish(report, began);
  }

  private Box box(Tables tables, String game) {
    try {
      return tables.box(game);
    } catch (Malformed e) {
      throw new ParameterException(spec.commandLine(), e.getMessage());
    }
  }

  private SoakGrounds grounds(Tables tables, Box box, @Nullable String scenario, String options) {
    try {
      return new SoakGrounds(tables, box, Optional.ofNullable(scenario), options);
    } catch (Malformed e) {
      throw new ParameterException(spec.commandLine(), e.getMessage());
    }
  }

  private long atLeast(String option, long value, long least) {
    if (value < least) {
      throw new ParameterException(
          spec.commandLine(), option + " is " + value + ", expected at least " + least);
    }
    return value;
  }

  static ProgressBar bar(String name, long most) {
    return new ProgressBarBuilder().setTaskName(name).setInitialMax(most).build();
  }

  /** Runs a number of tasks of the same kind, one step of the bar each. */
  private int each(
      String name, int number, IntConsumer task, @Nullable Integer threads, SoakReport report)
      throws InterruptedException {
    long began = System.nanoTime();
    try (ProgressBar bar = bar(name, atLeast("--" + name, number, 1))) {
      runAll(
          number,
          i -> {
            task.accept(i);
            bar.step();
          },
          threads);
    }
    return finish(report, began);
  }

  private void runAll(int number, IntConsumer task, @Nullable Integer threads)
      throws InterruptedException {
    int count = threads == null ? Runtime.getRuntime().availableProcessors() : threads;
    try (ExecutorService workers =
        Executors.newFixedThreadPool((int) atLeast("--threads", count, 1))) {
      List<Callable<Object>> tasks =
          IntStream.range(0, number)
              .mapToObj(i -> Executors.callable(() -> task.accept(i)))
              .toList();
      for (var done : workers.invokeAll(tasks)) {
        done.resultNow();
      }
    }
  }

  private int finish(SoakReport report, long began) {
    var out = spec.commandLine().getOut();
    report.lines().forEach(out::println);
    out.printf(
        "%12.1f  seconds%n", TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - began) / 1000.0);
    return report.troubles().isEmpty() ? 0 : 1;
  }
}
