package hexfront.games.blitzkrieg57;

import hexfront.engine.Board;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.map.HexSet;
import hexfront.games.common.Scratch;

/** The buffers of the rules: enemy zones, communication lines, command ranges. */
final class BlitzkriegScratch extends Scratch {
  private final Position position;

  /** A set for whoever needs one. */
  final HexSet room;

  /** Room for the hexes that a line may not pass. */
  final HexSet closed;

  private final byte[][] zones;
  private final int[] zonesVersion = {-1, -1};
  private final HexSet[] zoned;
  private final int[] zonedVersion = {-1, -1};
  private final Lines[] lines;
  private final Lines[] linesWithout;
  private final HexSet[] led;
  private final int[] ledVersion = {-1, -1};

  /** What is kept with a position. */
  static BlitzkriegScratch of(Position p) {
    return of(p, BlitzkriegScratch.class, BlitzkriegScratch::new);
  }

  private BlitzkriegScratch(Position position) {
    super(position);
    this.position = position;
    int hexes = position.board().hexes();
    zones = new byte[][] {new byte[hexes], new byte[hexes]};
    zoned = new HexSet[] {new HexSet(hexes), new HexSet(hexes)};
    lines = new Lines[] {new Lines(hexes), new Lines(hexes)};
    linesWithout = new Lines[] {new Lines(hexes), new Lines(hexes)};
    room = new HexSet(hexes);
    closed = new HexSet(hexes);
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
    return isStale(ledVersion, side);
  }

  private boolean isStale(int[] versions, Side side) {
    boolean stale = versions[side.ordinal()] != position.version();
    versions[side.ordinal()] = position.version();
    return stale;
  }

  /**
   * Counters of enemy zones as they matter to a side, one byte a hex: those of the position, except
   * in the hexes of its fortresses.
   */
  byte[] enemyZones(Side side, int[] fortresses) {
    byte[] counts = zones[side.ordinal()];
    if (isStale(zonesVersion, side)) {
      int base = position.zoneBase(side.enemy(), Board.MOVEMENT_ZONE);
      System.arraycopy(position.zoneCounts(), base, counts, 0, counts.length);
      for (int marker : fortresses) {
        if (position.onMap(marker) && position.board().side(marker) == side) {
          counts[position.hex(marker)] = 0;
        }
      }
    }
    return counts;
  }

  /** The same as a set of hexes. */
  HexSet enemyZone(Side side, int[] fortresses) {
    if (isStale(zonedVersion, side)) {
      byte[] counts = enemyZones(side, fortresses);
      long[] words = zoned[side.ordinal()].words();
      for (int word = 0; word < words.length; word++) {
        long bits = 0;
        int end = Math.min(counts.length, (word + 1) << 6);
        for (int hex = word << 6; hex < end; hex++) {
          bits |= counts[hex] == 0 ? 0 : 1L << hex;
        }
        words[word] = bits;
      }
    }
    return zoned[side.ordinal()];
  }
}
