package hexfront.lab;

import hexfront.ai.Commanders;
import java.time.Duration;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Who leads a side: a level or a program. A level may have a time of its own: {@code marshal:20}
 * has 20 seconds of CPU time for a player turn, whatever others may take.
 *
 * @param name the level, or the program
 * @param turn the time of its own, or null
 */
public record Leader(String name, @Nullable Duration turn) {
  private static final Pattern TIMED = Pattern.compile("(\\w+):([0-9]{1,6}(\\.[0-9]{1,3})?)");

  private static final double MILLIS = 1000;

  public static Leader of(String text) {
    Matcher timed = TIMED.matcher(text);
    if (Commanders.isProgram(text) || !timed.matches()) {
      return new Leader(text, null);
    }
    long millis = Math.round(MILLIS * Double.parseDouble(timed.group(2)));
    return new Leader(timed.group(1), Duration.ofMillis(millis));
  }

  public boolean isKnown() {
    return Commanders.isKnown(name);
  }

  /** How long it may think where others may think so long. */
  public Thinking thinking(Thinking others) {
    return turn == null ? others : Thinking.ofTurn(turn);
  }
}
