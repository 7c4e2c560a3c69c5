package hexfront.app.cases;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** The cases of one rulebook, from {@code cases/<rulebook>.tsv}. */
public record CaseFile(String rulebook, List<RuleCase> cases) {
  private static final String HEAD = "case\tkind\ttopic\tsummary\tnot-applicable";
  private static final String LONG_HEAD = HEAD + "\topen";
  private static final String ENDING = ".tsv";

  /** What is wrong with a case file, with file and line. */
  public static final class Problem extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Problem(Path file, int line, String message) {
      super(file.getFileName() + ", line " + line + ": " + message);
    }
  }

  public CaseFile {
    cases = List.copyOf(cases);
  }

  /** All case files of the project, by name. */
  public static List<CaseFile> readAll(Path home) throws IOException {
    try (Stream<Path> files = Files.list(home.resolve("cases"))) {
      List<CaseFile> found = new ArrayList<>();
      for (Path file : files.filter(f -> f.toString().endsWith(ENDING)).sorted().toList()) {
        found.add(read(file));
      }
      return found;
    }
  }

  static CaseFile read(Path file) throws IOException {
    List<String> lines = Files.readAllLines(file);
    if (lines.isEmpty() || !lines.getFirst().equals(HEAD) && !lines.getFirst().equals(LONG_HEAD)) {
      throw new Problem(file, 1, "expected the columns " + LONG_HEAD.replace("\t", ", "));
    }
    List<RuleCase> cases = new ArrayList<>();
    Set<String> ids = new HashSet<>();
    for (int i = 1; i < lines.size(); i++) {
      if (!lines.get(i).isBlank()) {
        RuleCase found = parse(file, i + 1, lines.get(i));
        if (!ids.add(found.id())) {
          throw new Problem(file, i + 1, "the case " + found.id() + " is there twice");
        }
        cases.add(found);
      }
    }
    String name = file.getFileName().toString();
    return new CaseFile(name.substring(0, name.length() - ENDING.length()), cases);
  }

  private static RuleCase parse(Path file, int line, String text) {
    String[] columns = text.split("\t", -1);
    if (columns.length < 4 || columns.length > 6) {
      throw new Problem(file, line, "expected 4 to 6 columns, found " + columns.length);
    }
    if (!RuleCase.KINDS.contains(columns[1])) {
      throw new Problem(
          file, line, "unknown kind '" + columns[1] + "', expected one of " + RuleCase.KINDS);
    }
    if (columns[0].isBlank() || columns[3].isBlank()) {
      throw new Problem(file, line, "a case needs a number and a summary");
    }
    return new RuleCase(
        columns[0],
        columns[1],
        columns[2],
        columns[3],
        columns.length > 4 ? columns[4].strip() : "",
        columns.length > 5 ? columns[5].strip() : "");
  }
}
