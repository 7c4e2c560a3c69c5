package hexfront.games.blitzfront;

import hexfront.engine.Case;
import hexfront.engine.Worded;
import java.util.Arrays;
import java.util.Locale;

/** A result of the ground combat results table, as one defender is read. */
enum Result implements Worded {
  BK("BK", 0),
  DE("DE", 0),
  D3("D3", 3),
  D2("D2", 2),
  D1("D1", 1),
  D("D", 0),
  X("X", 0),
  AD("AD", 0),
  D_AE("D/AE", 0),
  AE("AE", 0);

  private final String printed;
  private final int retreat;

  Result(String printed, int retreat) {
    this.printed = printed;
    this.retreat = retreat;
  }

  @Override
  public String word() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** As the table prints it. */
  String printed() {
    return printed;
  }

  static Result parse(String printed) {
    return Arrays.stream(values())
        .filter(result -> result.printed.equals(printed))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "expected a result such as BK, D2, X or D/AE, found '" + printed + "'"));
  }

  /** How many hexes the attacker may send the defender. */
  @Case("BF-RES-DN")
  int retreat() {
    return retreat;
  }

  @Case({"BF-RES-BK", "BF-RES-DE"})
  boolean eliminates() {
    return this == BK || this == DE;
  }

  /** Whether it disrupts the defender who survives it. */
  @Case({"BF-RES-D", "BF-RES-DN", "BF-RES-DAE"})
  boolean disrupts() {
    return retreat > 0 || this == D || this == D_AE;
  }

  /** Whether attackers are eliminated for it. */
  @Case({"BF-RES-AE", "BF-RES-DAE"})
  boolean repels() {
    return this == AE || this == D_AE;
  }

  /** Whether attackers may advance as far as they can. */
  @Case("BF-ADV-1")
  boolean opens() {
    return eliminates() || this == D3;
  }

  /** What it becomes for a unit that cannot or must not retreat. */
  @Case("BF-NR-1")
  Result withoutRetreat() {
    return switch (this) {
      case D1 -> D;
      case D2, D3 -> DE;
      case DE -> BK;
      default -> this;
    };
  }
}
