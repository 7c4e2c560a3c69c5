package hexfront.games.blitzkrieg57;

import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Rulebook.Reached;
import hexfront.engine.kernels.Range;
import hexfront.engine.kernels.Ranges;
import hexfront.engine.kernels.Reach;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.orders.Manner;
import hexfront.engine.orders.Units;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * Everywhere a unit can get to in a segment: by normal movement, by a step that takes its whole
 * move, and by a march where nothing else gets it. A buffer.
 */
final class Ways {
  private static final int NOT = -2;

  private final BlitzkriegRules rules;
  private final HexGrid grid;
  private final Reach normal;
  private final Reach march;
  private final Ranges all;
  private int unit;
  private int marching;

  Ways(BlitzkriegRules rules) {
    this.rules = rules;
    grid = rules.board().grid();
    normal = new Reach(grid);
    march = new Reach(grid);
    all = new Ranges(grid);
  }

  /** Spreads from where a unit stands, whether it may move now or not. */
  Ways of(Position p, int newUnit) {
    unit = newUnit;
    int start = p.hex(unit);
    all.begin(start);
    rules.movement.spread(p, unit, false, normal);
    all.add(normal);
    for (int d = 0; d < Direction.COUNT; d++) {
      int to = grid.neighbour(start, d);
      if (to != HexGrid.OFF
          && !p.holds(rules.board().side(unit).enemy(), to)
          && rules.movement.isWholeMove(p, unit, start, d)) {
        all.addStep(to, rules.movement.allowance(p, unit));
      }
    }
    marching = NOT;
    if (rules.movement.mayMarch(p, unit)) {
      rules.movement.spread(p, unit, true, march);
      marching = all.add(march);
    }
    return this;
  }

  Range range() {
    return all;
  }

  /** The hexes in which the unit may stay, in rising order. */
  List<Reached> reached(Position p) {
    return IntStream.range(0, grid.size())
        .filter(hex -> all.reaches(hex) && hex != all.start())
        .filter(hex -> rules.movement.mayStay(p, unit, hex))
        .mapToObj(
            hex -> Reached.of(all, hex, all.by(hex) == marching ? OnRoads.MARCH : Manner.PLAIN))
        .toList();
  }

  /** Whether the unit can get away and stay elsewhere, without marching. */
  boolean leadAway(Position p) {
    return IntStream.range(1, all.size())
        .map(all::hex)
        .anyMatch(hex -> all.by(hex) != marching && rules.movement.mayStay(p, unit, hex));
  }

  /** Hands out the moves of the unit; where it can walk and march, both. */
  boolean moves(Predicate<Order> each) {
    return each(all, hex -> all.by(hex) != marching, Manner.PLAIN, each)
        && (marching == NOT || each(march, hex -> true, OnRoads.MARCH, each));
  }

  private boolean each(Range range, IntPredicate which, Manner manner, Predicate<Order> each) {
    return IntStream.range(1, range.size())
        .map(range::hex)
        .filter(which)
        .allMatch(hex -> each.test(Reached.of(range, hex, manner).move(Units.of(unit))));
  }
}
