package hexfront.games.ags;

import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexMap;
import java.util.Arrays;

/** Which major river a hexside belongs to: hexsides that meet at a corner are one river. */
final class MajorRivers {
  private final HexGrid grid;
  private final byte[] ofHexside;
  private final long[] ofHex;

  MajorRivers(HexMap map, int kind) {
    grid = map.grid();
    ofHexside = new byte[grid.size() * Direction.COUNT];
    ofHex = new long[grid.size()];
    Arrays.fill(ofHexside, (byte) -1);
    int rivers = 0;
    for (int i = 0; i < ofHexside.length; i++) {
      boolean isRiver = (map.hexside(i / Direction.COUNT, i % Direction.COUNT) & kind) != 0;
      if (isRiver && ofHexside[i] < 0) {
        flood(map, kind, i, Math.min(rivers++, 63));
      }
    }
  }

  private void flood(HexMap map, int kind, int first, int river) {
    int[] open = new int[ofHexside.length];
    int size = 0;
    open[size++] = first;
    while (size > 0) {
      int i = open[--size];
      int hex = i / Direction.COUNT;
      int d = i % Direction.COUNT;
      if (ofHexside[i] < 0 && (map.hexside(hex, d) & kind) != 0) {
        ofHexside[i] = (byte) river;
        ofHex[hex] |= 1L << river;
        open[size++] = hex * Direction.COUNT + (d + 1) % Direction.COUNT;
        open[size++] = hex * Direction.COUNT + (d + 5) % Direction.COUNT;
        int across = grid.neighbour(hex, d);
        if (across != HexGrid.OFF) {
          open[size++] = across * Direction.COUNT + Direction.opposite(d);
        }
      }
    }
  }

  /** For each hexside the number of its river, or -1. */
  byte[] ofHexside() {
    return ofHexside;
  }

  /** For each hex its rivers as bits. */
  long[] ofHex() {
    return ofHex;
  }
}
