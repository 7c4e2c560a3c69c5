package hexfront.games.stalingrad;

import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexSet;

/** Section 9: Lines of Communication, and who is isolated. */
final class Communications {
  private final StalingradRules rules;
  private final int[] neighbours;
  private final int[] rails;

  Communications(StalingradRules rules) {
    this.rules = rules;
    neighbours = rules.board().grid().neighbourTable();
    rails = rules.terrain.rails.toArray();
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
        .standing(p, set -> flood(p, side, true, set))
        .has(hex);
  }

  /** Whether a hex has an ordinary Line of Communication to a Friendly Map Edge. */
  @Case("CTS-9.1")
  boolean hasLine(Position p, Side side, int hex) {
    return StalingradScratch.of(p)
        .lines(side)
        .standing(p, set -> flood(p, side, false, set))
        .has(hex);
  }

  /** Whether a Line of Communication of the Axis leads from a hex to one of its printed edges. */
  @Case({"CTS-35.8e", "CTS-37.4b"})
  boolean reachesWest(Position p, int hex) {
    return StalingradScratch.of(p)
        .west
        .standing(p, set -> flood(p, Side.AXIS, false, rules.edges.printed(Side.AXIS), set))
        .has(hex);
  }

  private void flood(Position p, Side side, boolean avoidRails, HexSet reached) {
    flood(p, side, avoidRails, rules.edges.friendly(p, side), reached);
  }

  private void flood(Position p, Side side, boolean avoidRails, HexSet edge, HexSet reached) {
    StalingradScratch scratch = StalingradScratch.of(p);
    Lines.Net net = rules.lines.of(p, side);
    HexSet open = scratch.supply.room;
    open.copyFrom(net.open());
    if (avoidRails) {
      avoidRails(p, side, open);
    }
    reached.copyFrom(edge);
    reached.retainAll(open);
    spread(net, open, reached, scratch.queue);
  }

  private void spread(Lines.Net net, HexSet open, HexSet reached, int[] queue) {
    long[] unmet = open.words();
    long[] met = reached.words();
    int n = 0;
    for (int i = 0; i < met.length; i++) {
      unmet[i] &= ~met[i];
      for (long word = met[i]; word != 0; word &= word - 1) {
        queue[n++] = (i << 6) + Long.numberOfTrailingZeros(word);
      }
    }
    byte[] ways = net.ways();
    for (int i = 0; i < n; i++) {
      int from = queue[i];
      int base = from * Direction.COUNT;
      for (int left = ways[from]; left != 0; left &= left - 1) {
        int to = neighbours[base + Integer.numberOfTrailingZeros(left)];
        long bit = 1L << to;
        if ((unmet[to >> 6] & bit) != 0) {
          unmet[to >> 6] ^= bit;
          met[to >> 6] |= bit;
          queue[n++] = to;
        }
      }
    }
  }

  /** The line of an isolated unit keeps off rail hexes that the enemy controls. */
  @Case("CTS-9.2")
  private void avoidRails(Position p, Side side, HexSet open) {
    Side enemy = side.enemy();
    for (int hex : rails) {
      if (p.controls(enemy, hex)
          && open.has(hex)
          && !p.holds(side, hex)
          && !Ledger.isContested(p, rules.terrain.citySlot(hex))) {
        open.remove(hex);
      }
    }
  }
}
