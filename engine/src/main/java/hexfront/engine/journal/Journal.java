package hexfront.engine.journal;

import hexfront.engine.Event;
import hexfront.engine.Order;
import hexfront.engine.Side;
import hexfront.engine.dice.Dice;
import hexfront.engine.orders.OrderText;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The orders and dice of a game, in order. Its text is the saved game:
 *
 * <pre>
 * hexfront-journal 1
 * game kiev
 * scenario campaign
 *
 * 1 soviet | move units=kiev-su-8td path=0317,0318 | | 8c0f... | 51d2...
 * 2 soviet | attack attackers=kiev-su-8td hexes=0418 | 4 12/38 | 9a31... | 07fe...
 * </pre>
 *
 * The last two columns are the hash of the position after the order, and the running hash of the
 * text so far. Events are not written: replaying the orders with the recorded dice brings them
 * about again.
 */
public final class Journal {
  public static final int VERSION = 1;
  private static final String FIRST_LINE = "hexfront-journal " + VERSION;

  /** One order and what came of it. */
  public record Entry(
      int number,
      Side side,
      Order order,
      List<Dice.Throw> thrown,
      List<Told> events,
      long positionHash) {}

  /** An event with the moment at which it was told. */
  public record Told(int turn, String phase, Side side, Event event) {}

  /** A line of a journal's text, not yet understood. */
  public record Line(
      int number, Side side, String order, List<Dice.Throw> thrown, long positionHash) {}

  private final Map<String, String> header;
  private final List<Entry> entries = new ArrayList<>();

  public Journal(Map<String, String> header) {
    this.header = Collections.unmodifiableMap(new LinkedHashMap<>(header));
  }

  public Map<String, String> header() {
    return header;
  }

  public List<Entry> entries() {
    return Collections.unmodifiableList(entries);
  }

  public void append(Entry entry) {
    if (entry.number() != entries.size() + 1) {
      throw new IllegalStateException("entry " + entry.number() + " after " + entries.size());
    }
    entries.add(entry);
  }

  /**
   * Takes back the last entry. Only {@code Game} does this, and only where nothing was rolled or
   * revealed.
   */
  public void takeBack() {
    entries.removeLast();
  }

  public String text(OrderText orders) {
    StringBuilder text = new StringBuilder(FIRST_LINE).append('\n');
    header.forEach((key, value) -> text.append(key).append(' ').append(value).append('\n'));
    text.append('\n');
    String running = fingerprint("", text.toString());
    for (Entry e : entries) {
      String line = body(e, orders);
      running = fingerprint(running, line);
      text.append(line).append(" | ").append(running).append('\n');
    }
    return text.toString();
  }

  private static String body(Entry e, OrderText orders) {
    String dice = String.join(" ", e.thrown().stream().map(Dice.Throw::toString).toList());
    return e.number()
        + " "
        + e.side().word()
        + " | "
        + orders.write(e.order())
        + " | "
        + dice
        + " | "
        + HexFormat.of().toHexDigits(e.positionHash());
  }

  /** The running hash at the end of the journal. */
  public String fingerprint(OrderText orders) {
    String text = text(orders).stripTrailing();
    int bar = text.lastIndexOf("| ");
    return entries.isEmpty() ? fingerprint("", text) : text.substring(bar + 2);
  }

  private static String fingerprint(String before, String line) {
    try {
      byte[] digest =
          MessageDigest.getInstance("SHA-256")
              .digest((before + line).getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(digest, 0, 8);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  /** The header of a journal's text. */
  public static Map<String, String> readHeader(String text) {
    List<String> lines = text.lines().toList();
    if (lines.isEmpty() || !lines.getFirst().equals(FIRST_LINE)) {
      throw new JournalProblem(1, "expected '" + FIRST_LINE + "'");
    }
    Map<String, String> header = new LinkedHashMap<>();
    for (String line : lines.subList(1, lines.size())) {
      if (line.isBlank()) {
        break;
      }
      int space = line.indexOf(' ');
      header.put(
          space < 0 ? line : line.substring(0, space), space < 0 ? "" : line.substring(space + 1));
    }
    return header;
  }

  /** The orders of a journal's text, after checking its running hash. */
  public static List<Line> readLines(String text) {
    List<Line> found = new ArrayList<>();
    StringBuilder head = new StringBuilder();
    String running = "";
    int number = 0;
    boolean inHead = true;
    for (String line : text.lines().toList()) {
      number++;
      if (inHead) {
        head.append(line).append('\n');
        if (line.isBlank()) {
          inHead = false;
          running = fingerprint("", head.toString());
        }
      } else if (!line.isBlank()) {
        running = checked(line, running, number);
        found.add(parse(line, number));
      }
    }
    return found;
  }

  private static String checked(String line, String running, int number) {
    int bar = line.lastIndexOf(" | ");
    if (bar < 0) {
      throw new JournalProblem(number, "expected an order, found '" + line + "'");
    }
    String now = fingerprint(running, line.substring(0, bar));
    if (!now.equals(line.substring(bar + 3))) {
      throw new JournalProblem(
          number, "the running hash does not fit: the journal was changed or cut here");
    }
    return now;
  }

  private static Line parse(String line, int number) {
    String[] parts = line.split(" ?\\| ?", -1);
    String[] who = parts[0].trim().split(" ");
    if (parts.length != 5 || who.length != 2) {
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
          Integer.parseInt(who[0]),
          side,
          parts[1],
          thrown,
          HexFormat.fromHexDigitsToLong(parts[3].trim()));
    } catch (NumberFormatException e) {
      throw new JournalProblem(number, "a number is malformed: " + e.getMessage());
    }
  }

  /** What is wrong with a journal's text, with the line. */
  public static final class JournalProblem extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public JournalProblem(int line, String message) {
      super("journal line " + line + ": " + message);
    }
  }
}
