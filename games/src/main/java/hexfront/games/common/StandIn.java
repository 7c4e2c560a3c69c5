package hexfront.games.common;

import hexfront.engine.Side;
import hexfront.engine.Unit;
import hexfront.engine.Values;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The anonymous counters of a pool: what everybody knows of the units that they stand in for until
 * one of those is drawn and takes the place.
 *
 * @param pool the pool's name
 */
public record StandIn(
    Side side, String pool, String size, String arm, boolean mechanized, int movement) {
  private static final String TRAIT = "stand-in";

  /** Whether a counter stands in for others. */
  public static boolean is(Unit unit) {
    return unit.has(TRAIT);
  }

  /**
   * The counter of a number.
   *
   * @param traits what the game keeps of it
   */
  public Unit counter(String game, int number, String... traits) {
    String owner = side == Side.SOVIET ? "su" : "ax";
    Set<String> all =
        Stream.concat(Stream.of(TRAIT), Stream.of(traits)).collect(Collectors.toSet());
    return new Unit(
        0,
        game + "-" + owner + "-untried-" + pool + "-" + number,
        side,
        side == Side.SOVIET ? "soviet" : "german",
        "U-" + movement,
        "Untried " + pool.replace('-', ' '),
        "",
        size,
        arm,
        mechanized,
        List.of(new Unit.Step(0, 0, movement)),
        Values.NONE,
        all);
  }
}
