package hexfront.ai;

import hexfront.games.wire.Malformed;
import java.util.List;

/** The commanders there are, by level. */
public final class Commanders {
  /** The levels, weakest first. */
  public static final List<String> LEVELS = List.of("random", "recruit", "captain", "marshal");

  private Commanders() {}

  /** A new commander of a level, for one side of one game. */
  public static Commander of(String level) {
    if (!LEVELS.contains(level)) {
      throw new Malformed(
          "unknown commander " + Malformed.quote(level) + ", expected one of " + LEVELS);
    }
    return switch (level) {
      case "marshal" -> marshal(1);
      case "captain" -> new Captain(Temper.EVEN);
      case "recruit" -> new Recruit();
      default ->
          question ->
              new Answer(question.rulebook().anyOrder(question.seen(), question.random()), "");
    };
  }

  /** A marshal that looks ahead on so many threads. */
  public static Commander marshal(int threads) {
    return new Marshal(threads);
  }
}
