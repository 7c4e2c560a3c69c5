package hexfront.games.blitzkrieg57;

import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** Section 3.1: how many units may stay in a hex. Fortress markers do not count. */
final class Stacking {
  private final BlitzkriegRules rules;

  Stacking(BlitzkriegRules rules) {
    this.rules = rules;
  }

  /** By how many a hex holds too many units; headquarters count, fortresses do not. */
  @Case({"GJ-3.1", "GJ-3.1.1", "GJ-14.2.3", "GJ-10.6.7"})
  int tooMany(Position p, int hex) {
    int n = -rules.data.stacking();
    for (int unit = p.first(hex); unit >= 0; unit = p.next(unit)) {
      n += rules.roster.isFortress(unit) ? 0 : 1;
    }
    return n;
  }

  /** The units of a hex that count. */
  int[] counted(Position p, int hex) {
    return IntStream.of(p.stack(hex)).filter(unit -> !rules.roster.isFortress(unit)).toArray();
  }

  /** Whether one more unit may stay in a hex. */
  boolean hasRoom(Position p, int hex) {
    return tooMany(p, hex) < 0;
  }

  /** The hexes in which a side has too many units. */
  @Case("GJ-3.1.3")
  List<Integer> overfull(Position p, Side side) {
    List<Integer> found = new ArrayList<>();
    for (int unit : rules.roster.units(side)) {
      int hex = p.hex(unit);
      if (hex >= 0 && p.first(hex) == unit && tooMany(p, hex) > 0) {
        found.add(hex);
      }
    }
    return found;
  }

  boolean anyOverfull(Position p, Side side) {
    for (int unit : rules.roster.units(side)) {
      int hex = p.hex(unit);
      if (hex >= 0 && p.next(unit) >= 0 && tooMany(p, hex) > 0) {
        return true;
      }
    }
    return false;
  }
}
