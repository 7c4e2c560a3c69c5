package hexfront.games.blitzfront;

import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Rulebook.SupplyLine;
import hexfront.engine.Side;
import hexfront.engine.kernels.Flood;
import hexfront.engine.kernels.Trace;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexSet;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Units;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** Supply lines, supply in snow and from the air, and what becomes of those without. */
final class Supply {
  private final BlitzfrontRules rules;
  private final HexGrid grid;
  private final HexSet[] sources = new HexSet[2];
  private final HexSet east;
  private final Flood.Passages passages;
  private final byte[] blocked;

  Supply(BlitzfrontRules rules) {
    this.rules = rules;
    grid = rules.board().grid();
    for (Side side : Side.values()) {
      HexSet named = rules.board().map().area(rules.play.sources().getOrDefault(side, ""));
      HexSet plain = rules.board().map().area(side.word() + "-supply");
      sources[side.ordinal()] = (named.isEmpty() ? plain : named).copy();
      sources[side.ordinal()].retainAll(rules.terrain.open(true));
    }
    east = sources(Side.SOVIET).copy();
    for (int hex : east.toArray()) {
      if (grid.column(hex) < grid.hexrows() - 1) {
        east.remove(hex);
      }
    }
    blocked = new byte[grid.size()];
    for (int hex = 0; hex < grid.size(); hex++) {
      for (int d = 0; d < Direction.COUNT; d++) {
        if (grid.neighbour(hex, d) != HexGrid.OFF && rules.terrain.isClosed(hex, d)) {
          blocked[hex] |= (byte) (1 << d);
        }
      }
    }
    passages = new Flood(grid).passages(grid, blocked);
  }

  /** The supply sources of a side. */
  @Case("BF-SUP-1")
  HexSet sources(Side side) {
    return sources[side.ordinal()];
  }

  /** The hexes to which a side can trace a line now. */
  @Case({"BF-SUP-1", "BF-SUP-2"})
  HexSet lines(Position p, Side side) {
    return BlitzfrontScratch.of(p)
        .lines(side)
        .at(p, reached -> fill(p, side, sources(side), reached));
  }

  private void fill(Position p, Side side, HexSet from, HexSet reached) {
    BlitzfrontScratch scratch = BlitzfrontScratch.of(p);
    findOpen(p, side, scratch.open);
    reached.copyFrom(from);
    reached.retainAll(scratch.open);
    if (sources(side).isEmpty()) {
      reached.addAll(scratch.open);
    } else {
      scratch.flood().fill(reached, scratch.open, scratch.open, passages);
    }
  }

  /** No enemy and no enemy zone, unless a friend stands in it. */
  @Case("BF-SUP-2")
  private void findOpen(Position p, Side side, HexSet open) {
    open.copyFrom(rules.terrain.open(rules.isFrozen(p)));
    open.removeAll(BlitzfrontScratch.of(p).zone(p, side.enemy()));
    open.addCommon(p.occupied(side), rules.terrain.open(rules.isFrozen(p)));
    open.removeAll(p.occupied(side.enemy()));
  }

  /** The hexes from which Soviets can trace a line to the eastern edge. */
  @Case("BF-ROS-3")
  HexSet linesToEast(Position p) {
    return BlitzfrontScratch.of(p)
        .linesToEast
        .at(p, reached -> fill(p, Side.SOVIET, east, reached));
  }

  HexSet eastSources() {
    return east;
  }

  /** Whether a unit on the map is in supply at this moment. */
  @Case({"BF-SUP-1", "BF-SUP-3", "BF-WX-1"})
  boolean isSupplied(Position p, int unit) {
    if (p.is(unit, Flag.FIXED_IN | Flag.FIXED_OUT)) {
      return p.is(unit, Flag.FIXED_IN);
    }
    Side side = rules.board().side(unit);
    return isAirSupplied(p, side, p.hex(unit)) || isSupplied(p, side, p.hex(unit));
  }

  /** Whether a side's units in a hex would be in supply on the ground. */
  @Case({"BF-SUP-1", "BF-WX-1"})
  boolean isSupplied(Position p, Side side, int hex) {
    return lines(p, side).has(hex)
        && (side != Side.AXIS || !rules.isFrozen(p) || armyWithin(p, hex));
  }

