package hexfront.app.mutate;

import java.util.regex.Pattern;

/** One small change to the code, and whether a test noticed it. */
record Mutant(String className, String file, int line, String method, String change, Fate fate) {

  /** What became of a mutant. */
  enum Fate {
    KILLED,
    SURVIVED,
    NOT_COVERED;

    /** A test that fails, hangs or runs out of memory has noticed. */
    static Fate of(String status) {
      return switch (status) {
        case "SURVIVED" -> SURVIVED;
        case "NO_COVERAGE" -> NOT_COVERED;
        default -> KILLED;
      };
    }
  }

  private static final Pattern WHOSE = Pattern.compile(" (?:for|with|to|from) \\S+::\\S+$");
  private static final Pattern QUALIFIED = Pattern.compile("(?:\\w+[/.])+(\\w+)");

  /** The class in whose file it stands. */
  String outerClass() {
    int inner = className.indexOf('$');
    return inner < 0 ? className : className.substring(0, inner);
  }

  /** The change in words, for example "negated conditional" or "removed call to Position::mark". */
  String inWords() {
    String told = change.startsWith("replaced") ? WHOSE.matcher(change).replaceAll("") : change;
    return QUALIFIED.matcher(told).replaceAll("$1");
  }
}
