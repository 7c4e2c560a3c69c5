package hexfront.engine.written;

import java.util.ArrayList;
import java.util.List;

/** A piece of written text: a bare word, a text in quotes, or a group in parentheses. */
sealed interface Node {
  /** What stands where there is nothing. */
  String NOTHING = "-";

  record Word(String word) implements Node {}

  record Quoted(String text) implements Node {}

  record Group(List<Node> parts) implements Node {
    /** The word with which the group begins. */
    String head() {
      return parts.isEmpty() ? "" : parts.getFirst().word("a name");
    }

    List<Node> rest() {
      return parts.subList(Math.min(1, parts.size()), parts.size());
    }
  }

  /** The word or quoted text it is. */
  default String word(String expected) {
    return switch (this) {
      case Word w -> w.word;
      case Quoted q -> q.text;
      case Group _ -> throw new WrittenProblem("expected " + expected + ", found a group");
    };
  }

  default Group group(String expected) {
    if (this instanceof Group group) {
      return group;
    }
    throw new WrittenProblem("expected " + expected + ", found '" + word("") + "'");
  }

  default int number() {
    String word = word("a number");
    try {
      return Integer.parseInt(word);
    } catch (NumberFormatException e) {
      throw new WrittenProblem("expected a number, found '" + word + "'");
    }
  }

  // ---- text

  /** Writes a name: bare where it can be, else in quotes. */
  static void write(StringBuilder out, String name) {
    if (isBare(name)) {
      out.append(name);
    } else {
      quote(out, name);
    }
  }

  /** Whether a name needs no quotes. */
  static boolean isBare(String name) {
    for (int i = 0; i < name.length(); i++) {
      char c = name.charAt(i);
      if (c <= ' ' || c == '(' || c == ')' || c == '"' || c == '|') {
        return false;
      }
    }
    return !name.isEmpty() && !name.equals(NOTHING);
  }

  /** Writes a text in quotes. */
  static void quote(StringBuilder out, String text) {
    out.append('"');
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      switch (c) {
        case '"', '\\' -> out.append('\\').append(c);
        case '\n' -> out.append("\\n");
        case '|' -> out.append("\\i");
        default -> out.append(c);
      }
    }
    out.append('"');
  }

  /** The pieces of a text. */
  static List<Node> parse(String text) {
    return new Parser(text).until(false);
  }

  /** Reads a text from left to right. */
  final class Parser {
    private static final int DEEPEST = 100;

    private final String text;
    private int depth;
    private int at;

    private Parser(String text) {
      this.text = text;
    }

    private List<Node> until(boolean inGroup) {
      List<Node> nodes = new ArrayList<>();
      while (true) {
        while (at < text.length() && text.charAt(at) == ' ') {
          at++;
        }
        if (at == text.length()) {
          if (inGroup) {
            throw new WrittenProblem("a group is not closed");
          }
          return nodes;
        }
        switch (text.charAt(at)) {
          case '(' -> {
            if (depth == DEEPEST) {
              throw new WrittenProblem("groups in more than " + DEEPEST + " groups");
            }
            at++;
            depth++;
            nodes.add(new Group(until(true)));
            depth--;
          }
          case ')' -> {
            if (!inGroup) {
              throw new WrittenProblem("a group is closed that was not opened");
            }
            at++;
            return nodes;
          }
          case '"' -> nodes.add(new Quoted(quoted()));
          default -> nodes.add(new Word(bare()));
        }
      }
    }

    private String bare() {
      int from = at;
      while (at < text.length() && " ()\"".indexOf(text.charAt(at)) < 0) {
        at++;
      }
      return text.substring(from, at);
    }

    private String quoted() {
      StringBuilder found = new StringBuilder();
      at++;
      while (at < text.length() && text.charAt(at) != '"') {
        char c = text.charAt(at++);
        if (c == '\\' && at < text.length()) {
          char next = text.charAt(at++);
          c = next == 'n' ? '\n' : next == 'i' ? '|' : next;
        }
        found.append(c);
      }
      if (at == text.length()) {
        throw new WrittenProblem("a text in quotes is not closed");
      }
      at++;
      return found.toString();
    }
  }
}
