package hexfront.games.blitzkrieg57;

import hexfront.engine.Board;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.map.HexSet;
import hexfront.games.common.Scratch;
import java.util.List;
import java.util.function.Consumer;

/** The buffers of the rules: enemy zones, communication lines, command ranges. */
final class BlitzkriegScratch extends Scratch {
  /** A set for whoever needs one. */
  final HexSet room;

  /** Room for the hexes that a line may not pass. */
  final HexSet closed;

  private final List<Found<byte[]>> zones;
  private final List<Found<HexSet>> zoned;
  private final List<Lines> lines;
  private final List<Lines> linesWithout;
  private final List<Found<HexSet>> led;

  /** What is kept with a position. */
  static BlitzkriegScratch of(Position p) {
    return of(p, BlitzkriegScratch.class, BlitzkriegScratch::new);
  }

  private BlitzkriegScratch(Position position) {
    super(position);
    int hexes = position.board().hexes();
    zones = Found.bySide(() -> new byte[hexes]);
    zoned = Found.bySide(() -> new HexSet(hexes));
    lines = List.of(new Lines(hexes), new Lines(hexes));
    linesWithout = List.of(new Lines(hexes), new Lines(hexes));
    led = Found.bySide(() -> new HexSet(hexes));
    room = new HexSet(hexes);
    closed = new HexSet(hexes);
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
    return lines.get(side.ordinal());
  }

  /** Room for the lines of a side without one of its hexes. */
  Lines linesWithout(Side side) {
    return linesWithout.get(side.ordinal());
  }

  /** The hexes in which a side's headquarters lead. */
  HexSet led(Position p, Side side, Consumer<HexSet> find) {
    return led.get(side.ordinal()).at(p, find);
  }

  /**
   * Counters of enemy zones as they matter to a side, one byte a hex: those of the position, except
   * in the hexes of its fortresses.
   */
  byte[] enemyZones(Position p, Side side, int[] fortresses) {
    return zones
        .get(side.ordinal())
        .at(
            p,
            counts -> {
              int base = p.zoneBase(side.enemy(), Board.MOVEMENT_ZONE);
              System.arraycopy(p.zoneCounts(), base, counts, 0, counts.length);
              for (int marker : fortresses) {
                if (p.onMap(marker) && p.board().side(marker) == side) {
                  counts[p.hex(marker)] = 0;
                }
              }
            });
  }

  /** The same as a set of hexes. */
  HexSet enemyZone(Position p, Side side, int[] fortresses) {
    return zoned.get(side.ordinal()).at(p, set -> set.copyFrom(enemyZones(p, side, fortresses)));
  }
}
