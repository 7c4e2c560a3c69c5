package hexfront.games.blitzfront;

import hexfront.engine.Board;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.map.HexSet;
import hexfront.games.common.Scratch;
import org.jspecify.annotations.Nullable;

/** The buffers of the rules: supply lines, ways of movers. */
final class BlitzfrontScratch extends Scratch {
  private final Position position;
  private final HexSet[] open;
  private final HexSet[] lines;
  private final int[] linesVersion = {-1, -1};
  private final HexSet[] zones;

  /** The ways of the unit that was looked at last. */
  @Nullable Ways ways;

  /** The unit that was followed last. */
  @Nullable March march;

  /** Room for a path that grows hex by hex. */
  final int[] path = new int[64];

  static BlitzfrontScratch of(Position p) {
    return of(p, BlitzfrontScratch.class, BlitzfrontScratch::new);
  }

  private BlitzfrontScratch(Position position) {
    super(position);
    this.position = position;
    int hexes = position.board().hexes();
    open = new HexSet[] {new HexSet(hexes), new HexSet(hexes)};
    lines = new HexSet[] {new HexSet(hexes), new HexSet(hexes)};
    zones = new HexSet[] {new HexSet(hexes), new HexSet(hexes)};
  }

  HexSet open(Side side) {
    return open[side.ordinal()];
  }

  HexSet lines(Side side) {
    return lines[side.ordinal()];
  }

  /** Whether the lines were found for another version; from now on they hold for this one. */
  boolean areLinesStale(Side side) {
    boolean stale = linesVersion[side.ordinal()] != position.version();
    linesVersion[side.ordinal()] = position.version();
    return stale;
  }

  /** The hexes in a side's zones. */
  HexSet zone(Side side) {
    byte[] counts = position.zoneCounts();
    int base = position.zoneBase(side, Board.SUPPLY_ZONE);
    HexSet zone = zones[side.ordinal()];
    long[] words = zone.words();
    int hexes = position.board().hexes();
    for (int word = 0; word < words.length; word++) {
      long bits = 0;
      int end = Math.min(hexes, (word + 1) << 6);
      for (int hex = word << 6; hex < end; hex++) {
        bits |= counts[base + hex] == 0 ? 0 : 1L << hex;
      }
      words[word] = bits;
    }
    return zone;
  }
}
