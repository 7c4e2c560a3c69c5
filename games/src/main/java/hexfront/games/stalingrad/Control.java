package hexfront.games.stalingrad;

import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexSet;
import hexfront.engine.orders.Hex;
import hexfront.engine.orders.Hexes;

/** Section 7: who controls a hex, and what happens as a unit enters one. */
final class Control {
  private final StalingradRules rules;
  private final HexGrid grid;
  private final HexSet all;

  Control(StalingradRules rules) {
    this.rules = rules;
    grid = rules.board().grid();
    all = HexSet.all(rules.board().hexes());
  }

  HexSet hexes() {
    return all;
  }

  /** The side of the start line on which a hex lies says whose it is. */
  @Case({"CTS-7.0a", "CTS-35.1.1", "CTS-36.1.1"})
  void begin(Position p, HexSet axis) {
    for (int hex = 0; hex < rules.board().hexes(); hex++) {
      p.setControl(hex, axis.has(hex) ? Side.AXIS : Side.SOVIET);
    }
  }

  /**
   * A side's unit came into a hex, by whatever means: it controls the hex, depots and Replacements
   * of the enemy that are alone there are lost, and frozen armies may be released.
   */
  @Case({"CTS-7.0a", "CTS-7.0b", "CTS-16.10h", "CTS-21.3a"})
  void entered(Position p, Side side, int hex, Chronicle chronicle) {
    if (!p.holds(side.enemy(), hex)) {
      if (!p.controls(side, hex)) {
        p.setControl(hex, side);
        chronicle.tell(new hexfront.engine.events.Control(new Hex(hex), side, "CTS-7.0a"));
        ferries(p, side, hex);
      }
      rules.supply.overrunDepots(p, side, hex, chronicle);
    }
    if (side == Side.AXIS) {
      rules.freezing.approached(p, hex, chronicle);
    }
  }

  /** A side's unit went along a path; its first hex is where it stood. */
  void went(Position p, Side side, Hexes path, Chronicle chronicle) {
    for (int i = 1; i < path.size(); i++) {
      if (path.get(i) >= 0) {
        entered(p, side, path.get(i), chronicle);
      }
    }
  }

  /** A side that gains the second bank of a ferry may use it from the next turn on. */
  @Case("CTS-4.4.4c")
  private void ferries(Position p, Side side, int hex) {
    int[] ferries = rules.terrain.ferries;
    for (int i = 0; i < ferries.length; i++) {
      int near = ferries[i] / Direction.COUNT;
      int far = grid.neighbour(near, ferries[i] % Direction.COUNT);
      if ((near == hex || far == hex) && p.controls(side, near) && p.controls(side, far)) {
        rules.ledger.setFerrySince(p, i, p.turn());
      }
    }
  }

  /** Whether a side may use a ferry now. */
  @Case({"CTS-4.4.4a", "CTS-4.4.4c"})
  boolean isFerryOpen(Position p, Side side, int ferry) {
    int packed = rules.terrain.ferries[ferry];
    int near = packed / Direction.COUNT;
    int far = grid.neighbour(near, packed % Direction.COUNT);
    return p.controls(side, near)
        && p.controls(side, far)
        && rules.ledger.ferrySince(p, ferry) < p.turn();
  }

  /** A contested city in which only one side is left is wholly that side's. */
  @Case({"CTS-24.7b", "CTS-7.0a"})
  void settleCities(Position p, Chronicle chronicle) {
    for (int slot = 0; slot < rules.terrain.majorCities.length; slot++) {
      if (Ledger.isContested(p, slot)) {
        int hex = rules.terrain.majorCities[slot];
        boolean axis = p.holds(Side.AXIS, hex);
        if (axis != p.holds(Side.SOVIET, hex)) {
          Ledger.settle(p, slot);
          chronicle.tell(new City(new Hex(hex), axis ? 4 : 0, "CTS-24.7b"));
          entered(p, axis ? Side.AXIS : Side.SOVIET, hex, chronicle);
        }
      }
    }
  }
}
