package hexfront.games.ags;

import hexfront.engine.Board;
import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.kernels.Flood;
import hexfront.engine.kernels.Trace;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexSet;
import hexfront.engine.orders.Units;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;

/**
 * Section 12: supply, with the lines of communication of section 11.3. Lines are spread outward
 * from the sources, so one run answers for all units of a side; the answer is kept with the
 * position until something moves. {@link SupplyLines} tells the lines themselves.
 */
public final class Supply {
  private final AgsRules rules;
  private final Flood.Passages[] passages = new Flood.Passages[2];
  private final byte[][] blocks = new byte[2][];
  private final Flood.Passages communications;
  private final int[] riverCities;
  private final HexSet land;

  Supply(AgsRules rules) {
    this.rules = rules;
    Flood flood = new Flood(rules.board().grid());
    for (Side side : Side.values()) {
      blocks[side.ordinal()] = rules.terrain().supplyBlocks(side);
      passages[side.ordinal()] = flood.passages(rules.board().grid(), blocks[side.ordinal()]);
    }
    communications = flood.passages(rules.board().grid(), rules.terrain().communicationBlocks());
    riverCities = rules.terrain().citiesOnMajorRivers();
    land = new HexSet(rules.board().hexes());
    for (int hex = 0; hex < rules.board().hexes(); hex++) {
      land.add(hex);
    }
    land.removeAll(rules.terrain().noLand());
  }

  /**
   * Where lines of a side may run now, for a game that traces them itself. It holds until the next
   * line is traced.
   *
   * @param open the hexes a line may pass
   * @param enter the hexes in which it may end
   * @param passages the hexsides it may cross
   */
  public record Ground(HexSet open, HexSet enter, Flood.Passages passages, Flood flood) {}

  // ---- at this moment

  /** Whether a unit on the map is in supply at this moment. */
  @Case({"AGS-12.0", "AGS-12.13", "AGS-12.14", "AGS-12.22", "AGS-15.0", "AGS-6.21"})
  boolean isIn(Position p, int unit) {
    Boolean otherwise = rules.exclusive().suppliedOtherwise(p, unit);
    return otherwise == null ? hasLine(p, unit) : otherwise;
  }

