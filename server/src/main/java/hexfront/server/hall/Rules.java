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
 * @param perSecond requests a second of one seat
 * @param mostBytes memory for games, as far as it can be told
 * @param streamsOfOne how many may watch from one address
 * @param clearing which games are cleared away
 * @param programs commanders from outside, the command of each by the name it goes by here
 * @param owner what who sits at this machine shows to have his own games back; empty on a server
 *     for others
 */
public record Rules(
    int mostLive,
    int mostGames,
    int mostStreams,
    Duration thinking,
    int commanders,
    int perSecond,
    long mostBytes,
    int streamsOfOne,
    Clearing clearing,
    Map<String, String> programs,
    String owner) {
  private static final int USUAL_RATE = 100;
  private static final int USUAL_STREAMS = 200;

  /**
   * After how long games are cleared away; never, where that is zero.
   *
   * @param untaken games in which nobody has given an order
   * @param idle games in which nobody has given one for so long
   * @param over games that have been over for so long
   */
  public record Clearing(Duration untaken, Duration idle, Duration over) {
    public static final Clearing NEVER = new Clearing(Duration.ZERO, Duration.ZERO, Duration.ZERO);
  }

  /** What suits a small machine. */
  public static final Rules USUAL =
      new Rules(
          500,
          100_000,
          5000,
          Duration.ofSeconds(20),
          Math.max(2, Runtime.getRuntime().availableProcessors() - 1));

  /** Rules that say nothing of rates, memory, clearing and programs. */
  public Rules(int mostLive, int mostGames, int mostStreams, Duration thinking, int commanders) {
    this(
        mostLive,
        mostGames,
        mostStreams,
        thinking,
        commanders,
        USUAL_RATE,
        usualBytes(),
        USUAL_STREAMS,
        Clearing.NEVER,
        Map.of(),
        "");
  }

  /** A quarter of what the program may have. */
  public static long usualBytes() {
    return Runtime.getRuntime().maxMemory() / 4;
  }

  /** The same rules with another rate. */
  public Rules withRate(int requests) {
    return new Rules(
        mostLive,
        mostGames,
        mostStreams,
        thinking,
        commanders,
        requests,
        mostBytes,
        streamsOfOne,
        clearing,
        programs,
        owner);
  }

  /** The same rules with other limits of memory and streams. */
  public Rules within(long bytes, int streams) {
    return new Rules(
        mostLive,
        mostGames,
        mostStreams,
        thinking,
        commanders,
        perSecond,
        bytes,
        streams,
        clearing,
        programs,
        owner);
  }

  /** The same rules with another rule of clearing. */
  public Rules clearing(Clearing rule) {
    return new Rules(
        mostLive,
        mostGames,
        mostStreams,
        thinking,
        commanders,
        perSecond,
        mostBytes,
        streamsOfOne,
        rule,
        programs,
        owner);
  }

  /** The same rules with commanders from outside. */
  public Rules withPrograms(Map<String, String> commands) {
    return new Rules(
        mostLive,
        mostGames,
        mostStreams,
        thinking,
        commanders,
        perSecond,
        mostBytes,
        streamsOfOne,
        clearing,
        commands,
        owner);
  }

  /** The same rules on a machine with an owner. */
  public Rules ownedBy(String key) {
    return new Rules(
        mostLive,
        mostGames,
        mostStreams,
        thinking,
        commanders,
        perSecond,
        mostBytes,
        streamsOfOne,
        clearing,
        programs,
        key);
  }

  /** All who can lead a side here without being a person. */
  public List<String> leaders() {
    return Stream.concat(Commanders.LEVELS.stream(), programs.keySet().stream().sorted()).toList();
  }
}
