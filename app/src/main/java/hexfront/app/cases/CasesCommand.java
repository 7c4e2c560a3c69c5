package hexfront.app.cases;

import hexfront.app.Home;
import hexfront.games.Box;
import hexfront.games.Shelf;
import hexfront.games.wire.Json;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The command {@code hexfront cases}. */
@Command(
    name = "cases",
    mixinStandardHelpOptions = true,
    description = "Says which numbered cases of the rulebooks are enforced, tested and open.")
public final class CasesCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Option(names = "--json", description = "print the counts as JSON")
  private boolean json;

  @Parameters(
      arity = "0..1",
      paramLabel = "CASE",
      description = "one case, for example AGS-8.21: what it says, where it is enforced and tested")
  private @Nullable String one;

  @Override
  public Integer call() throws IOException {
    Path home =
        Home.find()
            .orElseThrow(
                () ->
                    new ParameterException(
                        spec.commandLine(),
                        "Found no folder 'cases' here or above; run it inside the project."));
    CaseReport report;
    try {
      report = CaseReport.of(home);
    } catch (CaseFile.Problem e) {
      throw new ParameterException(spec.commandLine(), e.getMessage());
    }
    List<String> shipped =
        Shelf.boxes().stream().map(Box::rulebooks).flatMap(List::stream).distinct().toList();
    PrintWriter out = spec.commandLine().getOut();
    if (one != null) {
      printOne(report, one, out);
      return 0;
    }
    if (json) {
      out.println(Json.write(counts(report)));
    } else {
      new CasePrinter(report, shipped).print(out);
    }
    return report.problems(shipped).isEmpty() ? 0 : 1;
  }

  private void printOne(CaseReport report, String id, PrintWriter out) {
    RuleCase rule =
        report
            .find(id)
            .orElseThrow(
                () ->
                    new ParameterException(
                        spec.commandLine(),
                        "Unknown case '" + id + "', expected a number such as AGS-8.21."));
    new CasePrinter(report, List.of()).print(rule, out);
  }

  static ObjectNode counts(CaseReport report) {
    ObjectNode json = Json.object();
    ArrayNode rulebooks = json.putArray("rulebooks");
    for (CaseFile file : report.files()) {
      rulebooks
          .addObject()
          .put("id", file.rulebook())
          .put("total", file.cases().size())
          .put("enforced", CasePrinter.count(file, report::isEnforced))
          .put("tested", CasePrinter.count(file, report::isTested))
          .put("modelled", CasePrinter.count(file, report::isModelled))
          .put("notApplicable", CasePrinter.count(file, r -> report.notApplicable(r).isPresent()))
          .set("open", Json.texts(report.open(file).stream().map(RuleCase::id).toList()));
    }
    return json;
  }
}
