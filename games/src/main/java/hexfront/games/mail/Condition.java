package hexfront.games.mail;

import hexfront.engine.Board;
import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.games.mail.Letter.LetterProblem;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/**
 * What must have happened for an order to be followed, as the map shows it when its turn comes:
 * {@code gone s}, {@code at s 0704}, {@code empty 0604}, {@code held 0604 soviet}; {@code not}
 * before any of them, {@code and} between them.
 */
@Case({"KIEV-25.21", "KIEV-25.25"})
public record Condition(List<Clause> clauses, int line) {
  private static final Map<String, Integer> WORDS =
      Map.of("gone", 2, "at", 3, "empty", 2, "held", 3);

  /** One thing that must be so, or must not. */
  public record Clause(boolean expected, List<String> words) {}

  public Condition {
    clauses = List.copyOf(clauses);
  }

  static Condition read(String text, int line) {
    return new Condition(
        Arrays.stream(text.strip().split("\\s+and\\s+")).map(c -> clause(c, line)).toList(), line);
  }

  private static Clause clause(String text, int line) {
    boolean expected = !text.startsWith("not ");
    List<String> words =
        List.of((expected ? text : text.substring("not ".length())).strip().split("\\s+"));
    if (WORDS.getOrDefault(words.getFirst(), 0) != words.size()) {
      throw new LetterProblem(
          line,
          "unknown condition '"
              + text
              + "', expected 'gone UNIT', 'at UNIT HEX', 'empty HEX' or 'held HEX SIDE'");
    }
    return new Clause(expected, words);
  }

  /** Refuses a condition that names what the game does not have. */
  void expectKnown(Position p) {
    for (Clause clause : clauses) {
      isSo(p, clause.words());
    }
  }

  boolean holds(Position p) {
    return clauses.stream().allMatch(clause -> isSo(p, clause.words()) == clause.expected());
  }

  private boolean isSo(Position p, List<String> words) {
    String first = words.get(1);
    return switch (words.getFirst()) {
      case "gone" -> p.gone(unit(p.board(), first));
      case "at" -> p.hex(unit(p.board(), first)) == hex(p.board(), words.get(2));
      case "empty" -> p.isEmpty(hex(p.board(), first));
      default -> p.holds(side(words.get(2)), hex(p.board(), first));
    };
  }

  private int unit(Board board, String id) {
    return board.unit(id).orElseThrow(() -> new LetterProblem(line, "unknown unit '" + id + "'"));
  }

  private int hex(Board board, String number) {
    return board
        .grid()
        .hex(number)
        .orElseThrow(() -> new LetterProblem(line, "unknown hex '" + number + "'"));
  }

  private Side side(String word) {
    return Side.of(word).orElseThrow(() -> new LetterProblem(line, "unknown side '" + word + "'"));
  }
}
