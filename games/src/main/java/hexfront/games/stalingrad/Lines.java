package hexfront.games.stalingrad;

import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.kernels.Flood;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexSet;

/** Where lines of a side may run now: Lines of Communication, of Supply, and its rails. */
final class Lines {
  private static final int ALL_AROUND = 63;

  /**
   * The hexes and hexsides that are open.
   *
   * @param open hexes that a line may enter
   * @param blocked by hex, a bit for each direction in which no line leaves it
   */
  record Net(HexSet open, byte[] blocked) {
    static Net of(int hexes) {
      return new Net(new HexSet(hexes), new byte[hexes]);
    }

    boolean passes(int hex, int direction, int to) {
      return (blocked[hex] & 1 << direction) == 0 && open.has(to);
    }
  }

  private final StalingradRules rules;
  private final HexGrid grid;
  private final byte[] barred;
  private final HexSet land;

  Lines(StalingradRules rules) {
    this.rules = rules;
    grid = rules.board().grid();
    barred = Flood.blocked(grid, (hex, d, to) -> !rules.terrain.isBarred(hex, d));
    land = HexSet.all(grid.size());
    land.removeAll(rules.terrain.sea);
  }

  /** The net of a side now. */
  Net of(Position p, Side side) {
    return StalingradScratch.of(p).supply.net(side).standing(p, net -> draw(p, side, net));
  }

  /** No line enters a hex of the enemy, nor enters or crosses a Bond of his. */
  @Case({"CTS-6.4b", "CTS-9.1", "CTS-16.2c", "CTS-16.2d"})
  private void draw(Position p, Side side, Net net) {
    byte[] sides = p.bondSides();
    byte[] hexes = p.bondHexes();
    int base = p.zoneBase(side.enemy(), ZonesOfControl.ZONE);
    net.open.copyFrom(land);
    net.open.removeAll(p.occupied(side.enemy()));
    byte[] blocked = net.blocked;
    for (int hex = 0; hex < blocked.length; hex++) {
      blocked[hex] = (byte) (barred[hex] | sides[base + hex]);
      if (hexes[base + hex] != 0) {
        net.open.remove(hex);
      }
    }
    for (int slot = 0; slot < rules.terrain.majorCities.length; slot++) {
      if (Ledger.isContested(p, slot)) {
        contest(p, side, slot, net);
      }
    }
  }

  /** Into a contested city and out of it lines run by the side's own hexsides only. */
  @Case("CTS-24.6.4")
  private void contest(Position p, Side side, int slot, Net net) {
    int city = rules.terrain.majorCities[slot];
    int shut = ALL_AROUND & ~Ledger.access(p, slot, side);
    net.open.add(city);
    for (int d = 0; d < Direction.COUNT; d++) {
      int near = grid.neighbour(city, d);
      if ((shut & 1 << d) != 0 && near != HexGrid.OFF) {
        net.blocked[city] |= (byte) (1 << d);
        net.blocked[near] |= (byte) (1 << Direction.opposite(d));
      }
    }
  }
}
