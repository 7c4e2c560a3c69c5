package hexfront.engine.journal;

import hexfront.engine.Board;
import hexfront.engine.Event;
import hexfront.engine.Order;
import hexfront.engine.Side;
import hexfront.engine.dice.Dice;
import hexfront.engine.dice.Proof;
import hexfront.engine.orders.OrderText;
import hexfront.engine.orders.Units;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The orders and dice of a game, in order. Its text is the saved game:
 *
 * <pre>
 * hexfront-journal 2
 * game kiev
 * scenario campaign
 * rules 1
 *
 * 1 soviet | move units=kiev-su-8td path=0317,0318 | | 8c0f... | 51d2...
 * 2 soviet | attack attackers=kiev-su-8td hexes=0418 | 4 12/38 | 9a31... | 07fe...
 * at 2 rules 1 | (turn 1) (phasing soviet) (stage (combat)) ... | 6b1d...
 * </pre>
 *
 * The last two columns of an order are the hash of the position after it, and the running hash of
 * the text so far. Events are not written: replaying the orders with the recorded dice brings them
 * about again. The last line is the position the game stands at, for the case that the rules have
 * changed and the orders lead elsewhere.
 */
public final class Journal {
  public static final int VERSION = 2;

  /** The header's name for the version of the rules. */
  public static final String RULES = "rules";

  /** The names that a header may have, with the longest value of each. */
  static final Map<String, Integer> HEADER =
      Map.ofEntries(
          Map.entry("game", 100),
          Map.entry("scenario", 100),
          Map.entry("options", 2000),
          Map.entry("position", 400_000),
          Map.entry("seed", 20),
          Map.entry(RULES, 10),
          Map.entry(Proof.ORIGIN, 1000),
          Map.entry(Proof.WHEN, 10),
          Map.entry(Proof.COMMITMENT, 64),
          Map.entry(Proof.AXIS, 200),
          Map.entry(Proof.SOVIET, 200),
          Map.entry(Proof.OPENED, 80));

  static final String FIRST_WORD = "hexfront-journal";
  static final String STANDS = "at";

  /**
   * One order and what came of it.
   *
   * @param covered the units that their enemy could see neither before it nor after it
   */
  public record Entry(
      int number,
      Side side,
      Order order,
      List<Dice.Throw> thrown,
      List<Told> events,
      long positionHash,
      Units covered) {
    /** What somebody may read of it while the game runs. */
    public Seen seenBy(@Nullable Side viewer, Board board) {
      return Seen.of(order, events, side, covered, viewer, board);
    }
  }

  /** An event with the moment at which it was told. */
  public record Told(int turn, String phase, Side side, Event event) {}

  /**
   * A place where the game went on from a written position, because today's rules do not lead there
   * by the orders before it.
   *
   * @param why what went wrong with those orders
   */
  public record Resumed(Saved.Stand stand, String why) {
    /** What whoever goes on with the game should know. */
    public String inWords() {
      return "The rules have changed since order "
          + stand.number()
          + " was given, and the orders before it do not all lead where they led ("
          + why
          + "). The game goes on from the position that was kept after it.";
    }
  }

  private final Map<String, String> header;
  private final List<Entry> entries = new ArrayList<>();
  private final List<Resumed> resumed = new ArrayList<>();

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

  /** Where the game went on from a written position, in order. */
  public List<Resumed> resumed() {
    return Collections.unmodifiableList(resumed);
  }

  /** Notes that the game goes on from a written position after the last entry. */
  public void resume(Resumed from) {
    if (from.stand().number() != entries.size()) {
      throw new IllegalStateException(
          "a position after " + from.stand().number() + " orders, but there are " + entries.size());
    }
    resumed.add(from);
  }

  /**
   * The saved game.
   *
   * @param rules the version of the rules
   * @param position the written position the game stands at
   */
  public String text(OrderText orders, int rules, String position) {
    return text(orders, rules, position, Map.of());
  }

  /**
   * The saved game.
   *
   * @param rules the version of the rules
   * @param position the written position the game stands at
   * @param more what has to be said in the header by now and was not known when the game began
   */
  public String text(OrderText orders, int rules, String position, Map<String, String> more) {
    StringBuilder text = new StringBuilder();
    Map<String, String> lines = new LinkedHashMap<>(header);
    lines.putAll(more);
    String running = write(lines, orders, text);
    write(new Saved.Stand(entries.size(), rules, position), running, text);
    return text.toString();
  }

  private String write(Map<String, String> lines, OrderText orders, StringBuilder text) {
    text.append(FIRST_WORD).append(' ').append(VERSION).append('\n');
    lines.forEach((key, value) -> text.append(key).append(' ').append(value).append('\n'));
    text.append('\n');
    String running = fingerprint("", text.toString());
    int stood = 0;
    for (int number = 0; number <= entries.size(); number++) {
      if (number > 0) {
        running = write(body(entries.get(number - 1), orders), running, text);
      }
      while (stood < resumed.size() && resumed.get(stood).stand().number() == number) {
        running = write(resumed.get(stood++).stand(), running, text);
      }
    }
    return running;
  }

  private static String write(Saved.Stand stand, String running, StringBuilder text) {
    String body =
        STANDS
            + " "
            + stand.number()
            + " "
            + RULES
            + " "
            + stand.rules()
            + " | "
            + stand.position();
    return write(body, running, text);
  }

  private static String write(String body, String running, StringBuilder text) {
    String now = fingerprint(running, body);
    text.append(body).append(" | ").append(now).append('\n');
    return now;
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

  /** The running hash after the last order. */
  public String fingerprint(OrderText orders) {
    return write(header, orders, new StringBuilder());
  }

  static String fingerprint(String before, String line) {
    try {
      byte[] digest =
          MessageDigest.getInstance("SHA-256")
              .digest((before + line).getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(digest, 0, 8);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  /** What is wrong with a journal's text, with the line. */
  public static final class JournalProblem extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public JournalProblem(int line, String message) {
      super("journal line " + line + ": " + message);
    }

    public JournalProblem(int line, String message, Throwable cause) {
      super("journal line " + line + ": " + message, cause);
    }
  }
}
