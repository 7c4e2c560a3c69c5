package hexfront.games.stalingrad;

import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Units;
import java.util.Arrays;

/** Cases 6.5 to 6.8: Bonds that movers cancel on their way, and Bonds of both sides that meet. */
final class Bonds {
  private static final int AXES = 3;

  private final StalingradRules rules;

  Bonds(StalingradRules rules) {
    this.rules = rules;
  }

  /**
   * Whether a step on the way of units that go together enters or crosses an enemy Bond. They
   * cancel Bonds from where they stand by then, not from where they began.
   */
  @Case({"CTS-6.4a", "CTS-6.4b", "CTS-6.5a", "CTS-6.5b"})
  boolean bars(Position p, Units units, int from, int d, int to) {
    int unit = units.get(0);
    Side side = rules.board().side(unit);
    if (to == p.hex(unit)) {
      Position then = p.copy();
      for (int going : units.toArray()) {
        then.place(going, from);
      }
      return ZonesOfControl.bars(then, side, from, d, to);
    }
    return ZonesOfControl.isBarred(p, side, to) || crosses(p, units, from, d, to);
  }

  /** Whether a step away from where units began crosses a Bond: not if a friend stands beyond. */
  @Case({"CTS-6.4a", "CTS-6.5b"})
  boolean crosses(Position p, Units units, int from, int d, int to) {
    Side side = rules.board().side(units.get(0));
    return ZonesOfControl.isBarred(p, side, from, d)
        && !(p.holds(side, to) && units.stream().anyMatch(rules.board()::occupies));
  }

  /** The hexes with an enemy Bond that a Bond of the side meets now. */
  @Case({"CTS-6.7", "CTS-6.8"})
  Hexes openHexes(Position p, Side side) {
    int[] found = new int[rules.board().hexes()];
    int n = 0;
    for (int hex = 0; hex < found.length; hex++) {
      int axes = p.bondAxes(side.enemy(), ZonesOfControl.ZONE, hex);
      if (axes != 0 && (p.bondOver(side, ZonesOfControl.ZONE, hex) || isCut(p, side, hex, axes))) {
        found[n++] = hex;
      }
    }
    return Hexes.of(Arrays.copyOf(found, n));
  }

  /** Whether a side's Bond lies between a hex and one of those that hold the Bond over it. */
  private static boolean isCut(Position p, Side side, int hex, int axes) {
    for (int axis = 0; axis < AXES; axis++) {
      if ((axes & 1 << axis) != 0
          && (p.bondAcross(side, ZonesOfControl.ZONE, hex, axis)
              || p.bondAcross(side, ZonesOfControl.ZONE, hex, axis + AXES))) {
        return true;
      }
    }
    return false;
  }

  /** The hexsides with an enemy Bond that a Bond of the side meets now, as pairs of hexes. */
  @Case({"CTS-6.7", "CTS-6.8"})
  Hexes openSides(Position p, Side side) {
    int[] found = new int[rules.board().hexes() * 2];
    int n = 0;
    for (int hex = 0; hex < rules.board().hexes(); hex++) {
      int axes = p.bondAxes(side, ZonesOfControl.ZONE, hex);
      for (int d = 0; axes != 0 && d < 2 * AXES; d++) {
        if ((axes & 1 << d % AXES) != 0
            && p.bondAcross(side.enemy(), ZonesOfControl.ZONE, hex, d)
            && n + 1 < found.length) {
          found[n++] = hex;
          found[n++] = rules.board().grid().neighbour(hex, d);
        }
      }
    }
    return Hexes.of(Arrays.copyOf(found, n));
  }
}
