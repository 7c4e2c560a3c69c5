package hexfront.games.stalingrad;

import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Side;
import java.util.ArrayList;
import java.util.List;

/** Section 5: how many units may stay in a hex; counted in half divisions. */
final class Stacking {
  /** Three divisions. */
  static final int LIMIT = 6;

  private final StalingradRules rules;

  Stacking(StalingradRules rules) {
    this.rules = rules;
  }

  /** The half divisions of a side in a hex. */
  @Case({"CTS-5.0a", "CTS-5.0b", "CTS-5.0c", "CTS-5.0d", "CTS-24.6.1"})
  int halves(Position p, int hex, Side side) {
    int halves = 0;
    for (int unit = p.first(hex, side); unit >= 0; unit = p.next(unit, side)) {
      halves += rules.roster.halves(unit);
    }
    return halves;
  }

  /** By how many half divisions a side has too many in a hex; at most 0 if it is legal. */
  int excess(Position p, int hex, Side side) {
    return halves(p, hex, side) - LIMIT;
  }

  /** Whether a unit from elsewhere may stay in a hex beside those that are there. */
  @Case({"CTS-5.1a", "CTS-5.1b", "CTS-23.7d"})
  boolean hasRoom(Position p, int unit, int hex) {
    Side side = rules.board().side(unit);
    if (p.hex(unit) == hex) {
      return true;
    }
    if (rules.roster.isAirHq(unit)) {
      for (int other = p.first(hex, side); other >= 0; other = p.next(other, side)) {
        if (rules.roster.isAirHq(other)) {
          return false;
        }
      }
    }
    return halves(p, hex, side) + rules.roster.halves(unit) <= LIMIT;
  }

  /** Whether a Hungarian or Rumanian counter would meet the others in a hex. */
  @Case("CTS-5.2")
  boolean clashes(Position p, int unit, int hex) {
    if (!rules.roster.isRival(unit)) {
      return false;
    }
    boolean hungarian = rules.roster.isHungarian(unit);
    for (int other = p.first(hex, Side.AXIS); other >= 0; other = p.next(other, Side.AXIS)) {
      if (hungarian ? rules.roster.isRumanian(other) : rules.roster.isHungarian(other)) {
        return true;
      }
    }
    return false;
  }

  /** Puts a unit into a hex, on top of those of its side; all moves but set-ups end here. */
  @Case("CTS-42.0")
  void put(Position p, int unit, int hex) {
    if (rules.has(StalingradRules.FOG_OF_WAR) && rules.roster.isUnit(unit)) {
      Side side = rules.board().side(unit);
      int from = p.hex(unit);
      if (from == hex) {
        return;
      }
      for (int other = p.first(hex, side); other >= 0; other = p.next(other, side)) {
        p.unmark(other, Flag.TOP);
      }
      boolean top = p.is(unit, Flag.TOP);
      p.mark(unit, Flag.TOP);
      p.place(unit, hex);
      if (top && from >= 0) {
        uncover(p, side, from);
      }
    } else {
      p.place(unit, hex);
    }
  }

  /** The last of those that are left in a hex lies on top. */
  private static void uncover(Position p, Side side, int hex) {
    int last = -1;
    for (int other = p.first(hex, side); other >= 0; other = p.next(other, side)) {
      last = other;
    }
    if (last >= 0) {
      p.mark(last, Flag.TOP);
    }
  }

  /** The hexes in which a side has too many units. */
  List<Integer> overfull(Position p, Side side) {
    List<Integer> found = new ArrayList<>();
    p.occupied(side)
        .forEach(
            hex -> {
              if (excess(p, hex, side) > 0) {
                found.add(hex);
              }
            });
    return found;
  }
}
