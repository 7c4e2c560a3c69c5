package hexfront.games.blitzkrieg57;

import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Rulebook.SupplyLine;
import hexfront.engine.Side;
import hexfront.engine.kernels.Flood;
import hexfront.engine.kernels.Trace;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexSet;
import hexfront.engine.orders.Hexes;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Section 3.3: communication lines from supply sources to units. */
final class Communications {
  private static final int NOWHERE = -1;

  private final BlitzkriegRules rules;
  private final HexGrid grid;
  private final Terrain terrain;
  private final HexSet[] sources = new HexSet[2];
  private final byte[] blocked;
  private final byte[] offRail;
  private final Flood.Passages general;
  private final Flood.Passages rail;
  private final int[] intoMountain;

  Communications(BlitzkriegRules rules) {
    this.rules = rules;
    grid = rules.board().grid();
    terrain = rules.terrain();
    for (Side side : Side.values()) {
      sources[side.ordinal()] = rules.board().map().area(side.word() + "-supply").copy();
      sources[side.ordinal()].removeAll(terrain.water());
    }
    blocked = new byte[grid.size()];
    offRail = new byte[grid.size()];
    List<Integer> mountain = new ArrayList<>();
    for (int hex = 0; hex < grid.size(); hex++) {
      for (int d = 0; d < Direction.COUNT; d++) {
        look(hex, d, mountain);
      }
    }
    intoMountain = mountain.stream().mapToInt(Integer::intValue).toArray();
    Flood flood = new Flood(grid);
    general = flood.passages(grid, blocked);
    rail = flood.passages(grid, offRail);
  }

  /** Notes how a line may leave a hex in a direction. */
  @Case({"GJ-3.3.2", "GJ-3.3.3"})
  private void look(int hex, int d, List<Integer> mountain) {
    int to = grid.neighbour(hex, d);
    boolean closed =
        to == HexGrid.OFF
            || terrain.water().has(hex)
            || terrain.water().has(to)
            || terrain.isClosed(hex, d);
    int side = to == HexGrid.OFF ? 0 : terrain.hexside(hex, d);
    boolean way = (side & (Terrain.ROAD | Terrain.RAILROAD)) != 0;
    boolean mountainous = !closed && (terrain.isMountain(hex) || terrain.isMountain(to));
    if (closed || mountainous && !way) {
      blocked[hex] |= (byte) (1 << d);
    }
    if (closed || (side & Terrain.RAILROAD) == 0) {
      offRail[hex] |= (byte) (1 << d);
    }
    if (mountainous && !way && !terrain.isMountain(hex)) {
      mountain.add(hex * Direction.COUNT + d);
    }
  }

  /** The supply sources that the map gives a side. */
  @Case("GJ-2.1.2")
  HexSet sources(Side side) {
    return sources[side.ordinal()];
  }

  /** On a map without sources for a side all its hexes have lines. */
  private boolean hasSources(Side side) {
    return !sources[side.ordinal()].isEmpty();
  }

  // ---- which hexes have a line

  /** The hexes to which a side can trace a communication line now. */
  @Case({"GJ-3.3", "GJ-3.3.4", "GJ-3.3.5"})
  HexSet lines(Position p, Side side) {
    Working.Lines lines = rules.working(p).lines(side);
    if (lines.version != p.version()) {
      find(p, side, NOWHERE, lines);
    }
    return lines.reached;
  }

  /** The same as it will be once a side has lost a hex. */
  @Case("GJ-10.6.5")
  private HexSet linesWithout(Position p, Side side, int hex) {
    Working.Lines lines = rules.working(p).linesWithout(side);
    if (lines.version != p.version() || lines.closed != hex) {
      find(p, side, hex, lines);
    }
    return lines.reached;
  }

  private void find(Position p, Side side, int closed, Working.Lines lines) {
    Working working = rules.working(p);
    findOpen(p, side, lines.open);
    if (closed != NOWHERE) {
      lines.open.remove(closed);
    }
    HexSet reached = lines.reached;
    reached.clear();
    if (hasSources(side)) {
      addSources(p, side, lines.open, reached);
      if (side == Side.AXIS) {
        byRail(working, lines);
      } else {
        working.flood().fill(reached, lines.open, lines.open, general);
        intoMountains(reached, lines.open, reached);
      }
    } else {
      reached.addAll(terrain.land());
    }
    lines.version = p.version();
    lines.closed = closed;
  }

  private void byRail(Working working, Working.Lines lines) {
    HexSet reached = lines.reached;
    Flood flood = working.flood();
    flood.fill(reached, lines.open, lines.open, rail);
    flood.beginRings();
    for (int hex : reached.toArray()) {
      flood.addToRing(hex, reached);
    }
    HexSet inner = working.scratch();
    for (int ring = 1; ring <= rules.data().offRail(); ring++) {
      inner.copyFrom(reached);
      flood.nextRing(reached, lines.open, general);
    }
    if (rules.data().offRail() > 0) {
      intoMountains(inner, lines.open, reached);
    }
  }

  /** A line may end in a mountain hex it enters away from roads. */
  @Case("GJ-3.3.3")
  private void intoMountains(HexSet from, HexSet open, HexSet reached) {
    for (int step : intoMountain) {
      if (from.has(step / Direction.COUNT)) {
        int to = grid.neighbour(step / Direction.COUNT, step % Direction.COUNT);
        if (open.has(to)) {
          reached.add(to);
        }
      }
    }
  }