  /** Whether a line supplies a unit at this moment, or it has just come onto the map. */
  @Case({"AGS-12.0", "AGS-12.13", "AGS-12.14", "AGS-15.0"})
  public boolean hasLine(Position p, int unit) {
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

  /** Whether a combat unit of a side would be in supply in a hex. */
  public boolean reaches(Position p, Side side, int hex) {
    return state(p, side).supplied.has(hex);
  }

  /** The hexes with a line of communications to one of these headquarters, in supply or not. */
  @Case("AGS-11.31")
  public HexSet commandedBy(Position p, Side side, IntPredicate headquarters) {
    HexSet hexes = new HexSet(rules.board().hexes());
    AgsScratch.SupplyState state = opened(p, side);
    spread(p, rules.headquartersByRadius(side), headquarters, state, state.open, hexes);
    return hexes;
  }

  /** What is known of a side's supply, where lines may pass at least. */
  private AgsScratch.SupplyState opened(Position p, Side side) {
    AgsScratch.SupplyState state = rules.scratch(p).supply(side);
    if (state.opened != p.version()) {
      open(p, side, state.open);
      state.opened = p.version();
    }
    return state;
  }

  private AgsScratch.SupplyState state(Position p, Side side) {
    AgsScratch.SupplyState state = opened(p, side);
    int lineState = rules.exclusive().lineState(p);
    if (state.version != p.version() || state.lineState != lineState) {
      compute(p, side, state);
      state.version = p.version();
      state.lineState = lineState;
    }
    return state;
  }

  /** Works out a whole side afresh, whatever is known already. */
  public void recompute(Position p, Side side) {
    AgsScratch.SupplyState state = rules.scratch(p).supply(side);
    open(p, side, state.open);
    compute(p, side, state);
  }

  @Case({"AGS-11.0", "AGS-11.3", "AGS-11.32", "AGS-11.34", "AGS-12.14"})
  private void compute(Position p, Side side, AgsScratch.SupplyState state) {
    boolean aside = isLeftAside(p, side);
    if (aside) {
      state.sourced.copyFrom(state.open);
    } else if (rules.exclusive().tracesItself(side)) {
      rules.exclusive().trace(p, side, ground(p, side, state, state.open), state.sourced);
    } else {
      traceToSources(p, side, state, state.open, state.traced, state.sourced);
    }
    int[] headquarters = rules.headquartersByRadius(side);
    if (!rules.exclusive().needsHeadquarters(side)) {
      state.supplied.copyFrom(state.sourced);
      state.commanded.copyFrom(state.sourced);
    } else {
      boolean direct =
          rules.exclusive().suppliedWithoutHeadquarters(p, side)
              || aside && headquarters.length == 0;
      if (direct) {
        state.supplied.copyFrom(state.sourced);
      } else {
        IntPredicate supplying = hq -> suppliesOthers(p, hq, state);
        spread(p, headquarters, supplying, state, state.open, state.supplied);
      }
      spread(p, headquarters, hq -> true, state, state.open, state.commanded);
    }
  }

  /**
   * Where combat units of a side would be in supply and led if they stood there: a line may end in
   * an enemy zone that it could not pass.
   */
  @Case({"AGS-12.1", "AGS-11.31", "AGS-8.25"})
  AgsScratch.Prospects prospects(Position p, Side side) {
    AgsScratch.SupplyState state = opened(p, side);
    AgsScratch.Prospects found = state.prospects;
    int lineState = rules.exclusive().lineState(p);
    if (found.version != p.version() || found.lineState != lineState) {
      find(p, side, state, found);
      found.version = p.version();
      found.lineState = lineState;
    }
    return found;
  }

  private void find(
      Position p, Side side, AgsScratch.SupplyState state, AgsScratch.Prospects found) {
    standable(p, side, found.enter);
    boolean aside = isLeftAside(p, side);
    if (aside) {
      found.sourced.copyFrom(found.enter);
    } else if (rules.exclusive().tracesItself(side)) {
      rules.exclusive().trace(p, side, ground(p, side, state, found.enter), found.sourced);
    } else {
      traceToSources(p, side, state, found.enter, found.traced, found.sourced);
    }
    int[] headquarters = rules.headquartersByRadius(side);
    boolean led = rules.exclusive().needsHeadquarters(side);
    if (!led
        || rules.exclusive().suppliedWithoutHeadquarters(p, side)
        || aside && headquarters.length == 0) {
      found.supplied.copyFrom(found.sourced);
    } else {
      AgsScratch.SupplyState whole = state(p, side);
      IntPredicate supplying = hq -> suppliesOthers(p, hq, whole);
      spread(p, headquarters, supplying, state, found.enter, found.supplied);
    }
    if (led) {
      spread(p, headquarters, hq -> true, state, found.enter, found.commanded);
    } else {
      found.commanded.copyFrom(found.sourced);
    }
  }

  /**
   * The hexes in which units would have a line to one of these headquarters if they stood there.
   */
  @Case("AGS-11.31")
  public HexSet wouldCommand(Position p, Side side, IntPredicate headquarters) {
    HexSet hexes = new HexSet(rules.board().hexes());
    HexSet enter = prospects(p, side).enter;
    spread(p, rules.headquartersByRadius(side), headquarters, opened(p, side), enter, hexes);
    return hexes;
  }

  private void standable(Position p, Side side, HexSet enter) {
    enter.copyFrom(land);
    enter.removeAll(p.occupied(side.enemy()));
  }

  /**
   * On a map that names no source for a side nobody asks for its supply; such maps are small
   * studies of other rules.
   */
  private boolean isLeftAside(Position p, Side side) {
    return !rules.exclusive().hasSources(p, side);
  }

  /**
   * Lines of supply from the sources of a side: not through swamp, not over a major river except
   * where the rules let them.
   */
  @Case({"AGS-12.1", "AGS-12.11", "AGS-12.12", "AGS-10.15", "AGS-10.16"})
  private void traceToSources(
      Position p,
      Side side,
      AgsScratch.SupplyState state,
      HexSet enter,
      AgsScratch.Traced traced,
      HexSet sources) {
    AgsScratch scratch = rules.scratch(p);
    sources.copyFrom(rules.exclusive().sources(p, side));
    sources.retainAll(state.open);
    findFriendlyCities(p, side, scratch.cities());
    if (traced.isAsItWas(sources, state.open, enter, scratch.cities())) {
      sources.copyFrom(traced.reached);
      return;
    }
    traced.begin(sources, state.open, enter, scratch.cities());
    scratch.through().copyFrom(state.open);
    scratch.through().removeAll(rules.terrain().swamps());
    scratch.through().addAll(sources);
    Flood.Passages open = withCities(side, scratch.cities(), scratch.passages());
    int range = rules.exclusive().supplyRange(side);
    if (range >= Trace.UNLIMITED) {
      scratch.flood().fill(sources, enter, scratch.through(), open);
    } else {
      rings(scratch, sources, enter, range, open);
    }
    traced.reached.copyFrom(sources);
  }

  private static void rings(
      AgsScratch scratch, HexSet sourced, HexSet enter, int range, Flood.Passages open) {
    Flood flood = scratch.flood();
    flood.beginRings(sourced);
    for (int i = 0; i < range; i++) {
      flood.nextRing(sourced, enter, scratch.through(), open);
    }
  }

  /** Supply crosses a major river at a friendly city on it: one that side last occupied. */
  @Case("AGS-10.15")
  private void findFriendlyCities(Position p, Side side, HexSet cities) {
    cities.clear();
    if (rules.exclusive().citiesCarrySupply(side)) {
      for (int city : riverCities) {
        if (p.controls(side, city) && !p.holds(side.enemy(), city)) {
          cities.add(city);
        }
      }
    }
  }

  /** The passages of a side, with those of some cities on major rivers. */
  private Flood.Passages withCities(Side side, HexSet cities, Flood.Passages room) {
    Flood.Passages open = passages[side.ordinal()];
    if (cities.isEmpty()) {
      return open;
    }
    room.copyFrom(open);
    for (int city : riverCities) {
      for (int d = 0; d < Direction.COUNT && cities.has(city); d++) {
        if (!rules.terrain().isClosed(city, d)) {
          room.open(city, d);
          room.open(rules.board().grid().neighbour(city, d), Direction.opposite(d));
        }
      }
    }
    return room;
  }

  /**
   * The directions in which no supply line of a side leaves each hex, as bits, with the hexsides of
   * friendly cities on major rivers opened.
   */
  @Case("AGS-10.15")
  public byte[] blocked(Position p, Side side) {
    byte[] blocked = blocks[side.ordinal()].clone();
    for (int city : riverCities) {
      for (int d = 0; d < Direction.COUNT; d++) {
        if (p.controls(side, city)
            && !p.holds(side.enemy(), city)
            && !rules.terrain().isClosed(city, d)) {
          blocked[city] &= (byte) ~(1 << d);
          blocked[rules.board().grid().neighbour(city, d)] &= (byte) ~(1 << Direction.opposite(d));
        }
      }
    }
    return blocked;
  }

  /** The hexes a line of a side may pass now. */
  public HexSet open(Position p, Side side) {
    return opened(p, side).open;
  }

  /** Where lines of a side may run now. */
  public Ground ground(Position p, Side side) {
    AgsScratch.SupplyState state = opened(p, side);
    return ground(p, side, state, state.open);
  }

  /** The same with lines that may end wherever a unit could stand. */
  public Ground groundToStandOn(Position p, Side side) {
    return ground(p, side, opened(p, side), prospects(p, side).enter);
  }

  private Ground ground(Position p, Side side, AgsScratch.SupplyState state, HexSet enter) {
    AgsScratch scratch = rules.scratch(p);
    findFriendlyCities(p, side, scratch.cities());
    Flood.Passages open = withCities(side, scratch.cities(), scratch.passages());
    return new Ground(state.open, enter, open, scratch.flood());
  }

  /**
   * Lines of communication from headquarters: not longer than the rating, the unit's hex counted
   * and the HQ's not.
   *
   * @param counts which headquarters count
   * @param enter the hexes in which a line may end
   */
  @Case({"AGS-11.31", "AGS-11.32"})
  private void spread(
      Position p,
      int[] byRadius,
      IntPredicate counts,
      AgsScratch.SupplyState state,
      HexSet enter,
      HexSet reached) {
    Flood flood = rules.scratch(p).flood();
    reached.clear();
    flood.beginRings();
    int next = 0;
    int radius = byRadius.length == 0 ? 0 : rules.headquarters().commandRadius(byRadius[0]);
    for (int left = radius; left >= 0; left--) {
      while (next < byRadius.length && rules.headquarters().commandRadius(byRadius[next]) == left) {
        int headquarters = byRadius[next++];
        if (p.onMap(headquarters)
            && rules.exclusive().commands(p, headquarters)
            && counts.test(headquarters)) {
          flood.addToRing(p.hex(headquarters), reached);
        }
      }
      if (left > 0) {
        flood.nextRing(reached, enter, state.open, communications);
      }
    }
  }

  /** The hexes from which a line of communications leads to one headquarters. */
  @Case({"AGS-11.31", "AGS-11.32"})
  public HexSet commandedBy(Position p, int headquarters) {
    HexSet reached = new HexSet(rules.board().hexes());
    if (p.onMap(headquarters)) {
      HexSet open = opened(p, rules.board().side(headquarters)).open;
      Flood flood = rules.scratch(p).flood();
      flood.beginRings();
      flood.addToRing(p.hex(headquarters), reached);
      for (int i = 0; i < rules.headquarters().commandRadius(headquarters); i++) {
        flood.nextRing(reached, open, communications);
      }
    }
    return reached;
  }

  /** The hexes to which lines of a side lead from these hexes. */
  @Case({"AGS-12.1", "AGS-12.11"})
  public HexSet suppliedFrom(Position p, Side side, HexSet sources) {
    HexSet open = opened(p, side).open;
    HexSet reached = sources.copy();
    reached.retainAll(open);
    AgsScratch scratch = rules.scratch(p);
    scratch.through().copyFrom(open);
    scratch.through().removeAll(rules.terrain().swamps());
    scratch.through().addAll(reached);
    scratch.flood().fill(reached, open, scratch.through(), passages[side.ordinal()]);
    return reached;
  }

  /** Whether an HQ has a line to a source and is fit to pass it on. */
  @Case({"AGS-12.14", "AGS-6.32", "AGS-11.34"})
  boolean suppliesOthers(Position p, int headquarters, AgsScratch.SupplyState state) {
    if (p.is(headquarters, Flag.DISRUPTED | Flag.FIXED_OUT)) {
      return false;
    }
    return state.sourced.has(p.hex(headquarters)) || p.is(headquarters, Flag.FIXED_IN | Flag.FRESH);
  }

  /**
   * The hexes a line of a side may pass: no enemy unit, no enemy zone unless a friendly unit is
   * there.
   */
  @Case({"AGS-12.1", "AGS-11.31", "AGS-8.25"})
  private void open(Position p, Side side, HexSet open) {
    int base = p.zoneBase(side.enemy(), Board.SUPPLY_ZONE);
    open.copyFrom(p.zoneCounts(), base, rules.board().hexes());
    open.removeAll(p.occupied(side));
    open.addAll(p.occupied(side.enemy()));
    open.invert(land);
  }

  /** What is known of a side's supply now; for those who tell the lines. */
  AgsScratch.SupplyState known(Position p, Side side) {
    return state(p, side);
  }

  // ---- at the start of a movement phase

  /** Notes which of a side's units are out of supply for the movement phase that begins. */
  @Case({"AGS-12.0", "AGS-12.21", "AGS-12.24", "AGS-5.25"})
  public void checkForMovement(Position p, Side side, Chronicle chronicle) {
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
}
