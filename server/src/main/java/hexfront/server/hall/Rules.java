package hexfront.server.hall;

import hexfront.ai.Commanders;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * What the hall allows.
 *
 * @param mostLive how many games are kept in memory
 * @param mostGames how many games the database may hold
 * @param mostStreams how many may watch at the same time, all games together
 * @param thinking how much computing time a commander has for a turn
 * @param commanders how many commanders think at the same time
 * @param programs commanders from outside, the command of each by the name it goes by here
 */
public record Rules(
    int mostLive,
    int mostGames,
    int mostStreams,
    Duration thinking,
    int commanders,
    Map<String, String> programs) {
  /** What suits a small machine. */
  public static final Rules USUAL =
      new Rules(
          500,
          100_000,
          5000,
          Duration.ofSeconds(20),
          Math.max(1, Runtime.getRuntime().availableProcessors() - 1));

  /** The rules of a hall that knows no programs from outside. */
  public Rules(int mostLive, int mostGames, int mostStreams, Duration thinking, int commanders) {
    this(mostLive, mostGames, mostStreams, thinking, commanders, Map.of());
  }

  /** All who can lead a side here without being a person. */
  public List<String> leaders() {
    return Stream.concat(Commanders.LEVELS.stream(), programs.keySet().stream().sorted()).toList();
  }
}
