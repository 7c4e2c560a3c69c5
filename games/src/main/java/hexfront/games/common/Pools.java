package hexfront.games.common;

import hexfront.engine.Board;
import hexfront.engine.Position;
import hexfront.engine.Unit;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** The counters and the {@linkplain StandIn stand-ins} of a board by the pools they belong to. */
public final class Pools {
  private static final int[] NOBODY = {};

  private final Map<String, int[]> counters;
  private final Map<String, int[]> standIns;
  private final String[] poolOf;

  /**
   * Sorts the units of a board.
   *
   * @param pool the name of a unit's pool, or empty
   */
  public Pools(Board board, Function<Unit, String> pool) {
    poolOf = board.units().stream().map(pool).toArray(String[]::new);
    counters = byPool(board, unit -> !StandIn.is(unit));
    standIns = byPool(board, StandIn::is);
  }

  private Map<String, int[]> byPool(Board board, Predicate<Unit> which) {
    Map<String, List<Unit>> units =
        board.units().stream()
            .filter(unit -> which.test(unit) && !poolOf[unit.index()].isEmpty())
            .collect(Collectors.groupingBy(unit -> poolOf[unit.index()]));
    Map<String, int[]> byPool = new HashMap<>();
    units.forEach((name, of) -> byPool.put(name, of.stream().mapToInt(Unit::index).toArray()));
    return byPool;
  }

  /** The name of a unit's pool, or empty. */
  public String of(int unit) {
    return poolOf[unit];
  }

  /** The true counters of a pool; not to be changed. */
  public int[] counters(String pool) {
    return counters.getOrDefault(pool, NOBODY);
  }

  /** The anonymous counters of a pool; not to be changed. */
  public int[] standIns(String pool) {
    return standIns.getOrDefault(pool, NOBODY);
  }

  /**
   * The true counters of a stand-in's pool that nobody has drawn yet; none if it is no stand-in.
   */
  public int[] waiting(Position p, int unit) {
    return StandIn.is(p.board().unit(unit))
        ? Arrays.stream(counters(poolOf[unit])).filter(u -> p.hex(u) == Position.WAITING).toArray()
        : NOBODY;
  }
}
