package hexfront.ai;

import hexfront.games.wire.Malformed;
import java.util.List;

/** The commanders there are, by level; and the names of those that are programs from outside. */
public final class Commanders {
  /** The levels, weakest first. */
  public static final List<String> LEVELS = List.of("random", "recruit", "captain", "marshal");

  private static final String PROGRAM = "program:";
  private static final String VETERAN = "veteran:";

  private Commanders() {}

  /** A new commander of a level, for one side of one game. */
  public static Commander of(String level) {
    if (!LEVELS.contains(level)) {
      throw new Malformed(
          "unknown commander " + Malformed.quote(level) + ", expected one of " + LEVELS);
    }
    return switch (level) {
      case "marshal" -> marshal(1);
      case "captain" -> new Captain(Temper.EVEN, Prepared.kept());
      case "recruit" -> new Recruit();
      default ->
          question ->
              new Answer(question.rulebook().anyOrder(question.seen(), question.random()), "");
    };
  }

  /** A marshal that looks ahead on so many threads. */
  public static Commander marshal(int threads) {
    return new Marshal(threads, Prepared.kept());
  }

  // ---- programs from outside

  /** Whether a name is that of a program: {@code program:COMMAND} or {@code veteran:COMMAND}. */
  public static boolean isProgram(String name) {
    return name.startsWith(PROGRAM) || name.startsWith(VETERAN);
  }

  /**
   * Whether a program is trusted not to use what its side may not know: an earlier version of our
   * own commanders, which follows the game by all its orders.
   */
  public static boolean isTrusted(String name) {
    return name.startsWith(VETERAN);
  }

  /** The command by which a program is started. */
  public static String command(String name) {
    return name.substring(name.indexOf(':') + 1);
  }

  /** Whether a commander answers at once, instead of thinking for as long as it may. */
  public static boolean isQuick(String level) {
    return LEVELS.contains(level) && !level.equals("marshal");
  }

  /** Whether a name is one of a commander that there is, or of a program. */
  public static boolean isKnown(String name) {
    return LEVELS.contains(name) || isProgram(name);
  }
}
