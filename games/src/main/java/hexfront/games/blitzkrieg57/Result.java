package hexfront.games.blitzkrieg57;

import hexfront.engine.Case;

/**
 * A result of the combat results table.
 *
 * @param attacker steps the attacker loses
 * @param defender steps the defender loses
 * @param retreat hexes the defender retreats
 */
record Result(String word, int attacker, int defender, int retreat) {
  @Case("GJ-10.4.2")
  static Result parse(String word) {
    if (word.equals("-")) {
      return new Result(word, 0, 0, 0);
    } else if (word.matches("A[1-9]")) {
      return new Result(word, word.charAt(1) - '0', 0, 0);
    } else if (word.matches("[1-9]?R{1,2}")) {
      int hexes = (int) word.chars().filter(c -> c == 'R').count();
      return new Result(word, 0, word.charAt(0) == 'R' ? 0 : word.charAt(0) - '0', hexes);
    }
    throw new IllegalArgumentException(
        "expected a result such as A1, -, R, RR or 2RR, found '" + word + "'");
  }
}
