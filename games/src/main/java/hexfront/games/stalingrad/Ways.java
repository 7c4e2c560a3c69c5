package hexfront.games.stalingrad;

import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Rulebook.Reached;
import hexfront.engine.kernels.Range;
import hexfront.engine.kernels.Ranges;
import hexfront.engine.kernels.Reach;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Manner;
import hexfront.engine.orders.Move;
import hexfront.engine.orders.Units;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;

/**
 * Everywhere a unit can get to in a phase: by normal movement, by one step that takes all it has,
 * and by Strategic Movement where nothing else gets it. A buffer.
 */
final class Ways {
  private static final int NOT = -2;

  private final StalingradRules rules;
  private final HexGrid grid;
  private final Reach normal;
  private final Reach strategic;
  private final Ranges all;
  private int unit;
  private int marching;

  Ways(StalingradRules rules) {
    this.rules = rules;
    grid = rules.board().grid();
    normal = new Reach(grid);
    strategic = new Reach(grid);
    all = new Ranges(grid);
  }

  /** Spreads from where a unit stands. */
  Ways of(Position p, InMovement stage, int newUnit) {
    unit = newUnit;
    int start = p.hex(unit);
    all.begin(start);
    rules.movement.spread(p, unit, false, normal);
    all.add(normal);
    int left = Math.max(0, rules.movement.allowance(p, unit) - p.spent(unit));
    for (int d = 0; d < Direction.COUNT; d++) {
      if (rules.movement.isWholeMove(p, stage, unit, start, d)
          || rules.movement.isGuaranteed(p, unit, start, d)) {
        all.addStep(grid.neighbour(start, d), left);
      }
    }
    marching = NOT;
    if (rules.movement.mayMoveStrategically(p, unit).isLegal()) {
      rules.movement.spread(p, unit, true, strategic);
      marching = all.add(strategic);
    }
    return this;
  }

  /**
   * The hexes in which units that move together may stay, in rising order: where the way of one of
   * them suits all, by normal movement if that can be.
   */
  List<Reached> reached(Position p, InMovement stage, Units units) {
    Map<Integer, Reached> reached = new TreeMap<>();
    Map<Integer, Reached> marched = new TreeMap<>();
    for (int member : units.toArray()) {
      of(p, stage, member);
      for (int i = 1; i < all.size(); i++) {
        int hex = all.hex(i);
        if (all.by(hex) != marching) {
          keep(p, stage, units, all, hex, Manner.PLAIN, reached);
        }
        if (marching != NOT && strategic.reaches(hex)) {
          keep(p, stage, units, strategic, hex, Strategic.YES, marched);
        }
      }
    }
    marched.forEach(reached::putIfAbsent);
    return List.copyOf(reached.values());
  }

  private void keep(
      Position p,
      InMovement stage,
      Units units,
      Range range,
      int hex,
      Manner manner,
      Map<Integer, Reached> into) {
    if (!into.containsKey(hex)) {
      Move move = new Move(units, Hexes.of(range.path(hex)), manner);
      if (rules.movement.check(p, stage, move).isLegal()) {
        into.put(hex, Reached.of(range, hex, manner));
      }
    }
  }

  /** Hands out the moves of the unit; where it can go both ways, both. */
  boolean moves(Predicate<Order> each) {
    for (int i = 1; i < all.size(); i++) {
      int hex = all.hex(i);
      if (all.by(hex) != marching && !each.test(move(all, hex, Manner.PLAIN))) {
        return false;
      }
    }
    if (marching != NOT) {
      for (int i = 1; i < strategic.size(); i++) {
        if (!each.test(move(strategic, strategic.hex(i), Strategic.YES))) {
          return false;
        }
      }
    }
    return true;
  }

  private Order move(Range range, int hex, Manner manner) {
    return Reached.of(range, hex, manner).move(Units.of(unit));
  }
}
