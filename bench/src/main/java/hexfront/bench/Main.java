package hexfront.bench;

import hexfront.games.Box;
import hexfront.games.Shelf;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.CommandLineOptionException;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;

/**
 * Runs the benchmarks and prints what they say: time, and how many times faster than the plain
 * reference of the same run. All JMH options are understood; a first argument without a dash
 * chooses benchmarks by name.
 */
public final class Main {
  /** The random games of one game: how long each took and how many orders it had. */
  private record Playouts(String game, double micros, double orders) {
    double microsPerOrder() {
      return micros / orders;
    }
  }

  /**
   * A benchmark as it is printed.
   *
   * @param reference the benchmark it stands beside; empty if it stands alone
   */
  private record Row(String name, String title, String reference, String against, String target) {}

  /** By class and name, what an operation took. */
  private final Map<String, Double> micros = new HashMap<>();

  private final List<Playouts> playouts = new ArrayList<>();
  private final PrintStream out;

  private Main(PrintStream out) {
    this.out = out;
  }

  public static void main(String[] args) throws RunnerException {
    try {
      Main report = new Main(System.out);
      report.read(new Runner(options(new CommandLineOptions(args))).run());
      report.print();
    } catch (CommandLineOptionException e) {
      System.err.println(e.getMessage());
      System.exit(2);
    }
  }

  /** The options of the command line, with every game on the shelf unless they name some. */
  private static Options options(CommandLineOptions given) {
    if (given.getParameter(PlayoutBench.GAME).hasValue()) {
      return given;
    }
    return new OptionsBuilder()
        .parent(given)
        .param(PlayoutBench.GAME, Shelf.boxes().stream().map(Box::id).toArray(String[]::new))
        .build();
  }

  private void read(Collection<RunResult> results) {
    for (RunResult result : results) {
      String name = result.getParams().getBenchmark();
      double score = result.getPrimaryResult().getScore();
      micros.put(name.substring(name.lastIndexOf('.', name.lastIndexOf('.') - 1) + 1), score);
      if (result.getSecondaryResults().containsKey("orders")) {
        double games =
            result.getBenchmarkResults().stream()
                .flatMap(r -> r.getIterationResults().stream())
                .mapToLong(i -> i.getMetadata().getMeasuredOps())
                .sum();
        double orders = result.getSecondaryResults().get("orders").getScore() / games;
        playouts.add(new Playouts(result.getParams().getParam(PlayoutBench.GAME), score, orders));
      }
    }
  }

  private void print() {
    out.println();
    printKernels(
        KievBench.class,
        "Kiev, real map and order of battle",
        List.of(
            new Row(
                "reach",
                "reach of a unit",
                "reachJgrapht",
                "JGraphT, same graph",
                ">= 20x, about 10 us"),
            new Row("reach", "", "reachTextbook", "textbook Dijkstra on objects", ""),
            new Row("supplySoviet", "supply of the Soviet side", "", "", "about 50 us"),
            new Row(
                "supplyAxis",
                "supply of the Axis side",
                "supplyAxisPlain",
                "plain breadth-first search",
                "about 50 us"),
            new Row(
                "outcomes",
                "exact chances of an attack",
                "outcomesSampled",
                "10,000 samples of it",
                ">= 1,000x, about 5 us"),
            new Row(
                "copy",
                "copy of a position",
                "copyBytes",
                "as many bare bytes",
                "within 0.5x, about 0.3 us")));
    printKernels(
        StalingradBench.class,
        "Stalingrad, the campaign in its midst",
        List.of(
            new Row("reach", "reach of a unit", "reachTold", "as a player is told it", "<= 15 us"),
            new Row("bonds", "bonds of both sides after a move", "", "", "<= 5 us"),
            new Row("supplySoviet", "supply of the Soviet side", "", "", "<= 200 us"),
            new Row("supplyAxis", "supply of the Axis side", "", "", "<= 200 us"),
            new Row(
                "outcomes",
                "exact chances of an attack",
                "outcomesSampled",
                "10,000 samples of it",
                "<= 20 us"),
            new Row("copy", "copy of a position", "copyBytes", "as many bare bytes", "<= 1 us")));
    printPlayouts();
  }

  /** The benchmarks of a class that were run, each beside its reference and its target. */
  private void printKernels(Class<?> of, String title, List<Row> rows) {
    String prefix = of.getSimpleName() + ".";
    if (micros.keySet().stream().anyMatch(name -> name.startsWith(prefix))) {
      out.printf("%-36s %9s   %-30s %8s   %s%n", title, "micros", "against", "ratio", "target");
      rows.forEach(row -> print(prefix, row));
      out.println();
    }
  }

  /** Every game beside the fastest of the run. */
  private void printPlayouts() {
    double fastest =
        playouts.stream().mapToDouble(Playouts::microsPerOrder).min().orElse(Double.NaN);
    if (!playouts.isEmpty()) {
      out.println(
          "random games to their end       millis a game    orders    us an order    orders/s  "
              + " ratio   target >= 300,000 orders/s");
    }
    for (Playouts p : playouts) {
      out.printf(
          Locale.ROOT,
          "%-32s %12.2f %9.0f %14.2f %,11.0f %6.2fx%n",
          p.game(),
          p.micros() / 1000,
          p.orders(),
          p.microsPerOrder(),
          1e6 / p.microsPerOrder(),
          p.microsPerOrder() / fastest);
    }
  }

  private void print(String prefix, Row row) {
    Double time = micros.get(prefix + row.name());
    if (time != null) {
      Double other = micros.get(prefix + row.reference());
      String ratio = other == null ? "" : String.format(Locale.ROOT, "%,.1fx", other / time);
      out.printf(
          Locale.ROOT,
          "%-36s %9.3f   %-30s %8s   %s%n",
          row.title(),
          time,
          row.against(),
          ratio,
          row.target());
    }
  }
}
