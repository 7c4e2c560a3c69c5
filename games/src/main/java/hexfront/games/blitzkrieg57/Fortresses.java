package hexfront.games.blitzkrieg57;

import hexfront.engine.Board;
import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Unit;
import hexfront.engine.Verdict;
import hexfront.engine.orders.Hex;
import hexfront.games.Refusals;
import hexfront.games.blitzkrieg57.BlitzkriegStage.Fortifying;

/**
 * Section 14: fortresses. A marker is a unit that neither moves nor attacks nor counts for
 * stacking; markers that wait have not been built, those that are gone are lost for good.
 */
final class Fortresses {
  static final String ARM = "fortress";
  private static final int MOST_STEPS = 2;

  private final BlitzkriegRules rules;
  private final int[] markers;
  private final boolean[] isMarker;

  Fortresses(BlitzkriegRules rules) {
    this.rules = rules;
    markers =
        rules.board().units().stream()
            .filter(unit -> unit.arm().equals(ARM))
            .mapToInt(Unit::index)
            .toArray();
    isMarker = new boolean[rules.board().unitCount()];
    for (int marker : markers) {
      isMarker[marker] = true;
    }
  }

  int[] markers() {
    return markers;
  }

  boolean isMarker(int unit) {
    return isMarker[unit];
  }

  /** The marker in a hex, or -1. */
  int at(Position p, int hex) {
    for (int marker : markers) {
      if (p.hex(marker) == hex) {
        return marker;
      }
    }
    return -1;
  }

  boolean stands(Position p, Side side, int hex) {
    int marker = at(p, hex);
    return marker >= 0 && rules.board().side(marker) == side;
  }

  /** Whether a hex holds a marker and nothing else. */
  boolean standsAlone(Position p, int hex) {
    int first = p.first(hex);
    return first >= 0 && isMarker[first] && p.next(first) < 0;
  }

  private int unbuilt(Position p) {
    for (int marker : markers) {
      if (p.hex(marker) == Position.WAITING) {
        return marker;
      }
    }
    return -1;
  }

  @Case({"GJ-11.3", "GJ-14.0", "GJ-14.1.1", "GJ-14.1.2", "GJ-14.1.6", "GJ-14.3.3", "GJ-15.4"})
  Verdict check(Position p, Fortify order) {
    Refusals no = new Refusals();
    int hex = order.hex().index();
    if (hex < 0 || !rules.terrain().majorCities().has(hex)) {
      return Verdict.refused("GJ-14.1.1", "fortresses are built in major cities");
    }
    no.addIf(
        !p.controls(Side.SOVIET, hex),
        "GJ-14.1.1",
        () -> rules.number(hex) + " is not in Soviet hands");
    no.addIf(
        !rules.communications().lines(p, Side.SOVIET).has(hex),
        "GJ-14.1.1",
        () -> rules.number(hex) + " has no communication line");
    no.addIf(
        p.inZone(Side.AXIS, Board.MOVEMENT_ZONE, hex),
        "GJ-14.1.2",
        () -> rules.number(hex) + " lies in an enemy zone");
    int marker = at(p, hex);
    if (marker >= 0) {
      no.addIf(
          p.stepsLeft(marker) >= MOST_STEPS,
          "GJ-14.1.6",
          () -> "the fortress in " + rules.number(hex) + " has all its steps");
    } else {
      no.addIf(unbuilt(p) < 0, "GJ-15.4", () -> "no fortress marker is left");
    }
    return no.verdict();
  }

  /** A marker comes with one step; the second order for the same hex gives it the other. */
  @Case({"GJ-14.1.3", "GJ-14.1.4", "GJ-14.1.5", "GJ-14.1.7", "GJ-15.4"})
  void carryOut(Position p, Fortifying stage, Fortify order, Chronicle chronicle) {
    int hex = order.hex().index();
    int marker = at(p, hex);
    if (marker >= 0) {
      p.setLost(marker, p.lost(marker) - 1);
    } else {
      marker = unbuilt(p);
      p.setLost(marker, rules.board().unit(marker).steps().size() - 1);
      p.place(marker, hex);
    }
    chronicle.tell(
        new Fortified(
            new Hex(hex),
            p.stepsLeft(marker),
            p.stepsLeft(marker) > 1 ? "GJ-14.1.5" : "GJ-14.1.4"));
    p.setStage(new Fortifying(stage.steps() - 1));
  }

  /** Whether the Soviet side can build anything now. */
  boolean canBuild(Position p) {
    if (markers.length == 0) {
      return false;
    }
    for (int hex : rules.terrain().majorCities().toArray()) {
      if (check(p, new Fortify(new Hex(hex))).isLegal()) {
        return true;
      }
    }
    return false;
  }
}
