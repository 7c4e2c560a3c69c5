package hexfront.games.blitzkrieg57;

import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.orders.Hex;

/**
 * Section 14: fortresses. A marker is a unit that neither moves nor attacks nor counts for
 * stacking; markers that wait have not been built, those that are gone are lost for good.
 */
final class Fortresses {
  private final BlitzkriegRules rules;

  Fortresses(BlitzkriegRules rules) {
    this.rules = rules;
  }

  /** The marker in a hex, or -1. */
  int at(Position p, int hex) {
    for (int marker : rules.roster.fortresses()) {
      if (p.hex(marker) == hex) {
        return marker;
      }
    }
    return -1;
  }

  /** A marker that was not built yet, or -1. */
  int unbuilt(Position p) {
    return at(p, Position.WAITING);
  }

  boolean stands(Position p, Side side, int hex) {
    int marker = at(p, hex);
    return marker >= 0 && rules.board().side(marker) == side;
  }

  /** Whether a hex holds a marker and nothing else. */
  boolean standsAlone(Position p, int hex) {
    int first = p.first(hex);
    return first >= 0 && rules.roster.isFortress(first) && p.next(first) < 0;
  }

  /** A marker comes with one step; the second order for the same hex gives it the other. */
  @Case({"GJ-14.1.3", "GJ-14.1.4", "GJ-14.1.5", "GJ-14.1.7", "GJ-15.4"})
  void build(Position p, Hex hex, Chronicle chronicle) {
    int built = at(p, hex.index());
    int marker = built < 0 ? unbuilt(p) : built;
    if (built < 0) {
      p.setLost(marker, rules.board().unit(marker).steps().size() - 1);
      p.place(marker, hex.index());
    } else {
      p.setLost(marker, p.lost(marker) - 1);
    }
    chronicle.tell(new Fortified(hex, p.stepsLeft(marker), built < 0 ? "GJ-14.1.4" : "GJ-14.1.5"));
  }
}
