package hexfront.server.hall;

import java.time.Duration;

/**
 * What the hall allows.
 *
 * @param mostLive how many games are kept in memory
 * @param mostGames how many games the database may hold
 * @param mostStreams how many may watch at the same time, all games together
 * @param thinking how much computing time a commander has for a turn
 * @param commanders how many commanders think at the same time
 */
public record Rules(
    int mostLive, int mostGames, int mostStreams, Duration thinking, int commanders) {
  /** What suits a small machine. */
  public static final Rules USUAL =
      new Rules(
          500,
          100_000,
          5000,
          Duration.ofSeconds(20),
          Math.max(1, Runtime.getRuntime().availableProcessors() - 1));
}
