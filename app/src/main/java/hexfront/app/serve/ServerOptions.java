package hexfront.app.serve;

import hexfront.ai.Commanders;
import hexfront.server.hall.Rules;
import hexfront.server.http.Settings;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** What can be said about a server on the command line. */
public final class ServerOptions {
  private static final Pattern NAME = Pattern.compile("[a-z][a-z0-9-]{0,30}");

  @Option(
      names = "--database",
      paramLabel = "URL",
      description = {
        "where games are kept: jdbc:sqlite:FILE, a plain file name, or",
        "jdbc:postgresql://HOST/NAME?user=...&password=... (several servers may share one);",
        "by default the file games.db in your data folder"
      })
  private @Nullable String database;

  @Option(
      names = "--think",
      paramLabel = "SECONDS",
      defaultValue = "20",
      description = "computing time a commander has for a turn (default: ${DEFAULT-VALUE})")
  private int think = 20;

  @Option(
      names = "--commanders",
      paramLabel = "NUMBER",
      description =
          "how many commanders think at the same time (default: all processors but one, 2 at"
              + " least)")
  private @Nullable Integer commanders;

  @Option(
      names = "--program",
      paramLabel = "NAME=COMMAND",
      description = {
        "a commander from outside that may lead a side, under a name;",
        "may be given several times"
      })
  private Map<String, String> programs = new LinkedHashMap<>();

  @Option(
      names = "--live-games",
      paramLabel = "NUMBER",
      defaultValue = "500",
      description = "how many games are kept in memory (default: ${DEFAULT-VALUE})")
  private int liveGames = 500;

  @Option(
      names = "--live-memory",
      paramLabel = "MEGABYTES",
      defaultValue = "0",
      description = "memory for games, as far as it can be told (default: a quarter of the heap)")
  private int liveMemory;

  @Option(
      names = "--max-games",
      paramLabel = "NUMBER",
      defaultValue = "100000",
      description = "how many games the database may hold (default: ${DEFAULT-VALUE})")
  private int maxGames = 100_000;

  @Option(
      names = "--max-streams",
      paramLabel = "NUMBER",
      defaultValue = "5000",
      description = "how many may watch at the same time (default: ${DEFAULT-VALUE})")
  private int maxStreams = 5000;

  @Option(
      names = "--max-streams-of-one",
      paramLabel = "NUMBER",
      defaultValue = "200",
      description = "how many of them from one address (default: ${DEFAULT-VALUE})")
  private int maxStreamsOfOne = 200;

  @Option(
      names = "--max-request",
      paramLabel = "BYTES",
      defaultValue = "8000000",
      description = "how large a request may be (default: ${DEFAULT-VALUE})")
  private int maxRequest = 8_000_000;

  @Option(
      names = "--rate",
      paramLabel = "NUMBER",
      defaultValue = "100",
      description = "requests a second of one seat, steadily (default: ${DEFAULT-VALUE})")
  private int rate = 100;

  /** Where games are kept, by these words or by default. */
  public static String database(@Nullable String words) {
    if (words == null) {
      return DataFolder.database();
    }
    return words.startsWith("jdbc:") ? words : "jdbc:sqlite:" + words;
  }

  boolean namesDatabase() {
    return database != null;
  }

  String database() {
    return database(database);
  }

  Rules rules(CommandSpec spec, Rules.Clearing clearing) {
    Rules rules =
        new Rules(
            atLeast(spec, "--live-games", liveGames, 1),
            atLeast(spec, "--max-games", maxGames, 1),
            atLeast(spec, "--max-streams", maxStreams, 1),
            Duration.ofSeconds(atLeast(spec, "--think", think, 0)),
            atLeast(
                spec,
                "--commanders",
                commanders == null ? Rules.USUAL.commanders() : commanders,
                1));
    long bytes = atLeast(spec, "--live-memory", liveMemory, 0) * 1_000_000L;
    return rules
        .withRate(atLeast(spec, "--rate", rate, 1))
        .within(
            bytes == 0 ? Rules.usualBytes() : bytes,
            atLeast(spec, "--max-streams-of-one", maxStreamsOfOne, 1))
        .clearing(clearing)
        .withPrograms(programs(spec));
  }

  private Map<String, String> programs(CommandSpec spec) {
    for (String name : programs.keySet()) {
      if (!NAME.matcher(name).matches() || Commanders.LEVELS.contains(name)) {
        throw new ParameterException(
            spec.commandLine(),
            "--program: the name is '" + name + "', expected small letters, digits and dashes");
      }
    }
    return programs;
  }

  Settings settings(CommandSpec spec, String host, int port, String base) {
    return new Settings(
        host,
        port,
        base,
        atMost(
            spec,
            "--max-request",
            atLeast(spec, "--max-request", maxRequest, 1000),
            Settings.MOST_BYTES),
        atLeast(spec, "--rate", rate, 1));
  }

  private static int atMost(CommandSpec spec, String option, int value, int most) {
    if (value > most) {
      throw new ParameterException(
          spec.commandLine(), option + " is " + value + ", expected at most " + most);
    }
    return value;
  }

  static int atLeast(CommandSpec spec, String option, int value, int least) {
    if (value < least) {
      throw new ParameterException(
          spec.commandLine(), option + " is " + value + ", expected at least " + least);
    }
    return value;
  }
}
