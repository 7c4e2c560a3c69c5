package hexfront.games.blitzkrieg57;

import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Side;
import java.util.ArrayList;
import java.util.List;

/** Section 3.1: how many units may stay in a hex. Fortress markers do not count. */
final class Stacking {
  private final BlitzkriegRules rules;

  Stacking(BlitzkriegRules rules) {
    this.rules = rules;
  }

  /** How many units of a hex count for stacking; headquarters do, fortresses do not. */
  @Case({"GJ-3.1", "GJ-3.1.1", "GJ-14.2.3", "GJ-10.6.7"})
  int units(Position p, int hex) {
    int n = 0;
    for (int unit = p.first(hex); unit >= 0; unit = p.next(unit)) {
      if (!rules.fortresses().isMarker(unit)) {
        n++;
      }
    }
    return n;
  }

  int most() {
    return rules.data().stacking();
  }

  /** Whether one more unit may stay in a hex. */
  boolean hasRoom(Position p, int hex) {
    return units(p, hex) < most();
  }

  boolean isOverfull(Position p, int hex) {
    return units(p, hex) > most();
  }

  /** The hexes in which a side has too many units. */
  @Case("GJ-3.1.3")
  List<Integer> overfull(Position p, Side side) {
    List<Integer> found = new ArrayList<>();
    for (int unit : rules.roster(side)) {
      int hex = p.hex(unit);
      if (hex >= 0 && p.first(hex) == unit && isOverfull(p, hex)) {
        found.add(hex);
      }
    }
    return found;
  }

  boolean anyOverfull(Position p, Side side) {
    for (int unit : rules.roster(side)) {
      int hex = p.hex(unit);
      if (hex >= 0 && p.next(unit) >= 0 && isOverfull(p, hex)) {
        return true;
      }
    }
    return false;
  }
}
