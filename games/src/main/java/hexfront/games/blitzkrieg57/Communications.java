package hexfront.games.blitzkrieg57;

import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Rulebook.SupplyLine;
import hexfront.engine.Side;
import hexfront.engine.events.Supply;
import hexfront.engine.kernels.Flood;
import hexfront.engine.kernels.Trace;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexSet;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Units;
import hexfront.games.blitzkrieg57.BlitzkriegScratch.Lines;
import hexfront.games.common.HeldPlaces;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Section 3.3: communication lines from supply sources to units. */
final class Communications {
  private static final int NOWHERE = -1;

  private final BlitzkriegRules rules;
  private final HexGrid grid;
  private final Terrain terrain;
  private final HexSet[] sources = new HexSet[2];
  private final int[] places;
  private final byte[] blocked;
  private final byte[] offRail;
  private final byte[] notUphill;
  private final Flood.Passages general;
  private final Flood.Passages rail;
  private final Flood.Passages uphill;

  Communications(BlitzkriegRules rules) {
    this.rules = rules;
    grid = rules.board().grid();
    terrain = rules.terrain;
    places = terrain.places.toArray();
    for (Side side : Side.values()) {
      sources[side.ordinal()] = rules.board().map().area(side.word() + "-supply").copy();
      sources[side.ordinal()].removeAll(terrain.water);
    }
    blocked = Flood.blocked(grid, (hex, d, to) -> passes(hex, d) && !isTrackless(hex, d, to));
    offRail =
        Flood.blocked(
            grid,
            (hex, d, to) -> passes(hex, d) && (terrain.hexside(hex, d) & Terrain.RAILROAD) != 0);
    notUphill =
        Flood.blocked(
            grid,
            (hex, d, to) -> passes(hex, d) && isTrackless(hex, d, to) && !terrain.isMountain(hex));
    Flood flood = new Flood(grid);
    general = flood.passages(grid, blocked);
    rail = flood.passages(grid, offRail);
    uphill = flood.passages(grid, notUphill);
  }

  private boolean passes(int hex, int d) {
    return !terrain.water.has(hex) && !terrain.isBarred(hex, d);
  }

  /** Whether a step leads into, out of or through mountains where neither road nor railroad is. */
  @Case({"GJ-3.3.2", "GJ-3.3.3"})
  private boolean isTrackless(int hex, int d, int to) {
    return (terrain.isMountain(hex) || terrain.isMountain(to))
        && (terrain.hexside(hex, d) & (Terrain.ROAD | Terrain.RAILROAD)) == 0;
  }

  /** The supply sources that the map gives a side. */
  @Case("GJ-2.1.2")
  HexSet sources(Side side) {
    return sources[side.ordinal()];
  }

  /** Towns, cities and sources belong to whoever entered them last. */
  @Case({"GJ-3.4.1", "GJ-3.4.2"})
  HeldPlaces places() {
    HexSet held = terrain.places.copy();
    for (Side side : Side.values()) {
      held.addAll(sources(side));
    }
    return new HeldPlaces(held, "GJ-3.4.2");
  }

  // ---- which hexes have a line

  /** The hexes to which a side can trace a communication line now. */
  @Case({"GJ-3.3", "GJ-3.3.4", "GJ-3.3.5"})
  HexSet lines(Position p, Side side) {
    return find(p, side).reached();
  }

  private Lines find(Position p, Side side) {
    return BlitzkriegScratch.of(p).lines(side).standing(p, lines -> find(p, side, NOWHERE, lines));
  }

  /** The same as it will be once a side has lost a hex. */
  @Case("GJ-10.6.5")
  private HexSet linesWithout(Position p, Side side, int hex) {
    return BlitzkriegScratch.of(p)
        .linesWithout(side, hex)
        .standing(p, lines -> find(p, side, hex, lines))
        .reached();
  }

  private void find(Position p, Side side, int closed, Lines lines) {
    BlitzkriegScratch scratch = BlitzkriegScratch.of(p);
    HexSet open = lines.open();
    HexSet reached = lines.reached();
    findOpen(p, side, true, open);
    if (closed != NOWHERE) {
      open.remove(closed);
    }
    reached.clear();
    addSources(p, side, open, reached);
    if (sources(side).isEmpty()) {
      reached.addAll(terrain.land);
    } else if (side == Side.AXIS) {
      byRail(scratch, open, reached);
    } else {
      scratch.flood().fill(reached, open, open, general);
      intoMountains(scratch.flood(), reached, open, reached);
    }
  }

  private void byRail(BlitzkriegScratch scratch, HexSet open, HexSet reached) {
    Flood flood = scratch.flood();
    HexSet inner = scratch.room;
    inner.copyFrom(open);
    inner.retainAll(terrain.railHexes);
    flood.fill(reached, inner, inner, rail);
    flood.beginRings(reached);
    for (int ring = 1; ring <= rules.data.offRail(); ring++) {
      inner.copyFrom(reached);
      flood.nextRing(reached, open, general);
    }
    if (rules.data.offRail() > 0) {
      intoMountains(flood, inner, open, reached);
    }
  }

