package hexfront.games.kesselschlacht;

import hexfront.engine.Case;
import java.util.Arrays;

/** The results of combat, from the worst for the attacker to the best. */
@Case({"KS-13.1", "KS-13.2", "KS-13.3", "KS-13.3.7-7"})
enum Result {
  AE1("Ae1"),
  ADIS("Adis"),
  ADO("Ado"),
  BR1("Br1", 1),
  DDO("Ddo"),
  DR1("Dr1", 1),
  DDIS("Ddis"),
  DR2("Dr2", 2),
  DR3("Dr3", 3),
  DRT("DRt", 3),
  DE1("De1");

  private final String word;
  private final int hexes;

  Result(String word) {
    this(word, 0);
  }

  Result(String word, int hexes) {
    this.word = word;
    this.hexes = hexes;
  }

  String word() {
    return word;
  }

  /** How many hexes those retreat whom it makes retreat. */
  int hexes() {
    return hexes;
  }

  static Result of(String word) {
    return Arrays.stream(values())
        .filter(result -> result.word.equals(word))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no result " + word));
  }
}
