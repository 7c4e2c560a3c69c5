package hexfront.games.ags;

import hexfront.engine.Case;

/**
 * A result of the combat results table: what befalls the attacker and what the defender. {@link
 * #ALL} stands for the E of the table.
 */
@Case("AGS-9.65")
public record Result(int attacker, int defender, boolean engaged) {
  /** Every step of every unit involved. */
  public static final int ALL = 99;

  public static final Result NONE = new Result(0, 0, false);

  public static Result parse(String text) {
    if (text.equals("eng")) {
      return new Result(1, 1, true);
    }
    int slash = text.indexOf('/');
    if (slash < 1) {
      throw new IllegalArgumentException(
          "expected a result such as 1/2, -/E or eng, found '" + text + "'");
    }
    return new Result(part(text.substring(0, slash)), part(text.substring(slash + 1)), false);
  }

  private static int part(String text) {
    return switch (text) {
      case "-" -> 0;
      case "E" -> ALL;
      case "1", "2", "3", "4" -> Integer.parseInt(text);
      default ->
          throw new IllegalArgumentException(
              "expected -, E or a number of steps, found '" + text + "'");
    };
  }

  private static String part(int n) {
    return n == 0 ? "-" : n == ALL ? "E" : Integer.toString(n);
  }

  /** A result that falls on both sides. */
  public boolean isSplit() {
    return attacker > 0 && defender > 0;
  }

  @Override
  public String toString() {
    return engaged ? "eng" : part(attacker) + "/" + part(defender);
  }
}