  private void addSources(Position p, Side side, HexSet open, HexSet reached) {
    long[] from = sources[side.ordinal()].words();
    for (int word = 0; word < from.length; word++) {
      for (long bits = from[word]; bits != 0; bits &= bits - 1) {
        int hex = (word << 6) + Long.numberOfTrailingZeros(bits);
        if (open.has(hex) && !p.controls(side.enemy(), hex)) {
          reached.add(hex);
        }
      }
    }
  }

  /** Hexes a line may pass: no enemy, no enemy place, no enemy zone unless a friend is there. */
  @Case("GJ-3.3.1")
  private void findOpen(Position p, Side side, HexSet open) {
    Working working = rules.working(p);
    open.copyFrom(working.enemyZone(side, rules.fortresses().markers()));
    open.removeAll(p.occupied(side));
    invert(open, terrain.land());
    open.removeAll(p.occupied(side.enemy()));
    closeEnemyPlaces(p, side, open);
  }

  /** Turns a set of closed hexes into the land that is open. */
  private static void invert(HexSet set, HexSet land) {
    long[] words = set.words();
    long[] all = land.words();
    for (int i = 0; i < words.length; i++) {
      words[i] = all[i] & ~words[i];
    }
  }

  private void closeEnemyPlaces(Position p, Side side, HexSet open) {
    long[] words = terrain.places().words();
    for (int word = 0; word < words.length; word++) {
      for (long bits = words[word]; bits != 0; bits &= bits - 1) {
        int hex = (word << 6) + Long.numberOfTrailingZeros(bits);
        if (p.controls(side.enemy(), hex)) {
          open.remove(hex);
        }
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

  /** How far a hex is from one that has a line, once a side has lost another hex. */
  @Case("GJ-10.6.5")
  int distance(Position p, Side side, int hex, int lost) {
    HexSet lines = linesWithout(p, side, lost);
    if (lines.has(hex)) {
      return 0;
    }
    int nearest = Integer.MAX_VALUE;
    long[] words = lines.words();
    for (int word = 0; word < words.length; word++) {
      for (long bits = words[word]; bits != 0; bits &= bits - 1) {
        int other = (word << 6) + Long.numberOfTrailingZeros(bits);
        nearest = Math.min(nearest, grid.distance(hex, other));
      }
    }
    return nearest;
  }

  // ---- reinforcements

  /** Railroad hexes with a line by railroad alone, which no enemy zone touches. */
  @Case({"GJ-12.1", "GJ-12.1.1", "GJ-12.1.2"})
  HexSet railLines(Position p, Side side) {
    Working working = rules.working(p);
    Working.Lines lines = working.lines(side);
    if (lines.railVersion != p.version()) {
      HexSet open = working.scratch();
      open.copyFrom(working.enemyZone(side, rules.fortresses().markers()));
      invert(open, terrain.land());
      open.removeAll(p.occupied(side.enemy()));
      closeEnemyPlaces(p, side, open);
      lines.rail.clear();
      addSources(p, side, open, lines.rail);
      working.flood().fill(lines.rail, open, open, rail);
      if (!hasSources(side)) {
        lines.rail.addAll(open);
      }
      lines.rail.retainAll(terrain.railHexes());
      lines.railVersion = p.version();
    }
    return lines.rail;
  }

  // ---- lines with their paths

  /** How each unit of a side on the map is supplied. */
  @Case("GJ-11.1")
  List<SupplyLine> supply(Position p, Side side) {
    lines(p, side);
    HexSet open = rules.working(p).lines(side).open;
    HexSet nothing = new HexSet(grid.size());
    Trace railTrace = new Trace(grid);
    railTrace.begin();
    HexSet begun = new HexSet(grid.size());
    addSources(p, side, open, begun);
    begun.forEach(hex -> railTrace.source(hex, Trace.UNLIMITED));
    railTrace.run(open, side == Side.AXIS ? offRail : blocked, nothing);
    Trace trace = railTrace;
    if (side == Side.AXIS) {
      trace = new Trace(grid);
      trace.begin();
      for (int hex = 0; hex < grid.size(); hex++) {
        if (railTrace.reaches(hex)) {
          trace.source(hex, rules.data().offRail());
        }
      }
      trace.run(open, blocked, nothing);
    }
    List<SupplyLine> found = new ArrayList<>();
    for (int unit : rules.roster(side)) {
      if (p.onMap(unit) && !rules.fortresses().isMarker(unit)) {
        boolean in = hasLine(p, unit);
        Hexes path = in ? path(p.hex(unit), trace, railTrace) : Hexes.of();
        found.add(new SupplyLine(unit, in, path, in ? "GJ-3.3" : caseAgainst(side)));
      }
    }
    return found;
  }

  private static String caseAgainst(Side side) {
    return side == Side.AXIS ? "GJ-3.3.5" : "GJ-3.3.1";
  }

  private Hexes path(int hex, Trace trace, Trace railTrace) {
    if (trace.reaches(hex)) {
      int[] line = trace.line(hex);
      int[] rest = railTrace.line(line[line.length - 1]);
      return trace == railTrace ? Hexes.of(line) : Hexes.of(join(line, rest));
    }
    for (int step : intoMountain) {
      int from = step / Direction.COUNT;
      if (grid.neighbour(from, step % Direction.COUNT) == hex && trace.reaches(from)) {
        return Hexes.of(join(new int[] {hex, from}, path(from, trace, railTrace).toArray()));
      }
    }
    return Hexes.of();
  }

  /** Joins two lines of which the second begins where the first ends. */
  private static int[] join(int[] line, int[] rest) {
    int[] all = Arrays.copyOf(line, line.length + rest.length - 1);
    System.arraycopy(rest, 1, all, line.length, rest.length - 1);
    return all;
  }
}
