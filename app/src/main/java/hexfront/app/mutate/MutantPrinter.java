package hexfront.app.mutate;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Prints the mutants for people: those that live, with their place, and the counts. */
final class MutantPrinter {
  private static final String ROW = "%-32s %7s %7s %9s %12s %7s%n";

  private final Path home;
  private final Path sources;
  private final Map<Path, List<String>> lines = new HashMap<>();

  /**
   * @param home the folder of the project
   * @param sources the folder of the package's sources
   */
  MutantPrinter(Path home, Path sources) {
    this.home = home;
    this.sources = sources;
  }

  void print(Mutants mutants, PrintWriter out) throws IOException {
    for (Mutant mutant : mutants.alive()) {
      Path file = sources.resolve(mutant.file());
      out.printf(
          "%s:%d %s: %s%s%n    %s%n",
          home.relativize(file),
          mutant.line(),
          mutant.method(),
          mutant.inWords(),
          mutant.fate() == Mutant.Fate.NOT_COVERED ? " (no test comes here)" : "",
          line(file, mutant.line()));
    }
    out.println();
    out.printf(ROW, "class", "mutants", "killed", "survived", "not covered", "killed");
    for (Map.Entry<String, Mutants> of : mutants.byClass().entrySet()) {
      row(of.getKey().substring(of.getKey().lastIndexOf('.') + 1), of.getValue(), out);
    }
    row("all", mutants, out);
  }

  private static void row(String name, Mutants mutants, PrintWriter out) {
    out.printf(
        ROW,
        name,
        mutants.all().size(),
        mutants.count(Mutant.Fate.KILLED),
        mutants.count(Mutant.Fate.SURVIVED),
        mutants.count(Mutant.Fate.NOT_COVERED),
        "%.1f %%".formatted(mutants.killed()));
  }

  private String line(Path file, int number) throws IOException {
    List<String> text = lines.get(file);
    if (text == null) {
      text = Files.exists(file) ? Files.readAllLines(file) : List.of();
      lines.put(file, text);
    }
    return number >= 1 && number <= text.size() ? text.get(number - 1).strip() : "";
  }
}
