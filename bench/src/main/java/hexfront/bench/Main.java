package hexfront.bench;

import java.io.PrintStream;
import java.util.Collection;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.CommandLineOptionException;
import org.openjdk.jmh.runner.options.CommandLineOptions;

/**
 * Runs the benchmarks and prints what they say: time, and how many times faster than the plain
 * reference of the same run. All JMH options are understood; a first argument without a dash
 * chooses benchmarks by name.
 */
public final class Main {
  private final Map<String, Double> micros = new HashMap<>();
  private double orders;
  private final PrintStream out;

  private Main(PrintStream out) {
    this.out = out;
  }

  public static void main(String[] args) throws RunnerException {
    try {
      Main report = new Main(System.out);
      report.read(new Runner(new CommandLineOptions(args)).run());
      report.print();
    } catch (CommandLineOptionException e) {
      System.err.println(e.getMessage());
      System.exit(2);
    }
  }

  private void read(Collection<RunResult> results) {
    for (RunResult result : results) {
      String name = result.getParams().getBenchmark();
      double score = result.getPrimaryResult().getScore();
      micros.put(name.substring(name.lastIndexOf('.') + 1), score);
      if (result.getSecondaryResults().containsKey("orders")) {
        double games =
            result.getBenchmarkResults().stream()
                .flatMap(r -> r.getIterationResults().stream())
                .mapToLong(i -> i.getMetadata().getMeasuredOps())
                .sum();
        orders = result.getSecondaryResults().get("orders").getScore() / games;
      }
    }
  }

  private void print() {
    out.println();
    out.println(
        "Kiev, real map and order of battle      micros   against                          ratio  "
            + " target");
    row("reach", "reach of a unit", "reachJgrapht", "JGraphT, same graph", ">= 20x, about 10 us");
    row("reach", "", "reachTextbook", "textbook Dijkstra on objects", "");
    row("supplySoviet", "supply of the Soviet side", null, "", "about 50 us");
    row(
        "supplyAxis",
        "supply of the Axis side",
        "supplyAxisPlain",
        "plain breadth-first search",
        "about 50 us");
    row(
        "outcomes",
        "exact chances of an attack",
        "outcomesSampled",
        "10,000 samples of it",
        ">= 1,000x, about 5 us");
    row(
        "copy",
        "copy of a position",
        "copyBytes",
        "as many bare bytes",
        "within 0.5x, about 0.3 us");
    Double game = micros.get("playout");
    if (game != null && orders > 0) {
      out.printf(
          Locale.ROOT,
          "%-36s %9.0f   %.0f orders a game: %,.0f orders a second   target >= 300,000%n",
          "random game to its end",
          game,
          orders,
          orders * 1e6 / game);
    }
  }

  private void row(
      String name, String title, @Nullable String reference, String against, String target) {
    Double time = micros.get(name);
    if (time != null) {
      Double other = reference == null ? null : micros.get(reference);
      String ratio = other == null ? "" : String.format(Locale.ROOT, "%,.1fx", other / time);
      out.printf(
          Locale.ROOT, "%-36s %9.3f   %-30s %8s   %s%n", title, time, against, ratio, target);
    }
  }
}
