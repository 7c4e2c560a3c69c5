package hexfront.games.stalingrad;

import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Rulebook.SupplyLine;
import hexfront.engine.Side;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexSet;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.UnitRef;
import hexfront.engine.orders.Units;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Section 16: supply. */
final class Supply {
  static final int MOST_POINTS = 18;
  private static final int POINTS = 2;

  /** Transport Points of a player turn. */
  static final int TRANSPORT = 3;

  private final StalingradRules rules;
  private final HexGrid grid;

  Supply(StalingradRules rules) {
    this.rules = rules;
    grid = rules.board().grid();
  }

  // ---- points

  /** A side receives Supply Points, unless it is the first turn, and its Transport Points. */
  @Case({"CTS-16.8a", "CTS-16.9a"})
  void receive(Position p, Side side, boolean points) {
    int index = Ledger.SUPPLY + side.ordinal();
    if (points) {
      p.setValue(index, Math.min(MOST_POINTS, p.value(index) + POINTS));
    }
    p.setValue(Ledger.TRANSPORT + side.ordinal(), TRANSPORT);
  }

  /** The Supply Points that a side can spend if it activates so many HQs with them. */
  @Case("CTS-23.15c")
  int available(Position p, Side side, int activating) {
    return Ledger.supply(p, side) - rules.airLimits.pledged(p, side, activating);
  }

  // ---- General Supply

  /** Whether a unit is in General Supply as a check now would find it. */
  @Case({"CTS-16.3a", "CTS-19.1b", "CTS-33.2"})
  boolean isSupplied(Position p, int unit) {
    if (p.is(unit, Flag.FIXED_IN | Flag.FIXED_OUT)) {
      return p.is(unit, Flag.FIXED_IN);
    }
    return !p.onMap(unit)
        || p.is(unit, Flag.ARRIVED)
        || supplied(p, rules.board().side(unit)).has(p.hex(unit));
  }

  /** The hexes of a side that a Line of Supply of General Supply reaches. */
  HexSet supplied(Position p, Side side) {
    return StalingradScratch.of(p)
        .supply
        .supplied(side)
        .at(
            p,
            set -> {
              int[] sources = sources(p, side);
              rules.supplyLines.reach(p, side, sources, rules.rails.connecting(p, side), set);
            });
  }

  /** The Army HQs and depots of a side that are sources of General Supply. */
  @Case({"CTS-13.0d", "CTS-16.1a", "CTS-16.2b", "CTS-16.10a"})
  private int[] sources(Position p, Side side) {
    int[] hqs = rules.roster.armyHqs(side);
    int[] depots = rules.roster.depots(side);
    int[] found = new int[hqs.length + depots.length];
    int n = 0;
    for (int hq : hqs) {
      if (p.onMap(hq) && gives(p, hq)) {
        found[n++] = hq;
      }
    }
    for (int depot : depots) {
      if (p.onMap(depot) && gives(p, depot)) {
        found[n++] = depot;
      }
    }
    return Arrays.copyOf(found, n);
  }

  /** An isolated HQ gives nothing in the basic game; else the state of its pocket decides. */
  @Case({"CTS-16.7a", "CTS-27.2d", "CTS-27.2e", "CTS-27.2f"})
  private boolean gives(Position p, int source) {
    if (!rules.communications.isIsolated(p, source)) {
      return true;
    }
    return rules.isAdvanced()
        ? rules.ledger.pocketBox(p, source) < rules.tables.pockets().depleted()
        : rules.roster.isDepot(source);
  }

  /**
   * The hexes of a Line of Communication from a hex to the nearest source of General Supply of a
   * side, 0 where a Line of Supply reaches the hex; -1 where no source can be reached.
   */
  @Case("CTS-16.4b")
  int distanceToSource(Position p, Side side, int hex) {
    if (supplied(p, side).has(hex)) {
      return 0;
    }
    return StalingradScratch.of(p)
        .supply
        .distances(side)
        .at(p, distances -> measure(p, side, distances))[hex];
  }

  private void measure(Position p, Side side, short[] distances) {
    Lines.Net net = rules.lines.of(p, side);
    HexSet first = rules.rails.connecting(p, side);
    int[] sources = sources(p, side);
    int[] queue = StalingradScratch.of(p).supply.queue;
    Arrays.fill(distances, (short) -1);
    int n = 0;
    for (int hex : first.toArray()) {
      distances[hex] = 0;
      queue[n++] = hex;
    }
    for (int source : sources) {
      if (distances[p.hex(source)] < 0) {
        distances[p.hex(source)] = 0;
        queue[n++] = p.hex(source);
      }
    }
    for (int i = 0; i < n; i++) {
      int from = queue[i];
      for (int left = net.ways()[from]; left != 0; left &= left - 1) {
        int to = grid.neighbour(from, Integer.numberOfTrailingZeros(left));
        if (distances[to] < 0) {
          distances[to] = (short) (distances[from] + 1);
          queue[n++] = to;
        }
      }
    }
  }

