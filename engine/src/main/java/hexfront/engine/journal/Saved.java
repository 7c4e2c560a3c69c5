package hexfront.engine.journal;

import hexfront.engine.Side;
import hexfront.engine.dice.Dice;
import hexfront.engine.journal.Journal.JournalProblem;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/**
 * What the text of a journal says, before anybody has played it. Texts of every format so far are
 * read; what an older one means today is the business of migrations.
 *
 * @param format the number behind {@code hexfront-journal}
 */
public record Saved(int format, Map<String, String> header, List<Stretch> stretches) {
  /** The first format, which did not say where its game stood. */
  private static final int WITHOUT_STANDS = 1;

  /**
   * Orders up to a place where the journal says how its game stood.
   *
   * @param stand null where it does not say so
   */
  public record Stretch(List<Line> orders, @Nullable Stand stand) {}

  /**
   * How a game stood after an order.
   *
   * @param number the order's number; 0 before the first
   * @param rules the version of the rules under which it came to stand so
   * @param position the written position
   */
  public record Stand(int number, int rules, String position) {}

  /**
   * An order as text.
   *
   * @param line the line of the journal, for those who must be told what is wrong with it
   * @param position the hash of the position after it, unless that cannot be known any more
   */
  public record Line(
      int line,
      int number,
      Side side,
      String order,
      List<Dice.Throw> thrown,
      OptionalLong position) {}

  /** The header of a journal's text. */
  public static Map<String, String> header(String text) {
    format(text);
    Map<String, String> header = new LinkedHashMap<>();
    text.lines()
        .skip(1)
        .takeWhile(line -> !line.isBlank())
        .forEach(
            line -> {
              int space = line.indexOf(' ');
              header.put(
                  space < 0 ? line : line.substring(0, space),
                  space < 0 ? "" : line.substring(space + 1));
            });
    return header;
  }

  /** The format of a journal's text. */
  public static int format(String text) {
    String first = text.lines().findFirst().orElse("");
    for (int format = Journal.VERSION; format > 0; format--) {
      if (first.equals(Journal.FIRST_WORD + " " + format)) {
        return format;
      }
    }
    throw new JournalProblem(1, "expected '" + Journal.FIRST_WORD + " " + Journal.VERSION + "'");
  }

  /**
   * Reads a journal's text and checks its running hash.
   *
   * @throws JournalProblem when somebody has changed or cut it
   */
  public static Saved read(String text) {
    return new Saved(format(text), header(text), new Reader().stretches(text));
  }

  /** Reads a text from its first line to its last. */
  private static final class Reader {
    private final List<Stretch> stretches = new ArrayList<>();
    private List<Line> orders = new ArrayList<>();
    private String running = "";
    private int number;

    List<Stretch> stretches(String text) {
      StringBuilder head = new StringBuilder();
      boolean inHead = true;
      for (String line : text.lines().toList()) {
        number++;
        if (inHead) {
          head.append(line).append('\n');
          if (line.isBlank()) {
            inHead = false;
            running = Journal.fingerprint("", head.toString());
          }
        } else if (!line.isBlank()) {
          read(line);
        }
      }
      if (format(text) == WITHOUT_STANDS) {
        stretches.add(new Stretch(orders, null));
      } else if (stretches.isEmpty() || !orders.isEmpty()) {
        throw new JournalProblem(number + 1, "the journal was cut: it must end with a position");
      }
      return stretches;
    }

    private void read(String line) {
      int bar = line.lastIndexOf(" | ");
      if (bar < 0) {
        throw new JournalProblem(number, "expected an order, found '" + line + "'");
      }
      String body = line.substring(0, bar);
      running = Journal.fingerprint(running, body);
      if (!running.equals(line.substring(bar + 3))) {
        throw new JournalProblem(
            number, "the running hash does not fit: the journal was changed or cut here");
      }
      if (body.startsWith(Journal.STANDS + " ")) {
        stretches.add(new Stretch(orders, stand(body)));
        orders = new ArrayList<>();
      } else {
        orders.add(order(body));
      }
    }

    private Stand stand(String body) {
      int bar = body.indexOf(" | ");
      String[] words = body.substring(0, Math.max(0, bar)).split(" ");
      if (words.length != 4 || !words[2].equals(Journal.RULES)) {
        throw new JournalProblem(number, "expected 'at number rules version | position | hash'");
      }
      try {
        return new Stand(
            Integer.parseInt(words[1]), Integer.parseInt(words[3]), body.substring(bar + 3));
      } catch (NumberFormatException e) {
        throw malformed(e);
      }
    }

    private Line order(String body) {
      String[] parts = body.split(" ?\\| ?", -1);
      String[] who = parts[0].trim().split(" ");
      if (parts.length != 4 || who.length != 2) {
        throw new JournalProblem(number, "expected 'number side | order | dice | hash | hash'");
      }
      try {
        List<Dice.Throw> thrown =
            parts[2].isBlank()
                ? List.of()
                : Arrays.stream(parts[2].trim().split(" ")).map(Dice.Throw::parse).toList();
        Side side =
            Side.of(who[1])
                .orElseThrow(() -> new JournalProblem(number, "unknown side '" + who[1] + "'"));
        return new Line(
            number,
            Integer.parseInt(who[0]),
            side,
            parts[1],
            thrown,
            OptionalLong.of(HexFormat.fromHexDigitsToLong(parts[3].trim())));
      } catch (NumberFormatException e) {
        throw malformed(e);
      }
    }

    private JournalProblem malformed(NumberFormatException e) {
      return new JournalProblem(number, "a number is malformed: " + e.getMessage());
    }
  }
}
