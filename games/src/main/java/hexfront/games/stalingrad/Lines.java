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
   * @param ways by hex, a bit for each direction in which a line goes on to an open hex
   */
  record Net(HexSet open, byte[] ways) {
    static Net of(int hexes) {
      return new Net(new HexSet(hexes), new byte[hexes]);
    }

    boolean passes(int hex, int direction) {
      return (ways[hex] & 1 << direction) != 0;
    }
  }

  private final StalingradRules rules;
  private final HexGrid grid;
  private final int[] neighbours;
  private final byte[] printed;
  private final HexSet land;

  Lines(StalingradRules rules) {
    this.rules = rules;
    grid = rules.board().grid();
    neighbours = grid.neighbourTable();
    HexSet sea = rules.terrain.sea;
    printed = Flood.blocked(grid, (hex, d, to) -> !rules.terrain.isBarred(hex, d) && !sea.has(to));
    for (int hex = 0; hex < printed.length; hex++) {
      printed[hex] ^= (byte) ALL_AROUND;
    }
    land = HexSet.all(grid.size());
    land.removeAll(sea);
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
    int base = p.bondBase(side.enemy(), ZonesOfControl.ZONE);
    HexSet barred = StalingradScratch.of(p).supply.room;
    barred.copyFrom(hexes, base, grid.size());
    barred.addAll(p.occupied(side.enemy()));
    net.open.copyFrom(land);
    net.open.removeAll(barred);
    byte[] ways = net.ways;
    for (int hex = 0; hex < ways.length; hex++) {
      ways[hex] = (byte) (printed[hex] & ~sides[base + hex]);
    }
    for (int slot = 0; slot < rules.terrain.majorCities.length; slot++) {
      if (Ledger.isContested(p, slot)) {
        contest(p, side, slot, net);
      }
    }
    shut(net);
  }

  /** No way leads into a hex that is not open. */
  private void shut(Net net) {
    long[] ground = land.words();
    long[] open = net.open.words();
    for (int i = 0; i < open.length; i++) {
      for (long word = ground[i] & ~open[i]; word != 0; word &= word - 1) {
        int hex = (i << 6) + Long.numberOfTrailingZeros(word);
        for (int d = 0; d < Direction.COUNT; d++) {
          int near = neighbours[hex * Direction.COUNT + d];
          if (near >= 0) {
            net.ways[near] &= (byte) ~(1 << Direction.opposite(d));
          }
        }
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
        net.ways[city] &= (byte) ~(1 << d);
        net.ways[near] &= (byte) ~(1 << Direction.opposite(d));
      }
    }
  }
}
