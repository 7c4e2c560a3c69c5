package hexfront.games.stalingrad;

import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexSet;

/** Section 9: Lines of Communication, and who is isolated. */
final class Communications {
  private final StalingradRules rules;
  private final HexGrid grid;

  Communications(StalingradRules rules) {
    this.rules = rules;
    grid = rules.board().grid();
  }

  /** Whether a unit on the map has no Line of Communication to a Friendly Map Edge. */
  @Case({"CTS-9.0", "CTS-9.2", "CTS-11.3c"})
  boolean isIsolated(Position p, int unit) {
    return p.onMap(unit) && !isConnected(p, rules.board().side(unit), p.hex(unit));
  }

  /** Whether a hex has such a line, which keeps off enemy-controlled rail hexes. */
  @Case("CTS-9.2")
  boolean isConnected(Position p, Side side, int hex) {
    return StalingradScratch.of(p)
        .connected(side)
        .at(p, set -> flood(p, side, true, set))
        .has(hex);
  }

  /** Whether a hex has an ordinary Line of Communication to a Friendly Map Edge. */
  @Case("CTS-9.1")
  boolean hasLine(Position p, Side side, int hex) {
    return StalingradScratch.of(p).lines(side).at(p, set -> flood(p, side, false, set)).has(hex);
  }

  /** Whether a Line of Communication of the Axis leads from a hex to one of its printed edges. */
  @Case({"CTS-35.8e", "CTS-37.4b"})
  boolean reachesWest(Position p, int hex) {
    HexSet reached = new HexSet(rules.board().hexes());
    flood(p, Side.AXIS, false, rules.edges.printed(Side.AXIS), reached);
    return reached.has(hex);
  }

  private void flood(Position p, Side side, boolean avoidRails, HexSet reached) {
    HexSet edge = StalingradScratch.of(p).room;
    rules.edges.friendly(p, side, edge);
    flood(p, side, avoidRails, edge, reached);
  }

  private void flood(Position p, Side side, boolean avoidRails, HexSet edge, HexSet reached) {
    StalingradScratch scratch = StalingradScratch.of(p);
    reached.clear();
    int[] queue = scratch.queue;
    int n = 0;
    for (int hex : edge.toArray()) {
      if (isOpen(p, side, hex, avoidRails)) {
        reached.add(hex);
        queue[n++] = hex;
      }
    }
    for (int i = 0; i < n; i++) {
      int from = queue[i];
      for (int d = 0; d < Direction.COUNT; d++) {
        int to = grid.neighbour(from, d);
        if (to != HexGrid.OFF && !reached.has(to) && mayPass(p, side, from, d, to, avoidRails)) {
          reached.add(to);
          queue[n++] = to;
        }
      }
    }
  }

  private boolean mayPass(Position p, Side side, int from, int d, int to, boolean avoidRails) {
    return !rules.terrain.isBarred(from, d)
        && !ZonesOfControl.isBarred(p, side, from, d)
        && isOpen(p, side, to, avoidRails)
        && mayCross(p, side, from, d)
        && mayCross(p, side, to, Direction.opposite(d));
  }

  /** In a contested city lines run by the side's own hexsides only. */
  @Case("CTS-24.6.4")
  private boolean mayCross(Position p, Side side, int hex, int d) {
    int slot = rules.terrain.citySlot(hex);
    return !Ledger.isContested(p, slot) || (Ledger.access(p, slot, side) & 1 << d) != 0;
  }

  private boolean isOpen(Position p, Side side, int hex, boolean avoidRails) {
    if (rules.terrain.sea.has(hex)) {
      return false;
    }
    boolean contested = Ledger.isContested(p, rules.terrain.citySlot(hex));
    boolean enemy = p.holds(side.enemy(), hex) && !contested;
    return !enemy
        && !ZonesOfControl.isBarred(p, side, hex)
        && !(avoidRails
            && !contested
            && rules.terrain.rails.has(hex)
            && p.controls(side.enemy(), hex)
            && !p.holds(side, hex));
  }
}
