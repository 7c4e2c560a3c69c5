package hexfront.games.blitzfront;

import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.kernels.Range;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The hexes a unit can get to, as commanders look at them: without those beside enemies that take
 * the bonus, for whoever used it cannot attack.
 */
final class Reachable implements Range {
  private final BlitzfrontRules rules;
  private final HexGrid grid;
  private final int[] hexes;
  private final int[] states;
  private @Nullable March march;
  private @Nullable Ways found;
  private int size;

  Reachable(BlitzfrontRules rules) {
    this.rules = rules;
    grid = rules.board().grid();
    hexes = new int[grid.size()];
    states = new int[grid.size()];
  }

  Reachable find(Position p, int unit, Step step) {
    March begun = march == null ? new March(rules, p) : march;
    Ways ways = found == null ? new Ways(grid, begun) : found;
    march = begun;
    found = ways;
    begun.begin(p, unit, step);
    ways.spread(unit);
    Arrays.fill(states, -1);
    size = 0;
    hexes[size++] = p.hex(unit);
    states[p.hex(unit)] = ways.best(p.hex(unit));
    Side enemy = rules.board().side(unit).enemy();
    for (int hex = 0; hex < states.length; hex++) {
      int best = hex == p.hex(unit) ? -1 : ways.best(hex);
      if (best >= 0 && !(ways.needsBonus(best) && isBeside(p, enemy, hex))) {
        states[hex] = best;
        insert(hex);
      }
    }
    return this;
  }

  /** Keeps the hexes in the order of what they cost, the start first. */
  private void insert(int hex) {
    int at = size++;
    while (at > 1 && cost(hexes[at - 1]) > cost(hex)) {
      hexes[at] = hexes[at - 1];
      at--;
    }
    hexes[at] = hex;
  }

  private boolean isBeside(Position p, Side enemy, int hex) {
    for (int d = 0; d < Direction.COUNT; d++) {
      int to = grid.neighbour(hex, d);
      if (to != HexGrid.OFF && p.holds(enemy, to)) {
        return true;
      }
    }
    return false;
  }

  @Override
  public int size() {
    return size;
  }

  @Override
  public int hex(int i) {
    return hexes[i];
  }

  @Override
  public boolean reaches(int hex) {
    return states[hex] >= 0;
  }

  @Override
  public int cost(int hex) {
    return ways().cost(states[hex]);
  }

  @Override
  public int[] path(int hex) {
    return ways().path(states[hex]);
  }

  private Ways ways() {
    return Objects.requireNonNull(found, "nothing was looked for yet");
  }
}
