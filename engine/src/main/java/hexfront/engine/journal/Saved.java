package hexfront.engine.journal;

import hexfront.engine.Side;
import hexfront.engine.dice.Dice;
import hexfront.engine.journal.Journal.JournalProblem;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * What the text of a journal says, before anybody has played it. Texts of every format so far are
 * read; what an older one means today is the business of migrations.
 *
 * @param format the number behind {@code hexfront-journal}
 * @param notes what readers have noted; no part of the game, and nobody vouches for it
 */
public record Saved(
    int format, Map<String, String> header, List<Stretch> stretches, List<Note> notes) {
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

  /**
   * What a reader noted, {@code # 17 the bridge is lost}.
   *
   * @param after the order after which it stands; 0 before the first
   * @param words empty for a bookmark
   */
  public record Note(int after, String words) {}

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
    Reader reader = new Reader();
    return new Saved(format(text), header(text), reader.stretches(text), reader.notes);
  }

  private static final List<String> NAMES = Journal.HEADER.keySet().stream().sorted().toList();
  private static final int MOST_AMONG = 10_000;
  private static final String NOTE = "#";
  private static final Pattern NOTED = Pattern.compile("# (\\d{1,7})((?: .{1,300})?)");
  private static final int MOST_NOTES = 1000;
  private static final Pattern BAR = Pattern.compile(" ?\\| ?");
  private static final Pattern HASH = Pattern.compile("[0-9a-f]{16}");

  private static String brief(String words) {
    return "'" + (words.length() <= 60 ? words : words.substring(0, 60) + "...") + "'";
  }

  /** Reads a text from its first line to its last. */
  private static final class Reader {
    private final Set<String> named = new HashSet<>();
    private final List<Stretch> stretches = new ArrayList<>();
    private final List<Note> notes = new ArrayList<>();
    private List<Line> orders = new ArrayList<>();
    private String running = "";
    private int number;
    private int last;

    List<Stretch> stretches(String text) {
      StringBuilder head = new StringBuilder();
      boolean inHead = true;
      for (String line : text.lines().toList()) {
        number++;
        plain(line);
        if (inHead) {
          check(line);
          head.append(line).append('\n');
          if (line.isBlank()) {
            inHead = false;
            running = Journal.fingerprint("", head.toString());
          }
        } else if (line.startsWith(NOTE)) {
          notes.add(note(line));
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

    /** Nobody writes a journal with signs that cannot be seen. */
    private void plain(String line) {
      for (int i = 0; i < line.length(); i++) {
        char c = line.charAt(i);
        if (c != '\t' && Character.isISOControl(c)) {
          throw new JournalProblem(number, "a control character stands in the line");
        }
      }
    }

    /** A line of the header has a known name, once, and is no longer than it need be. */
    private void check(String line) {
      if (number == 1 || line.isBlank()) {
        return;
      }
      int space = line.indexOf(' ');
      String name = space < 0 ? line : line.substring(0, space);
      Integer longest = Journal.HEADER.get(name);
      if (longest == null) {
        throw new JournalProblem(
            number, "unknown name " + brief(name) + " in the header, expected one of " + NAMES);
      }
      if (!named.add(name)) {
        throw new JournalProblem(number, "'" + name + "' stands twice in the header");
      }
      if (line.length() - name.length() - 1 > longest) {
        throw new JournalProblem(
            number, "'" + name + "' is too long, expected at most " + longest + " characters");
      }
    }

    private Note note(String line) {
      Matcher m = NOTED.matcher(line);
      if (!m.matches() || notes.size() >= MOST_NOTES) {
        throw new JournalProblem(
            number, "expected a note such as '# 17 the bridge is lost', found " + brief(line));
      }
      return new Note(Integer.parseInt(m.group(1)), m.group(2).strip());
    }

    private void read(String line) {
      int bar = line.lastIndexOf(" | ");
      if (bar < 0) {
        throw new JournalProblem(number, "expected an order, found " + brief(line));
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
        Stand stand =
            new Stand(
                Integer.parseInt(words[1]), Integer.parseInt(words[3]), body.substring(bar + 3));
        if (stand.number() != last || stand.rules() < 0) {
          throw new JournalProblem(number, "expected 'at " + last + " " + Journal.RULES + " ...'");
        }
        return stand;
      } catch (NumberFormatException e) {
        throw malformed(e);
      }
    }

    private Line order(String body) {
      String[] parts = BAR.split(body, -1);
      String[] who = parts[0].trim().split(" ");
      if (parts.length != 4 || who.length != 2) {
        throw new JournalProblem(number, "expected 'number side | order | dice | hash | hash'");
      }
      try {
        List<Dice.Throw> thrown =
            parts[2].isBlank()
                ? List.of()
                : Arrays.stream(parts[2].trim().split(" ")).map(this::thrown).toList();
        Side side =
            Side.of(who[1])
                .orElseThrow(() -> new JournalProblem(number, "unknown side " + brief(who[1])));
        if (Integer.parseInt(who[0]) != last + 1) {
          throw new JournalProblem(number, "expected order " + (last + 1));
        }
        if (!HASH.matcher(parts[3].trim()).matches()) {
          throw new JournalProblem(number, "expected a hash of 16 hexadecimal digits");
        }
        return new Line(
            number,
            ++last,
            side,
            parts[1],
            thrown,
            OptionalLong.of(HexFormat.fromHexDigitsToLong(parts[3].trim())));
      } catch (NumberFormatException e) {
        throw malformed(e);
      }
    }

    private Dice.Throw thrown(String text) {
      Dice.Throw thrown = Dice.Throw.parse(text);
      boolean possible =
          text.indexOf('/') >= 0
              ? thrown.among() >= 1
                  && thrown.among() <= MOST_AMONG
                  && thrown.value() >= 0
                  && thrown.value() < thrown.among()
              : thrown.value() >= 1 && thrown.value() <= 6;
      if (!possible) {
        throw new JournalProblem(number, "no die shows " + brief(text));
      }
      return thrown;
    }

    private JournalProblem malformed(NumberFormatException e) {
      return new JournalProblem(
          number, "a number is malformed: " + brief(String.valueOf(e.getMessage())));
    }
  }
}
