package hexfront.games.blitzkrieg57;

import hexfront.engine.Board;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.kernels.Flood;
import hexfront.engine.kernels.Reach;
import hexfront.engine.map.HexSet;

/**
 * The buffers in which the rules compute for one position, and what they found out at its present
 * version.
 */
final class Working {
  private final Position position;
  private final Reach reach;
  private final Flood flood;
  private final byte[][] zones;
  private final int[] zonesVersion = {-1, -1};
  private final HexSet[] zoned;
  private final int[] zonedVersion = {-1, -1};
  private final Lines[] lines;
  private final Lines[] linesWithout;
  private final HexSet scratch;
  private final HexSet[] led;
  private final int[] ledVersion = {-1, -1};

  Working(Position position) {
    this.position = position;
    Board board = position.board();
    int hexes = board.hexes();
    reach = new Reach(board.grid());
    flood = new Flood(board.grid());
    zones = new byte[][] {new byte[hexes], new byte[hexes]};
    zoned = new HexSet[] {new HexSet(hexes), new HexSet(hexes)};
    lines = new Lines[] {new Lines(hexes), new Lines(hexes)};
    linesWithout = new Lines[] {new Lines(hexes), new Lines(hexes)};
    scratch = new HexSet(hexes);
    led = new HexSet[] {new HexSet(hexes), new HexSet(hexes)};
  }

  /** Where communication lines reach, as found at one version of the position. */
  static final class Lines {
    int version = -1;
    int railVersion = -1;

    /** The hex that counts as lost, or -1. */
    int closed = -1;

    /** Hexes a line may pass. */
    final HexSet open;

    /** Hexes that have a line. */
    final HexSet reached;

    /** Railroad hexes that reinforcements can get to. */
    final HexSet rail;

    Lines(int hexes) {
      open = new HexSet(hexes);
      reached = new HexSet(hexes);
      rail = new HexSet(hexes);
    }
  }

  Reach reach() {
    return reach;
  }

  Flood flood() {
    return flood;
  }

  HexSet scratch() {
    return scratch;
  }

  Lines lines(Side side) {
    return lines[side.ordinal()];
  }

  /** Room for the lines of a side without one of its hexes. */
  Lines linesWithout(Side side) {
    return linesWithout[side.ordinal()];
  }

  /** Room for the hexes in which a side's headquarters lead. */
  HexSet led(Side side) {
    return led[side.ordinal()];
  }

  /** Whether that was found for another version; from now on it holds for this one. */
  boolean isLedStale(Side side) {
    boolean stale = ledVersion[side.ordinal()] != position.version();
    ledVersion[side.ordinal()] = position.version();
    return stale;
  }

  /**
   * Counters of enemy zones as they matter to a side, one byte a hex: those of the position, except
   * in the hexes of its fortresses.
   */
  byte[] enemyZones(Side side, int[] fortresses) {
    int s = side.ordinal();
    if (zonesVersion[s] != position.version()) {
      int base = position.zoneBase(side.enemy(), Board.MOVEMENT_ZONE);
      System.arraycopy(position.zoneCounts(), base, zones[s], 0, zones[s].length);
      for (int marker : fortresses) {
        if (position.onMap(marker) && position.board().side(marker) == side) {
          zones[s][position.hex(marker)] = 0;
        }
      }
      zonesVersion[s] = position.version();
    }
    return zones[s];
  }

  /** The same as a set of hexes. */
  HexSet enemyZone(Side side, int[] fortresses) {
    int s = side.ordinal();
    if (zonedVersion[s] != position.version()) {
      byte[] counts = enemyZones(side, fortresses);
      long[] words = zoned[s].words();
      for (int word = 0; word < words.length; word++) {
        long bits = 0;
        int end = Math.min(counts.length, (word + 1) << 6);
        for (int hex = word << 6; hex < end; hex++) {
          if (counts[hex] != 0) {
            bits |= 1L << hex;
          }
        }
        words[word] = bits;
      }
      zonedVersion[s] = position.version();
    }
    return zoned[s];
  }
}
