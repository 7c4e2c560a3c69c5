package hexfront.games.blitzkrieg57;

import hexfront.engine.Position;
import hexfront.engine.kernels.Range;
import hexfront.engine.kernels.Reach;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexSet;

/**
 * Everywhere a unit can get to in a segment: by normal movement, by a step that takes its whole
 * move, and by a march where nothing else gets it. A buffer.
 */
final class Ways implements Range {
  private final BlitzkriegRules rules;
  private final HexGrid grid;
  private final Reach normal;
  private final Reach march;
  private final HexSet normally;
  private final HexSet wholly;
  private final int[] hexes;
  private int count;
  private int start;
  private int allowance;

  Ways(BlitzkriegRules rules) {
    this.rules = rules;
    grid = rules.board().grid();
    normal = new Reach(grid);
    march = new Reach(grid);
    normally = new HexSet(grid.size());
    wholly = new HexSet(grid.size());
    hexes = new int[grid.size()];
  }

  /** Spreads from where a unit stands, whether it may move now or not. */
  Ways of(Position p, int unit) {
    start = p.hex(unit);
    allowance = rules.movement().allowance(p, unit);
    count = 0;
    normally.clear();
    wholly.clear();
    rules.movement().spread(p, unit, normal);
    for (int i = 0; i < normal.size(); i++) {
      normally.add(normal.hex(i));
      hexes[count++] = normal.hex(i);
    }
    for (int d = 0; d < Direction.COUNT; d++) {
      int to = grid.neighbour(start, d);
      if (to != HexGrid.OFF
          && !normally.has(to)
          && !p.holds(rules.board().side(unit).enemy(), to)
          && rules.movement().isWholeMove(p, unit, start, d)) {
        wholly.add(to);
        hexes[count++] = to;
      }
    }
    if (rules.movement().mayMarch(p, unit)) {
      rules.movement().spreadMarch(p, unit, march);
      for (int i = 1; i < march.size(); i++) {
        int hex = march.hex(i);
        if (!normally.has(hex) && !wholly.has(hex)) {
          hexes[count++] = hex;
        }
      }
    } else {
      march.from(
          start, 0, rules.terrain().columnOfRoads(), wholly, rules.nothing(), 0, Reach.Steps.ALL);
    }
    return this;
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
    return normally.has(hex) || wholly.has(hex) || march.reaches(hex);
  }

  @Override
  public int cost(int hex) {
    return normally.has(hex) ? normal.cost(hex) : wholly.has(hex) ? allowance : march.cost(hex);
  }

  @Override
  public int[] path(int hex) {
    return normally.has(hex)
        ? normal.path(hex)
        : wholly.has(hex) ? new int[] {start, hex} : march.path(hex);
  }
}