  boolean armyWithin(Position p, int hex) {
    for (int unit : rules.roster.ground(Side.AXIS)) {
      if (rules.roster.is(unit, BlitzfrontRoster.ARMY)
          && p.onMap(unit)
          && grid.distance(p.hex(unit), hex) <= rules.tables.snowSupply()) {
        return true;
      }
    }
    return false;
  }

  // ---- from the air

  @Case("BF-SUP-3")
  boolean isAirSupplied(Position p, Side side, int hex) {
    for (int slot = 0; slot < BlitzfrontRules.AIR_SLOTS && side == p.phasing(); slot++) {
      if (p.value(BlitzfrontRules.AIR_SUPPLY + slot) == hex + 1) {
        return true;
      }
    }
    return false;
  }

  /** The hexes that are supplied from the air. */
  int[] airSupplied(Position p) {
    return IntStream.range(0, BlitzfrontRules.AIR_SLOTS)
        .map(slot -> p.value(BlitzfrontRules.AIR_SUPPLY + slot) - 1)
        .filter(hex -> hex >= 0)
        .toArray();
  }

  void supplyFromAir(Position p, int hex) {
    int[] all =
        IntStream.concat(IntStream.of(airSupplied(p)), IntStream.of(hex))
            .distinct()
            .sorted()
            .toArray();
    for (int slot = 0; slot < all.length && all.length <= BlitzfrontRules.AIR_SLOTS; slot++) {
      p.setValue(BlitzfrontRules.AIR_SUPPLY + slot, all[slot] + 1);
    }
  }

  void endAirSupply(Position p) {
    for (int slot = 0; slot < BlitzfrontRules.AIR_SLOTS; slot++) {
      if (p.value(BlitzfrontRules.AIR_SUPPLY + slot) != 0) {
        p.setValue(BlitzfrontRules.AIR_SUPPLY + slot, 0);
      }
    }
  }

  // ---- the Supply Status Determination

  /** Steps A8 and B6: who is without supply is disrupted, and eliminated if he was already. */
  @Case({"BF-SUP-6", "BF-SEQ-A8", "BF-SEQ-B6"})
  void determine(Position p, Side side, Chronicle chronicle) {
    int[] units = rules.roster.ground(side);
    int[] cut = new int[units.length];
    int n = 0;
    for (int unit : units) {
      if (p.onMap(unit) && !isSupplied(p, unit)) {
        cut[n++] = unit;
      }
    }
    if (n == 0) {
      return;
    }
    int[] out = Arrays.copyOf(cut, n);
    chronicle.tell(new hexfront.engine.events.Supply(Units.of(), Units.of(out), "BF-SUP-6"));
    for (int unit : out) {
      if (p.is(unit, Flag.DISRUPTED)) {
        rules.losses.eliminate(p, unit, "out of supply", "BF-SUP-6", chronicle);
      } else {
        rules.disruption.disrupt(p, unit, "BF-SUP-6", chronicle);
      }
    }
  }

  /** How each unit of a side is supplied, with its line. */
  List<SupplyLine> supply(Position p, Side side) {
    HexSet open = new HexSet(grid.size());
    findOpen(p, side, open);
    Trace trace = new Trace(grid);
    trace.begin();
    sources(side).forEach(hex -> trace.source(hex, Trace.UNLIMITED));
    trace.run(open, blocked, new HexSet(grid.size()));
    List<SupplyLine> found = new ArrayList<>();
    for (int unit : rules.roster.ground(side)) {
      if (p.onMap(unit)) {
        int hex = p.hex(unit);
        boolean in = isSupplied(p, unit);
        Hexes line = in && trace.reaches(hex) ? Hexes.of(trace.line(hex)) : Hexes.of();
        boolean snow = !in && lines(p, side).has(hex);
        boolean air = in && isAirSupplied(p, side, hex) && !isSupplied(p, side, hex);
        found.add(
            new SupplyLine(
                unit,
                in,
                line,
                snow ? "BF-WX-1" : air ? "BF-SUP-3" : in ? "BF-SUP-1" : "BF-SUP-2"));
      }
    }
    return found;
  }
}