  /** A line may end in a mountain hex it enters away from roads. */
  @Case("GJ-3.3.3")
  private void intoMountains(Flood flood, HexSet from, HexSet open, HexSet reached) {
    flood.beginRings(from);
    flood.nextRing(reached, open, uphill);
  }

  private void addSources(Position p, Side side, HexSet open, HexSet reached) {
    for (int hex : sources(side).toArray()) {
      if (open.has(hex) && !p.controls(side.enemy(), hex)) {
        reached.add(hex);
      }
    }
  }

  /**
   * Hexes a line may pass: no enemy, no enemy place, no enemy zone unless a friend is there who
   * holds it open.
   */
  @Case("GJ-3.3.1")
  private void findOpen(Position p, Side side, boolean heldOpen, HexSet open) {
    HexSet closed = BlitzkriegScratch.of(p).closed;
    closed.copyFrom(BlitzkriegScratch.of(p).enemyZone(p, side, rules.roster.fortresses()));
    if (heldOpen) {
      closed.removeAll(p.occupied(side));
    }
    open.copyFrom(terrain.land);
    open.removeAll(closed);
    open.removeAll(p.occupied(side.enemy()));
    for (int hex : places) {
      if (p.controls(side.enemy(), hex)) {
        open.remove(hex);
      }
    }
  }

  /** Whether a unit on the map has a communication line. */
  boolean hasLine(Position p, int unit) {
    if (p.is(unit, Flag.FIXED_IN | Flag.FIXED_OUT)) {
      return p.is(unit, Flag.FIXED_IN);
    }
    return lines(p, rules.board().side(unit)).has(p.hex(unit));
  }

  /** The supply check: both sides are judged before anybody loses a step. */
  @Case({"GJ-11.1", "GJ-11.1.1", "GJ-11.1.2", "GJ-14.2.4"})
  void check(Position p, Chronicle chronicle) {
    int[] cut =
        Stream.of(Side.values())
            .filter(side -> !isExempt(side, p.turn()))
            .flatMapToInt(side -> IntStream.of(rules.roster.those(side, unit -> isCut(p, unit))))
            .toArray();
    chronicle.tell(new Supply(Units.of(), Units.of(cut), "GJ-11.1"));
    for (int unit : cut) {
      rules.losses.lose(p, unit, 1, "no communication line", "GJ-11.1.1", chronicle);
    }
  }

  private boolean isCut(Position p, int unit) {
    return p.onMap(unit) && !rules.roster.isFortress(unit) && !hasLine(p, unit);
  }

  @Case("GJ-15.1-4")
  private boolean isExempt(Side side, int turn) {
    return side == rules.data.exemptSide() && rules.data.exemptTurns().contains(turn);
  }

  /** How far a hex is from one that has a line, once a side has lost another hex. */
  @Case("GJ-10.6.5")
  int distance(Position p, Side side, int hex, int lost) {
    HexSet lines = linesWithout(p, side, lost);
    return lines.has(hex) ? 0 : grid.distance(hex, lines);
  }

  // ---- reinforcements

  /** Railroad hexes with a line by railroad alone, which no enemy zone touches. */
  @Case({"GJ-12.1", "GJ-12.1.1", "GJ-12.1.2"})
  HexSet railLines(Position p, Side side) {
    return BlitzkriegScratch.of(p).rail(side).standing(p, rails -> findRails(p, side, rails));
  }

  private void findRails(Position p, Side side, HexSet rails) {
    BlitzkriegScratch scratch = BlitzkriegScratch.of(p);
    HexSet open = scratch.room;
    findOpen(p, side, false, open);
    open.retainAll(terrain.railHexes);
    rails.clear();
    addSources(p, side, open, rails);
    scratch.flood().fill(rails, open, open, rail);
    if (sources(side).isEmpty()) {
      rails.addAll(open);
    }
  }

  // ---- lines with their paths

  /** How each unit of a side on the map is supplied. */
  @Case("GJ-11.1")
  List<SupplyLine> supply(Position p, Side side) {
    Trace trace = trace(p, side);
    List<SupplyLine> found = new ArrayList<>();
    for (int unit : rules.roster.units(side)) {
      if (p.onMap(unit) && !rules.roster.isFortress(unit)) {
        boolean in = hasLine(p, unit);
        boolean traced = in && trace.reaches(p.hex(unit));
        Hexes path = traced ? Hexes.of(trace.line(p.hex(unit))) : Hexes.of();
        String against = side == Side.AXIS ? "GJ-3.3.5" : "GJ-3.3.1";
        found.add(new SupplyLine(unit, in, path, in ? "GJ-3.3" : against));
      }
    }
    return found;
  }

  Trace trace(Position p, Side side) {
    HexSet open = find(p, side).open();
    HexSet begun = new HexSet(grid.size());
    addSources(p, side, open, begun);
    Trace trace = new Trace(grid);
    trace.begin();
    begun.forEach(hex -> trace.source(hex, Trace.UNLIMITED));
    trace.run(open, side == Side.AXIS ? offRail : blocked, new HexSet(grid.size()));
    if (side == Side.AXIS) {
      trace.goOn(rules.data.offRail(), open, blocked);
    }
    trace.goOn(1, open, notUphill);
    return trace;
  }
}
