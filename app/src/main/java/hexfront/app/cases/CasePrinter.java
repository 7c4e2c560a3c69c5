package hexfront.app.cases;

import java.io.PrintWriter;
import java.util.List;
import java.util.function.Predicate;

/** Prints the report for people. */
final class CasePrinter {
  private final CaseReport report;
  private final List<String> shipped;

  CasePrinter(CaseReport report, List<String> shipped) {
    this.report = report;
    this.shipped = shipped;
  }

  static int count(CaseFile file, Predicate<RuleCase> which) {
    return (int) file.cases().stream().filter(which).count();
  }

  void print(PrintWriter out) {
    out.printf(
        "%-20s %6s %9s %7s %9s %15s %5s%n",
        "rulebook", "total", "enforced", "tested", "modelled", "not applicable", "open");
    for (CaseFile file : report.files()) {
      out.printf(
          "%-20s %6d %9d %7d %9d %15d %5d%s%n",
          file.rulebook(),
          file.cases().size(),
          count(file, report::isEnforced),
          count(file, report::isTested),
          count(file, report::isModelled),
          count(file, rule -> report.notApplicable(rule).isPresent()),
          report.open(file).size(),
          shipped.contains(file.rulebook()) ? "" : "  (no game uses it yet)");
    }
    report.files().stream()
        .filter(file -> shipped.contains(file.rulebook()))
        .forEach(file -> reasons(file, out));
    report.files().stream()
        .filter(file -> shipped.contains(file.rulebook()))
        .forEach(file -> touches(file, out));
    List<String> problems = report.problems(shipped);
    if (!problems.isEmpty()) {
      out.println();
      problems.forEach(out::println);
    }
  }

  private void reasons(CaseFile file, PrintWriter out) {
    List<RuleCase> rest = file.cases().stream().filter(rule -> !report.isEnforced(rule)).toList();
    if (!rest.isEmpty()) {
      out.printf("%nnot enforced in %s:%n", file.rulebook());
      rest.forEach(rule -> out.printf("  %-12s %s%n", rule.id(), reason(rule)));
    }
  }

  /** How many tests and how many answers of the model touch each enforced case. */
  private void touches(CaseFile file, PrintWriter out) {
    out.printf("%n%-20s %6s %6s%n", file.rulebook(), "tests", "model");
    file.cases().stream()
        .filter(report::isEnforced)
        .forEach(
            rule ->
                out.printf(
                    "  %-18s %6d %6d%n",
                    rule.id(),
                    report.sightings().proving(rule).size(),
                    report.sightings().modelling(rule).size()));
  }

  private String reason(RuleCase rule) {
    return report
        .notApplicable(rule)
        .orElse("open: " + (rule.open().isEmpty() ? "no reason given" : rule.open()));
  }

  void print(RuleCase rule, PrintWriter out) {
    out.printf("%s (%s, %s)%n  %s%n", rule.id(), rule.kind(), rule.topic(), rule.summary());
    if (!report.isEnforced(rule)) {
      out.println("not enforced: " + reason(rule));
    }
    places("enforced in", report.sightings().enforcing(rule), out);
    places("tested in", report.sightings().proving(rule), out);
    places("modelled in", report.sightings().modelling(rule), out);
  }

  private static void places(String title, List<Sightings.Place> places, PrintWriter out) {
    if (!places.isEmpty()) {
      out.println(title);
      places.forEach(place -> out.println("  " + place));
    }
  }
}