  /** Whether an undisrupted Army HQ of its side reaches a unit by a Line of Supply. */
  @Case({"CTS-9.3b", "CTS-45.0a"})
  boolean isLed(Position p, int unit) {
    Side side = rules.board().side(unit);
    return p.onMap(unit)
        && StalingradScratch.of(p)
            .supply
            .led(side)
            .at(p, set -> lead(p, side, set))
            .has(p.hex(unit));
  }

  private void lead(Position p, Side side, HexSet set) {
    int[] hqs = rules.roster.armyHqs(side);
    int[] found = new int[hqs.length];
    int n = 0;
    for (int hq : hqs) {
      if (p.onMap(hq) && !p.is(hq, Flag.DISRUPTED)) {
        found[n++] = hq;
      }
    }
    rules.supplyLines.reach(p, side, Arrays.copyOf(found, n), null, set);
  }

  /**
   * Who of some attackers, on the map or in one box, draws Attack Supply now: activated HQs before
   * depots, Guards HQs before others, depots only for those whom no HQ reaches.
   */
  AttackSupply forAttack(Position p, Units attackers, boolean spareDepots) {
    return rules.provisions.provide(p, attackers.toArray(), spareDepots);
  }

  /** The supply check of a side as its Combat Phase ends: markers are put and taken off. */
  @Case({"CTS-16.0", "CTS-16.3a", "CTS-16.3b", "CTS-16.5", "CTS-16.11", "CTS-SEQ-II.C.1"})
  void check(Position p, Side side, Chronicle chronicle) {
    int[] ground = rules.roster.ground(side);
    boolean[] in = new boolean[ground.length];
    for (int i = 0; i < ground.length; i++) {
      in[i] = isSupplied(p, ground[i]);
    }
    int[] back = new int[ground.length];
    int[] out = new int[ground.length];
    int n = 0;
    int m = 0;
    for (int i = 0; i < ground.length; i++) {
      int unit = ground[i];
      if (in[i] == p.is(unit, Flag.OUT_OF_SUPPLY)) {
        p.mark(unit, Flag.OUT_OF_SUPPLY, !in[i]);
        if (in[i]) {
          back[n++] = unit;
        } else {
          out[m++] = unit;
        }
      }
    }
    if (n + m > 0) {
      chronicle.tell(
          new hexfront.engine.events.Supply(
              Units.of(Arrays.copyOf(back, n)), Units.of(Arrays.copyOf(out, m)), "CTS-16.3a"));
    }
  }

  /** How each unit of a side is supplied. */
  List<SupplyLine> lines(Position p, Side side) {
    List<SupplyLine> lines = new ArrayList<>();
    int[] from =
        rules.supplyLines.trace(p, side, sources(p, side), rules.rails.connecting(p, side));
    for (int unit : rules.roster.ground(side)) {
      if (p.onMap(unit)) {
        Map<String, Boolean> facts = new LinkedHashMap<>();
        facts.put("isolated", rules.communications.isIsolated(p, unit));
        facts.put("attack-supply", rules.provisions.isSupplied(p, unit));
        Hexes line = SupplyLines.line(from, p.hex(unit));
        lines.add(new SupplyLine(unit, isSupplied(p, unit), line, "CTS-16.3a", "", facts));
      }
    }
    return lines;
  }

  // ---- depots

  /** Whether a depot of a side is in play and not used yet. */
  boolean isReady(Position p, Side side, int depot) {
    return rules.roster.isDepot(depot)
        && rules.board().side(depot) == side
        && (p.onMap(depot) || Boxes.isOffMap(p.hex(depot)))
        && !p.is(depot, Flag.SPENT);
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
  @Case("CTS-16.10f")
  void removeDepot(Position p, int depot, String what, String rule, Chronicle chronicle) {
    chronicle.tell(new Depot(new UnitRef(depot), p.place(depot), what, rule));
    p.takeOff(depot, Boxes.DEPOTS);
    p.unmark(depot, ~0);
  }

  /** The depots that were used in a phase are gone with its end. */
  @Case({"CTS-16.6e", "CTS-16.10b", "CTS-SEQ-II.A.9", "CTS-SEQ-II.B.6"})
  void removeSpent(Position p, Chronicle chronicle) {
    for (int depot : rules.roster.depots(p.phasing())) {
      if (p.is(depot, Flag.SPENT)) {
        removeDepot(p, depot, "spent", "CTS-16.6e", chronicle);
      }
    }
  }
}
