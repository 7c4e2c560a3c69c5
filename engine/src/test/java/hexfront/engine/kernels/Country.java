package hexfront.engine.kernels;

import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexSet;
import java.util.SplittableRandom;

/** Land drawn by lot for kernels to run over: what steps cost and where they end. */
final class Country {
  private static final int DEAREST = 9;

  final HexGrid grid;
  final byte[] costs;
  final byte[] blocked;
  final HexSet closed;
  final byte[] stops;

  private Country(HexGrid grid) {
    this.grid = grid;
    costs = new byte[grid.size() * Direction.COUNT];
    blocked = new byte[grid.size()];
    closed = new HexSet(grid.size());
    stops = new byte[grid.size()];
  }

  /** A country of odd width, which its mirror image needs. */
  static Country of(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    Country land = new Country(new HexGrid(3 + 2 * random.nextInt(9), 2 + random.nextInt(22)));
    int wild = 2 + random.nextInt(20);
    for (int hex = 0; hex < land.grid.size(); hex++) {
      if (random.nextInt(wild) == 0) {
        land.closed.add(hex);
      }
      land.stops[hex] = (byte) (random.nextInt(wild) == 0 ? 1 + random.nextInt(3) : 0);
      for (int d = 0; d < Direction.COUNT; d++) {
        boolean never = land.grid.neighbour(hex, d) == HexGrid.OFF || random.nextInt(wild) == 0;
        int ask = random.nextInt(wild) == 0 ? Reach.ASK : 0;
        int cost = 1 + random.nextInt(DEAREST);
        land.costs[hex * Direction.COUNT + d] = never ? Reach.NEVER : (byte) (cost + ask);
        land.blocked[hex] |= (byte) (random.nextInt(wild) == 0 ? 1 << d : 0);
      }
    }
    return land;
  }

  int anyHex(SplittableRandom random) {
    return random.nextInt(grid.size());
  }

  HexSet someHexes(SplittableRandom random, int oneIn) {
    HexSet hexes = new HexSet(grid.size());
    for (int hex = 0; hex < grid.size(); hex++) {
      if (random.nextInt(oneIn) == 0) {
        hexes.add(hex);
      }
    }
    return hexes;
  }

  // ---- the mirror image, hexrows in reverse order

  int mirrored(int hex) {
    return grid.at(grid.hexrows() - 1 - grid.column(hex), grid.place(hex));
  }

  static int mirroredDirection(int direction) {
    return (Direction.COUNT - direction) % Direction.COUNT;
  }

  HexSet mirrored(HexSet hexes) {
    HexSet image = new HexSet(grid.size());
    hexes.forEach(hex -> image.add(mirrored(hex)));
    return image;
  }

  Country mirrored() {
    Country image = new Country(grid);
    for (int hex = 0; hex < grid.size(); hex++) {
      int to = mirrored(hex);
      image.stops[to] = stops[hex];
      if (closed.has(hex)) {
        image.closed.add(to);
      }
      for (int d = 0; d < Direction.COUNT; d++) {
        int side = mirroredDirection(d);
        image.costs[to * Direction.COUNT + side] = costs[hex * Direction.COUNT + d];
        if ((blocked[hex] & (1 << d)) != 0) {
          image.blocked[to] |= (byte) (1 << side);
        }
      }
    }
    return image;
  }
}
