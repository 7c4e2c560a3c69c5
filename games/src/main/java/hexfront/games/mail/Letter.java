package hexfront.games.mail;

import hexfront.engine.Case;
import hexfront.engine.Side;
import java.util.ArrayList;
import java.util.List;

/**
 * The written orders of one phase of one side:
 *
 * <pre>
 * letter axis 2 combat
 * attack attackers=a,b hexes=0604
 *   retreat paths=s:0604,0704
 *   advance paths=a:0505,0604
 * if gone s: attack attackers=c hexes=0705
 *   or attack attackers=c hexes=0706
 * </pre>
 *
 * A line at the margin is an instruction. An indented line belongs to it: after {@code or} another
 * order to try instead, otherwise what to answer when the battle asks the writer. Any order may
 * depend on a {@link Condition}.
 */
@Case({"KIEV-25.0", "KIEV-25.2", "KIEV-25.21", "KIEV-25.25"})
public record Letter(Side side, int turn, String phase, List<Instruction> instructions) {
  /** An order to carry out and what the writer says about it. */
  public record Instruction(List<Written> orders, List<Written> answers) {
    public Instruction {
      orders = List.copyOf(orders);
      answers = List.copyOf(answers);
    }
  }

  /** What is wrong with a letter, with the line. */
  public static final class LetterProblem extends RuntimeException {
    private static final long serialVersionUID = 1L;

    LetterProblem(int line, String message) {
      super("letter line " + line + ": " + message);
    }
  }

  public Letter {
    instructions = List.copyOf(instructions);
  }

  /**
   * Reads a letter.
   *
   * @throws LetterProblem when it is not written as letters are
   */
  public static Letter read(String text) {
    Reader reader = new Reader();
    int number = 0;
    for (String line : text.lines().toList()) {
      number++;
      if (!line.isBlank() && !line.strip().startsWith("#")) {
        reader.take(line, number);
      }
    }
    return reader.finish(number);
  }

  private static final class Reader {
    private static final String OR = "or ";

    private final List<Instruction> instructions = new ArrayList<>();
    private final List<Written> orders = new ArrayList<>();
    private final List<Written> answers = new ArrayList<>();
    private String[] head = {};
    private int headLine;

    void take(String line, int number) {
      String words = line.strip();
      if (head.length == 0) {
        head = words.split("\\s+");
        headLine = number;
      } else if (!Character.isWhitespace(line.charAt(0))) {
        close();
        orders.add(Written.read(words, number));
      } else if (orders.isEmpty()) {
        throw new LetterProblem(number, "an indented line belongs to an order above it");
      } else if (words.startsWith(OR)) {
        orders.add(Written.read(words.substring(OR.length()).strip(), number));
      } else {
        answers.add(Written.read(words, number));
      }
    }

    private void close() {
      if (!orders.isEmpty()) {
        instructions.add(new Instruction(orders, answers));
        orders.clear();
        answers.clear();
      }
    }

    Letter finish(int last) {
      if (head.length != 4 || !head[0].equals("letter") || !head[2].matches("\\d{1,4}")) {
        throw new LetterProblem(
            Math.max(1, head.length == 0 ? last : headLine),
            "expected 'letter SIDE TURN PHASE' first, for example 'letter axis 2 combat'");
      }
      close();
      Side side =
          Side.of(head[1])
              .orElseThrow(() -> new LetterProblem(headLine, "unknown side '" + head[1] + "'"));
      return new Letter(side, Integer.parseInt(head[2]), head[3], instructions);
    }
  }
}
