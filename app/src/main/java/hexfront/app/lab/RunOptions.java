package hexfront.app.lab;

import hexfront.ai.Commanders;
import hexfront.games.wire.Malformed;
import hexfront.lab.Leader;
import hexfront.lab.Thinking;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options every run of the lab has. */
final class RunOptions {
  private static final DateTimeFormatter MOMENT = DateTimeFormatter.ofPattern("uuuuMMdd-HHmmss");

  private static final Pattern NOT_PLAIN = Pattern.compile("[^A-Za-z0-9._-]+");
  private static final int LONGEST_NAME = 80;

  @Option(
      names = "--seed",
      defaultValue = "1",
      paramLabel = "NUMBER",
      description = "the seed from which every game has its own (default: ${DEFAULT-VALUE})")
  private long seed;

  @Option(
      names = "--workers",
      paramLabel = "NUMBER",
      description = "how many games at once (default: one for each core)")
  private @Nullable Integer workers;

  @Option(
      names = "--turn-seconds",
      paramLabel = "SECONDS",
      description = "CPU time a commander has for a player turn (default: 5)")
  private @Nullable Double turnSeconds;

  @Option(
      names = "--turn-iterations",
      paramLabel = "NUMBER",
      description = {
        "instead of time, simulations a commander has for a player turn;",
        "then a game is the same on every machine"
      })
  private @Nullable Integer turnIterations;

  @Option(
      names = "--out",
      paramLabel = "FOLDER",
      description = "where the games go (default: a new folder under lab-runs)")
  private @Nullable Path out;

  long seed() {
    return seed;
  }

  int workers() {
    int count = workers == null ? Runtime.getRuntime().availableProcessors() : workers;
    return atLeastOne("--workers", count);
  }

  Thinking thinking() {
    if (turnIterations != null) {
      if (turnSeconds != null) {
        throw new Malformed("--turn-seconds and --turn-iterations exclude each other");
      }
      return Thinking.ofSimulations(atLeastOne("--turn-iterations", turnIterations));
    }
    if (turnSeconds == null) {
      return Thinking.USUAL;
    }
    if (!(turnSeconds >= 0 && turnSeconds <= 3600)) {
      throw new Malformed("--turn-seconds is " + turnSeconds + ", expected 0 to 3600");
    }
    return Thinking.ofTurn(Duration.ofMillis(Math.round(turnSeconds * 1000)));
  }

  /** The folder of the run: the one that was named, or a new one. */
  Path folder(String name) {
    if (out != null) {
      return out;
    }
    String moment = LocalDateTime.now(ZoneId.systemDefault()).format(MOMENT);
    String plain = NOT_PLAIN.matcher(name).replaceAll("-");
    int most = Math.min(plain.length(), LONGEST_NAME);
    return Path.of("lab-runs", moment + "-" + plain.substring(0, most));
  }

  /** The folder of the run: the one that was named, or another. */
  Path folderOr(Path other) {
    return out == null ? other : out;
  }

  static int atLeastOne(String option, int value) {
    if (value < 1) {
      throw new Malformed(option + " is " + value + ", expected at least 1");
    }
    return value;
  }

  static String level(String option, String level) {
    if (!Leader.of(level).isKnown()) {
      throw new Malformed(
          option
              + ": unknown commander "
              + Malformed.quote(level)
              + ", expected one of "
              + Commanders.LEVELS
              + ", one with seconds of its own as marshal:20, or program:COMMAND");
    }
    return level;
  }

  static List<String> levels(String option, List<String> levels) {
    return levels.stream().map(level -> level(option, level)).distinct().toList();
  }
}
