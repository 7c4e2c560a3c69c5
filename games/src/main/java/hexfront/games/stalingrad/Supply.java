package hexfront.games.stalingrad;

import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Rulebook.SupplyLine;
import hexfront.engine.Side;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.UnitRef;
import hexfront.engine.orders.Units;
import java.util.ArrayList;
import java.util.List;

/** Section 16: supply. */
final class Supply {
  static final int MOST_POINTS = 18;
  private static final int POINTS = 2;

  /** Transport Points of a player turn. */
  static final int TRANSPORT = 3;

  private final StalingradRules rules;

  Supply(StalingradRules rules) {
    this.rules = rules;
  }

  /** A side receives Supply Points, unless it is the first turn, and its Transport Points. */
  @Case({"CTS-16.8a", "CTS-16.9a"})
  void receive(Position p, Side side, boolean points) {
    int index = Ledger.SUPPLY + side.ordinal();
    if (points) {
      p.setValue(index, Math.min(MOST_POINTS, p.value(index) + POINTS));
    }
    p.setValue(Ledger.TRANSPORT + side.ordinal(), TRANSPORT);
  }

  /** Whether a unit is in General Supply as a check now would find it. */
  boolean isSupplied(Position p, int unit) {
    return !p.is(unit, Flag.FIXED_OUT);
  }

  /**
   * The hexes of a Line of Communication from a hex to the nearest source of General Supply of a
   * side, 0 where a Line of Supply reaches the hex; -1 where no source can be reached.
   */
  int distanceToSource(Position p, Side side, int hex) {
    return 0;
  }

  /** Whether an undisrupted Army HQ of its side reaches a unit by a Line of Supply. */
  boolean isLed(Position p, int unit) {
    return false;
  }

  /**
   * Who of some attackers, on the map or in one box, draws Attack Supply now: activated HQs before
   * depots, Guards HQs before others, depots only for those whom no HQ reaches.
   */
  @Case({"CTS-16.6a", "CTS-16.6b", "CTS-16.6h"})
  AttackSupply forAttack(Position p, Units attackers, boolean spareDepots) {
    return new AttackSupply(attackers, Units.of(), false);
  }

  /** The supply check of a side as its Combat Phase ends. */
  void check(Position p, Side side, Chronicle chronicle) {}

  /** How each unit of a side is supplied. */
  List<SupplyLine> lines(Position p, Side side) {
    List<SupplyLine> lines = new ArrayList<>();
    for (int unit : rules.roster.ground(side)) {
      if (p.onMap(unit)) {
        lines.add(new SupplyLine(unit, isSupplied(p, unit), Hexes.of(), "CTS-16.3a"));
      }
    }
    return lines;
  }

  /** Depots and Replacements of the enemy that are alone in a hex fall to a unit that enters. */
  @Case({"CTS-16.10h", "CTS-21.3a"})
  void overrunDepots(Position p, Side side, int hex, Chronicle chronicle) {
    for (int depot : rules.roster.depots(side.enemy())) {
      if (p.hex(depot) == hex) {
        removeDepot(p, depot, "destroyed", "CTS-16.10h", chronicle);
      }
    }
    for (int replacement : rules.roster.replacements(side.enemy())) {
      if (p.hex(replacement) == hex) {
        p.takeOff(replacement, Boxes.POOL);
      }
    }
  }

  /** A depot leaves the map. */
  void removeDepot(Position p, int depot, String what, String rule, Chronicle chronicle) {
    chronicle.tell(new Depot(new UnitRef(depot), p.place(depot), what, rule));
    p.takeOff(depot, Boxes.DEPOTS);
    p.unmark(depot, ~0);
  }

  /** The depots that were used in a phase are gone with its end. */
  @Case({"CTS-16.6e", "CTS-16.10b"})
  void removeSpent(Position p, Chronicle chronicle) {
    for (int depot : rules.roster.depots(p.phasing())) {
      if (p.is(depot, Flag.SPENT)) {
        removeDepot(p, depot, "spent", "CTS-16.6e", chronicle);
      }
    }
  }
}
