package hexfront.games.ags.rostov;

import hexfront.engine.Board;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.staff.Mission;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Advice on who stays with the supply counters: whoever is taken alone in a hex is lost to the
 * first cavalry that comes by. Units of the allies, each with the nearest counter that has nobody.
 */
final class RostovGuards {
  /** From this turn on counters are guarded; before, everybody is needed to break through. */
  private static final int FROM = 3;

  /** What it is worth that a counter is guarded, in points. */
  private static final double STAKE = 3;

  private final Board board;
  private final SupplyCounters counters;
  private final int[] allies;
  private final int[] guarded;

  RostovGuards(Board board, SupplyCounters counters) {
    this.board = board;
    this.counters = counters;
    allies =
        IntStream.range(0, board.unitCount())
            .filter(u -> board.side(u) == Side.AXIS && board.occupies(u))
            .filter(u -> !AirMarkers.isGerman(board.unit(u)))
            .toArray();
    guarded = new int[board.unitCount()];
  }

  /** The counter that a unit should stay with; null if others do. */
  @Nullable Mission mission(Position p, int unit) {
    if (p.turn() < FROM || Arrays.stream(allies).noneMatch(u -> u == unit)) {
      return null;
    }
    assign(p);
    return guarded[unit] < 0 ? null : new Mission(guarded[unit], STAKE);
  }

  /** Pairs counters and units, always the nearest pair that is left. */
  private void assign(Position p) {
    Arrays.fill(guarded, -1);
    List<Integer> open = new ArrayList<>();
    for (int counter : counters.all()) {
      if (p.onMap(counter) && !open.contains(p.hex(counter))) {
        open.add(p.hex(counter));
      }
    }
    while (!open.isEmpty()) {
      int best = -1;
      int nearest = Integer.MAX_VALUE;
      Integer place = null;
      for (int unit : allies) {
        if (p.onMap(unit) && guarded[unit] < 0) {
          for (Integer hex : open) {
            int far = board.grid().distance(p.hex(unit), hex);
            if (far < nearest) {
              nearest = far;
              best = unit;
              place = hex;
            }
          }
        }
      }
      if (best < 0 || place == null) {
        return;
      }
      guarded[best] = place;
      open.remove(place);
    }
  }
}
