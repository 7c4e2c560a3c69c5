package hexfront.games.kesselschlacht;

import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Side;
import java.util.ArrayList;
import java.util.List;

/** Section 3.1: how many units a hex holds, and who lies on top. */
final class Stacking {
  private final KesselRules rules;
  private final int[] limits = new int[2];

  Stacking(KesselRules rules) {
    this.rules = rules;
    for (Side side : Side.values()) {
      limits[side.ordinal()] = rules.data.stacking().getOrDefault(side, 1);
    }
  }

  /** Combat units of a side that a hex holds; headquarters do not count. */
  @Case({"KS-3.1.1", "KS-3.1.2"})
  int limit(Side side) {
    return limits[side.ordinal()];
  }

  /** How many combat units of a side stand in a hex. */
  int count(Position p, Side side, int hex) {
    int n = 0;
    for (int unit = p.first(hex, side); unit >= 0; unit = p.next(unit, side)) {
      n += rules.roster.isCombat(unit) ? 1 : 0;
    }
    return n;
  }

  /** Whether so many more combat units have room in a hex. */
  boolean hasRoom(Position p, Side side, int hex, int more) {
    return more == 0 || count(p, side, hex) + more <= limit(side);
  }

  /** The hexes in which a side has too many units. */
  List<Integer> overfull(Position p, Side side) {
    List<Integer> overfull = new ArrayList<>();
    p.occupied(side)
        .forEach(
            hex -> {
              if (count(p, side, hex) > limit(side)) {
                overfull.add(hex);
              }
            });
    return overfull;
  }

  /**
   * Units come into a hex at the end of a move, retreat or advance: they share the state, the
   * position and the place of those who are there.
   */
  @Case({"KS-3.1", "KS-13.3", "KS-7.1.3"})
  void arrived(Position p, Side side, int hex, Chronicle chronicle) {
    rules.status.spread(p, side, hex, chronicle);
    boolean top = false;
    for (int unit = p.first(hex, side); unit >= 0; unit = p.next(unit, side)) {
      if (p.is(unit, Flag.TOP) && top) {
        p.unmark(unit, Flag.TOP);
      }
      top |= p.is(unit, Flag.TOP);
    }
    rules.control.entered(p, side, hex, chronicle);
  }

  /** The counter of a stack that everybody sees. */
  @Case("KS-3.6")
  static int top(Position p, Side side, int hex) {
    for (int unit = p.first(hex, side); unit >= 0; unit = p.next(unit, side)) {
      if (p.is(unit, Flag.TOP)) {
        return unit;
      }
    }
    return p.first(hex, side);
  }

  /** A unit lies on top of its stack from now on. */
  @Case("KS-3.6")
  void setTop(Position p, int unit) {
    int hex = p.hex(unit);
    Side side = rules.board().side(unit);
    for (int other = p.first(hex, side); other >= 0; other = p.next(other, side)) {
      p.mark(other, Flag.TOP, other == unit);
    }
  }
}
