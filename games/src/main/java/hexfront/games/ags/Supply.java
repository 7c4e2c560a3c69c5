package hexfront.games.ags;

import hexfront.engine.Board;
import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Rulebook.SupplyLine;
import hexfront.engine.Side;
import hexfront.engine.kernels.Trace;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexSet;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Units;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Section 12: supply, with the lines of communication of section 11.3. Lines are spread outward
 * from the sources, so one run answers for all units of a side; the answer is kept with the
 * position until something moves.
 */
public final class Supply {
  private final AgsRules rules;
  private final byte[][] blocks = new byte[2][];
  private final byte[] communicationBlocks;
  private final int[] riverCities;
  private final HexSet none;

  Supply(AgsRules rules) {
    this.rules = rules;
    for (Side side : Side.values()) {
      blocks[side.ordinal()] = rules.terrain().supplyBlocks(side);
    }
    communicationBlocks = rules.terrain().communicationBlocks();
    riverCities = rules.terrain().citiesOnMajorRivers();
    none = new HexSet(rules.board().hexes());
  }

  // ---- at this moment

  /** Whether a unit on the map is in supply at this moment. */
  @Case({"AGS-12.0", "AGS-12.13", "AGS-12.14", "AGS-12.22", "AGS-15.0", "AGS-6.21"})
  boolean isIn(Position p, int unit) {
    if (p.is(unit, Flag.FIXED_IN | Flag.FIXED_OUT)) {
      return p.is(unit, Flag.FIXED_IN);
    }
    Side side = p.board().side(unit);
    if (p.is(unit, Flag.FRESH) && side == p.phasing()
        || rules.exclusive().alwaysSupplied(p, side)) {
      return true;
    }
    if (rules.exclusive().needsHeadquarters(side) && rules.roster().isHeadquarters(unit)) {
      return state(p, side).sourced.has(p.hex(unit));
    }
    return state(p, side).supplied.has(p.hex(unit));
  }

  /** Whether a line of communications leads from a unit to a headquarters, in supply or not. */
  @Case({"AGS-11.31", "AGS-11.33"})
  boolean isCommanded(Position p, int unit) {
    return state(p, p.board().side(unit)).commanded.has(p.hex(unit));
  }

  private Working.SupplyState state(Position p, Side side) {
    Working.SupplyState state = rules.working(p).supply(side);
    if (state.version != p.version()) {
      compute(p, side, state);
      state.version = p.version();
    }
    return state;
  }

  /** Forces the next question to be answered afresh; for measuring. */
  void forget(Position p) {
    for (Side side : Side.values()) {
      rules.working(p).supply(side).version = -1;
    }
  }

  /** Works out a whole side. */
  @Case({"AGS-11.0", "AGS-11.3", "AGS-11.32", "AGS-11.34", "AGS-12.14"})
  private void compute(Position p, Side side, Working.SupplyState state) {
    Trace trace = rules.working(p).trace();
    HexSet open = open(p, side);
    traceToSources(p, side, open);
    collect(trace, state.sourced);
    if (!rules.exclusive().needsHeadquarters(side)) {
      state.supplied.copyFrom(state.sourced);
      state.commanded.copyFrom(state.sourced);
      return;
    }
    int[] byRadius = rules.headquartersByRadius(side);
    boolean[] inSupply = new boolean[byRadius.length];
    for (int i = 0; i < byRadius.length; i++) {
      inSupply[i] = suppliesOthers(p, byRadius[i], trace);
    }
    if (rules.exclusive().suppliedWithoutHeadquarters(p, side)) {
      state.supplied.copyFrom(state.sourced);
    } else {
      spread(p, trace, byRadius, inSupply, open);
      collect(trace, state.supplied);
    }
    Arrays.fill(inSupply, true);
    spread(p, trace, byRadius, inSupply, open);
    collect(trace, state.commanded);
  }

  /** Whether an HQ has a line to a source by the last trace and is fit to pass it on. */
  @Case({"AGS-12.14", "AGS-6.32", "AGS-11.34"})
  private boolean suppliesOthers(Position p, int headquarters, Trace toSources) {
    int hex = p.hex(headquarters);
    if (hex < 0 || p.is(headquarters, Flag.DISRUPTED) || p.is(headquarters, Flag.FIXED_OUT)) {
      return false;
    }
    return toSources.reaches(hex) || p.is(headquarters, Flag.FIXED_IN | Flag.FRESH);
  }

  /**
   * Lines of communication from headquarters: not longer than the rating, the unit's hex counted
   * and the HQ's not.
   */
  @Case({"AGS-11.31", "AGS-11.32"})
  private void spread(Position p, Trace trace, int[] byRadius, boolean[] from, HexSet open) {
    trace.begin();
    for (int i = 0; i < byRadius.length; i++) {
      if (from[i] && p.onMap(byRadius[i]) && rules.exclusive().commands(p, byRadius[i])) {
        trace.source(p.hex(byRadius[i]), rules.headquarters().commandRadius(byRadius[i]));
      }
    }
    trace.run(open, communicationBlocks, none);
  }

