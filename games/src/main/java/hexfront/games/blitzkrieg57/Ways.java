package hexfront.games.blitzkrieg57;

import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Rulebook.Reached;
import hexfront.engine.events.Points;
import hexfront.engine.kernels.Range;
import hexfront.engine.kernels.Reach;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Manner;
import hexfront.engine.orders.Move;
import hexfront.engine.orders.Units;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * Everywhere a unit can get to in a segment: by normal movement, by a step that takes its whole
 * move, and by a march where nothing else gets it. A buffer.
 */
final class Ways implements Range {
  private static final byte NORMAL = 1;
  private static final byte WHOLE = 2;
  private static final byte MARCH = 3;

  private final BlitzkriegRules rules;
  private final HexGrid grid;
  private final Reach normal;
  private final Reach march;
  private final byte[] by;
  private final int[] hexes;
  private int count;
  private int unit;
  private int start;
  private int allowance;
  private boolean marches;

  Ways(BlitzkriegRules rules) {
    this.rules = rules;
    grid = rules.board().grid();
    normal = new Reach(grid);
    march = new Reach(grid);
    by = new byte[grid.size()];
    hexes = new int[grid.size()];
  }

  /** Spreads from where a unit stands, whether it may move now or not. */
  Ways of(Position p, int newUnit) {
    unit = newUnit;
    start = p.hex(unit);
    allowance = rules.movement.allowance(p, unit);
    count = 0;
    Arrays.fill(by, (byte) 0);
    rules.movement.spread(p, unit, false, normal);
    for (int i = 0; i < normal.size(); i++) {
      add(normal.hex(i), NORMAL);
    }
    for (int d = 0; d < Direction.COUNT; d++) {
      int to = grid.neighbour(start, d);
      if (to != HexGrid.OFF
          && !p.holds(rules.board().side(unit).enemy(), to)
          && by[to] == 0
          && rules.movement.isWholeMove(p, unit, start, d)) {
        add(to, WHOLE);
      }
    }
    marches = rules.movement.mayMarch(p, unit);
    if (marches) {
      rules.movement.spread(p, unit, true, march);
      for (int i = 0; i < march.size(); i++) {
        add(march.hex(i), MARCH);
      }
    }
    return this;
  }

  private void add(int hex, byte how) {
    if (by[hex] == 0) {
      hexes[count++] = hex;
      by[hex] = how;
    }
  }

  @Override
  public int size() {
    return count;
  }

  @Override
  public int hex(int i) {
    return hexes[i];
  }

  @Override
  public boolean reaches(int hex) {
    return by[hex] != 0;
  }

  @Override
  public int cost(int hex) {
    return by[hex] == WHOLE ? allowance : (by[hex] == MARCH ? march : normal).cost(hex);
  }

  @Override
  public int[] path(int hex) {
    return by[hex] == WHOLE
        ? new int[] {start, hex}
        : (by[hex] == MARCH ? march : normal).path(hex);
  }

  // ---- what the rules make of it

  /** The hexes in which the unit may stay, in rising order. */
  List<Reached> reached(Position p) {
    return IntStream.range(0, by.length)
        .filter(hex -> by[hex] != 0 && hex != start && rules.movement.mayStay(p, unit, hex))
        .mapToObj(
            hex ->
                new Reached(
                    hex,
                    new Points(cost(hex)),
                    Hexes.of(path(hex)),
                    by[hex] == MARCH ? OnRoads.MARCH : Manner.PLAIN))
        .toList();
  }

  /** Whether the unit can get away and stay elsewhere, without marching. */
  boolean leadAway(Position p) {
    return IntStream.of(hexes)
        .skip(1)
        .limit(count - 1)
        .anyMatch(hex -> by[hex] != MARCH && rules.movement.mayStay(p, unit, hex));
  }

  /** Hands out the moves of the unit; where it can walk and march, both. */
  boolean moves(Predicate<Order> each) {
    Units units = Units.of(unit);
    for (int i = 1; i < count; i++) {
      if (by[hexes[i]] != MARCH && !each.test(new Move(units, Hexes.of(path(hexes[i]))))) {
        return false;
      }
    }
    for (int i = 1; i < march.size() && marches; i++) {
      if (!each.test(new Move(units, Hexes.of(march.path(march.hex(i))), OnRoads.MARCH))) {
        return false;
      }
    }
    return true;
  }
}
