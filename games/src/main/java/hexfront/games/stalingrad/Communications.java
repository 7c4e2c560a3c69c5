package hexfront.games.stalingrad;

import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.map.HexSet;

/** Section 9: Lines of Communication, and who is isolated. */
final class Communications {
  private final StalingradRules rules;
  private final int[] rails;

  Communications(StalingradRules rules) {
    this.rules = rules;
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
        .standing(
            p,
            lines -> {
              begin(p, side, rules.edges.friendly(p, side), lines);
              avoidRails(p, side, lines.open);
            })
        .has(hex);
  }

  /** Whether a hex has an ordinary Line of Communication to a Friendly Map Edge. */
  @Case("CTS-9.1")
  boolean hasLine(Position p, Side side, int hex) {
    return StalingradScratch.of(p)
        .lines(side)
        .standing(p, lines -> begin(p, side, rules.edges.friendly(p, side), lines))
        .has(hex);
  }

  /** Whether a Line of Communication of the Axis leads from a hex to one of its printed edges. */
  @Case({"CTS-35.8e", "CTS-37.4b"})
  boolean reachesWest(Position p, int hex) {
    return StalingradScratch.of(p)
        .west
        .standing(p, lines -> begin(p, Side.AXIS, rules.edges.printed(Side.AXIS), lines))
        .has(hex);
  }

  private void begin(Position p, Side side, HexSet edge, Connections lines) {
    Lines.Net net = rules.lines.of(p, side);
    lines.open.copyFrom(net.open());
    lines.begin(edge, net.ways());
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
