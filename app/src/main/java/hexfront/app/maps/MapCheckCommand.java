package hexfront.app.maps;

import hexfront.games.check.MapCheck;
import hexfront.games.check.Report;
import hexfront.games.data.DataProblem;
import hexfront.games.data.MapLibrary;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code hexfront map check}: proves maps against what the rules say of them. */
@Command(
    name = "check",
    description = "Proves maps against what the rules say of them.",
    mixinStandardHelpOptions = true)
final class MapCheckCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Parameters(
      arity = "0..*",
      paramLabel = "NAME",
      description = "Maps of the product, or map files.")
  private List<String> names = List.of();

  @Option(names = "--all", description = "Every map of the product.")
  private boolean all;

  @Override
  public Integer call() {
    List<String> wanted = all ? MapLibrary.names() : names;
    if (wanted.isEmpty()) {
      throw new ParameterException(
          spec.commandLine(),
          "Which map? Give --all, or some of " + String.join(", ", MapLibrary.names()) + ".");
    }
    boolean passed = true;
    for (String name : wanted) {
      passed &= check(name);
    }
    return passed ? 0 : 1;
  }

  private boolean check(String name) {
    PrintWriter out = spec.commandLine().getOut();
    try {
      Report report = MapCheck.check(name);
      print(report, out);
      return report.passed();
    } catch (DataProblem problem) {
      spec.commandLine().getErr().println(problem.getMessage());
      return false;
    }
  }

  private static void print(Report report, PrintWriter out) {
    int failed = report.failures().size();
    out.println(
        report.map()
            + ": "
            + report.findings().size()
            + " points, "
            + (failed == 0 ? "all hold" : failed + " do not hold"));
    report.failures().forEach(finding -> out.println("  " + finding.problem()));
    out.println(
        "  "
            + String.join(
                ", ",
                report.counts().entrySet().stream()
                    .map(e -> e.getKey() + " " + e.getValue())
                    .toList()));
    report
        .residuals()
        .forEach(
            r ->
                out.println(
                    String.format(
                        Locale.ROOT,
                        "  residual %.2f hexes (%s): %s, %s",
                        r.hexes(),
                        r.strength(),
                        r.what(),
                        r.hex())));
    out.flush();
  }
}