  private void collect(Trace trace, HexSet into) {
    into.clear();
    for (int hex = 0; hex < rules.board().hexes(); hex++) {
      if (trace.reaches(hex)) {
        into.add(hex);
      }
    }
  }

  /**
   * Lines of supply from the sources of a side: not through swamp, not over a major river except
   * where the rules let them.
   */
  @Case({"AGS-12.1", "AGS-12.11", "AGS-12.12", "AGS-10.15", "AGS-10.16"})
  private void traceToSources(Position p, Side side, HexSet open) {
    Trace trace = rules.working(p).trace();
    trace.begin();
    int range = rules.exclusive().supplyRange(side);
    rules.exclusive().sources(p, side).forEach(hex -> trace.source(hex, range));
    trace.run(open, withFriendlyCities(p, side), rules.terrain().swamps());
  }

  /** Supply crosses a major river at a friendly city on it: one that side last occupied. */
  @Case("AGS-10.15")
  private byte[] withFriendlyCities(Position p, Side side) {
    byte[] blocked = blocks[side.ordinal()].clone();
    Board board = rules.board();
    for (int city : riverCities) {
      if (p.controls(side, city) && !p.holds(side.enemy(), city)) {
        for (int d = 0; d < Direction.COUNT; d++) {
          if (!rules.terrain().isClosed(city, d)) {
            blocked[city] &= (byte) ~(1 << d);
            blocked[board.grid().neighbour(city, d)] &= (byte) ~(1 << Direction.opposite(d));
          }
        }
      }
    }
    return blocked;
  }

  /**
   * The hexes a line of a side may pass: no enemy unit, no enemy zone unless a friendly unit is
   * there.
   */
  @Case({"AGS-12.1", "AGS-11.31", "AGS-8.25"})
  private HexSet open(Position p, Side side) {
    HexSet open = rules.working(p).supply(side).open;
    open.clear();
    byte[] zones = p.zoneCounts();
    int base = p.zoneBase(side.enemy(), Board.SUPPLY_ZONE);
    HexSet friendly = rules.working(p).occupied(side);
    for (int hex = 0; hex < rules.board().hexes(); hex++) {
      if (zones[base + hex] == 0 || friendly.has(hex)) {
        open.add(hex);
      }
    }
    open.removeAll(rules.working(p).occupied(side.enemy()));
    open.removeAll(rules.terrain().noLand());
    return open;
  }

  // ---- at the start of a movement phase

  /** Notes which of a side's units are out of supply for the movement phase that begins. */
  @Case({"AGS-12.0", "AGS-12.21", "AGS-12.24", "AGS-5.25"})
  void checkForMovement(Position p, Side side, Chronicle chronicle) {
    List<Integer> in = new ArrayList<>();
    List<Integer> out = new ArrayList<>();
    for (int unit : rules.roster().units(side)) {
      if (p.onMap(unit)) {
        boolean supplied = isIn(p, unit);
        if (supplied == p.is(unit, Flag.OUT_OF_SUPPLY)) {
          (supplied ? in : out).add(unit);
        }
        p.mark(unit, Flag.OUT_OF_SUPPLY, !supplied);
      }
    }
    if (!in.isEmpty() || !out.isEmpty()) {
      chronicle.tell(new hexfront.engine.events.Supply(units(in), units(out), "AGS-12.21"));
    }
  }

  private static Units units(List<Integer> list) {
    return Units.of(list.stream().mapToInt(Integer::intValue).toArray());
  }

  // ---- for those who ask

  /** How each unit of a side on the map is supplied now. */
  List<SupplyLine> lines(Position p, Side side) {
    List<SupplyLine> lines = new ArrayList<>();
    for (int unit : rules.roster().units(side)) {
      if (p.onMap(unit)) {
        boolean in = isIn(p, unit);
        lines.add(
            new SupplyLine(
                unit,
                in,
                in ? line(p, side, unit) : Hexes.of(),
                rules.exclusive().supplyCase(p, side)));
      }
    }
    return lines;
  }

  /** The line that supplies a unit, as far as there is one on the map. */
  private Hexes line(Position p, Side side, int unit) {
    Trace trace = rules.working(p).trace();
    HexSet open = open(p, side);
    traceToSources(p, side, open);
    boolean direct =
        !rules.exclusive().needsHeadquarters(side) || rules.roster().isHeadquarters(unit);
    if (!direct && !rules.exclusive().suppliedWithoutHeadquarters(p, side)) {
      int[] byRadius = rules.headquartersByRadius(side);
      boolean[] inSupply = new boolean[byRadius.length];
      for (int i = 0; i < byRadius.length; i++) {
        inSupply[i] = suppliesOthers(p, byRadius[i], trace);
      }
      spread(p, trace, byRadius, inSupply, open);
    }
    return trace.reaches(p.hex(unit)) ? Hexes.of(trace.line(p.hex(unit))) : Hexes.of();
  }
}
