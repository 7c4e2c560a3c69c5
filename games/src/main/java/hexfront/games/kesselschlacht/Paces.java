package hexfront.games.kesselschlacht;

import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.kernels.Reach;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Move;
import hexfront.engine.orders.Units;
import java.util.Comparator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Where a single Soviet unit can go now, and the move that takes it there. */
final class Paces {
  /** How many of the best hexes are tried. */
  private static final int TRIES = 8;

  private final KesselRules rules;
  private final Reach reach;

  Paces(KesselRules rules) {
    this.rules = rules;
    reach = new Reach(rules.board().grid());
  }

  /** Finds what a unit can reach; the answers below are about it. */
  void spread(Position p, InMovement stage, int unit) {
    rules.movement.spread(p, stage, Units.of(unit), reach);
  }

  IntStream inReach() {
    return IntStream.range(1, reach.size()).map(reach::hex);
  }

  boolean reaches(int hex) {
    return reach.reaches(hex);
  }

  /** The first legal move to one of some hexes in reach, the nearest to a goal tried first. */
  @Nullable Order first(Position p, InMovement stage, int unit, int[] hexes, int[] way) {
    int[] sorted =
        IntStream.of(hexes)
            .boxed()
            .sorted(Comparator.comparingInt(hex -> way[hex]))
            .mapToInt(Integer::intValue)
            .limit(TRIES)
            .toArray();
    for (int hex : sorted) {
      if (rules.movement.mayEnd(p, unit, hex)) {
        Move move = new Move(Units.of(unit), Hexes.of(reach.path(hex)));
        if (rules.movement.check(p, stage, move).isLegal()) {
          return move;
        }
      }
    }
    return null;
  }
}
