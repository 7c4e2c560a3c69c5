package hexfront.games.blitzkrieg57;

import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Unit;
import hexfront.engine.kernels.Flood;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexSet;
import hexfront.engine.orders.Units;
import java.util.Arrays;

/** Section 8: a headquarters activates the units in its command range. */
final class Activation {
  private static final String RANGE = "command-range";
  static final String HEADQUARTERS = "headquarters";

  private final BlitzkriegRules rules;
  private final int[] range;
  private final boolean[] headquarters;
  private final Flood.Passages passages;

  @Case("GJ-2.3.2")
  Activation(BlitzkriegRules rules) {
    this.rules = rules;
    range = new int[rules.board().unitCount()];
    headquarters = new boolean[rules.board().unitCount()];
    for (Unit unit : rules.board().units()) {
      headquarters[unit.index()] = unit.arm().equals(HEADQUARTERS);
      range[unit.index()] = Math.min(unit.values().get(RANGE), rules.board().hexes());
    }
    HexGrid grid = rules.board().grid();
    byte[] blocked = new byte[grid.size()];
    for (int hex = 0; hex < grid.size(); hex++) {
      for (int d = 0; d < Direction.COUNT; d++) {
        if (rules.terrain().isClosed(hex, d)) {
          blocked[hex] |= (byte) (1 << d);
        }
      }
    }
    passages = new Flood(grid).passages(grid, blocked);
  }

  boolean isHeadquarters(int unit) {
    return headquarters[unit];
  }

  /** The hexes in a headquarters' command range, counted around water and impassable hexsides. */
  @Case({"GJ-8.2", "GJ-8.2.1"})
  HexSet inRange(Position p, int hq) {
    HexSet reached = new HexSet(rules.board().hexes());
    Flood flood = rules.working(p).flood();
    flood.beginRings();
    flood.addToRing(p.hex(hq), reached);
    for (int ring = 0; ring < range[hq]; ring++) {
      flood.nextRing(reached, rules.terrain().land(), passages);
    }
    return reached;
  }

  /** The headquarters itself and all combat units of its nationality in range, whatever army. */
  @Case({"GJ-8.0", "GJ-8.1.1", "GJ-8.1.2", "GJ-8.1.3", "GJ-13.1", "GJ-14.3.1"})
  void activate(Position p, int hq, Chronicle chronicle) {
    HexSet reached = inRange(p, hq);
    int[] active = new int[rules.board().unitCount()];
    int n = 0;
    p.unmarkAll(Flag.ACTION);
    for (int unit : rules.roster(rules.board().side(hq))) {
      boolean led = p.onMap(unit) && reached.has(p.hex(unit)) && mayLead(hq, unit);
      if (unit == hq || led) {
        p.mark(unit, Flag.ACTIVE);
        active[n++] = unit;
      }
    }
    p.setValue(BlitzkriegRules.ACTIVE_HQ, hq + 1);
    chronicle.tell(new Activated(Units.of(Arrays.copyOf(active, n)), "GJ-8.1.2"));
  }

  /** A headquarters leads combat units, no headquarters, and in the Axis only its own nation. */
  @Case({"GJ-8.3", "GJ-13.1"})
  boolean mayLead(int hq, int unit) {
    return !headquarters[unit]
        && !rules.fortresses().isMarker(unit)
        && (rules.board().side(hq) != Side.AXIS || nation(hq).equals(nation(unit)));
  }

  /** The SS counts as German. */
  @Case({"GJ-2.2.1", "GJ-8.3"})
  private String nation(int unit) {
    String nationality = rules.board().unit(unit).nationality();
    return nationality.equals("ss") ? "german" : nationality;
  }

  /** Before the first turn only units with the colour of the Panzer Group are activated. */
  @Case({"GJ-15.1-1", "GJ-15.1-2"})
  void activateFirst(Position p, int hq, Chronicle chronicle) {
    activate(p, hq, Chronicle.SILENT);
    String army = rules.board().unit(hq).formation();
    int[] active =
        Arrays.stream(rules.roster(rules.board().side(hq)))
            .filter(unit -> p.is(unit, Flag.ACTIVE))
            .filter(unit -> unit == hq || rules.board().unit(unit).formation().equals(army))
            .toArray();
    p.unmarkAll(Flag.ACTION);
    for (int unit : active) {
      p.mark(unit, Flag.ACTIVE);
    }
    chronicle.tell(new Activated(Units.of(active), "GJ-15.1-2"));
  }

  int range(int unit) {
    return range[unit];
  }

  /** The hexes in the command range of any headquarters of a side. */
  HexSet led(Position p, Side side) {
    Working working = rules.working(p);
    HexSet led = working.led(side);
    if (working.isLedStale(side)) {
      led.clear();
      for (int hq : rules.roster(side)) {
        if (headquarters[hq] && p.onMap(hq)) {
          led.addAll(inRange(p, hq));
        }
      }
    }
    return led;
  }

  /** Whether some headquarters of its side has a unit in its range. */
  @Case("GJ-16.2-2")
  boolean isLed(Position p, int unit) {
    for (int hq : rules.roster(rules.board().side(unit))) {
      if (headquarters[hq] && p.onMap(hq) && hq != unit && inRange(p, hq).has(p.hex(unit))) {
        return true;
      }
    }
    return false;
  }
}
