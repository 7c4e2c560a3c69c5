package hexfront.games.blitzkrieg57;

import hexfront.engine.Board;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.map.HexSet;
import hexfront.games.common.Scratch;
import java.util.List;

/** The buffers of the rules: enemy zones, communication lines, command ranges. */
final class BlitzkriegScratch extends Scratch {
  /** A set for whoever needs one. */
  final HexSet room;

  /** Room for the hexes that a line may not pass. */
  final HexSet closed;

  private final List<Found<byte[]>> zones;
  private final List<Found<HexSet>> zoned;
  private final List<Found<Lines>> lines;
  private final List<Found<Lines>> linesWithout;
  private final int[] without = {-1, -1};
  private final List<Found<HexSet>> rail;
  private final List<Found<HexSet>> led;

  /** By hex: the points of the Axis units whose lines lead through it. */
  final Found<double[]> fed;

  /** What is kept with a position. */
  static BlitzkriegScratch of(Position p) {
    return of(p, BlitzkriegScratch.class, BlitzkriegScratch::new);
  }

  private BlitzkriegScratch(Position position) {
    super(position);
    int hexes = position.board().hexes();
    zones = Found.bySide(() -> new byte[hexes]);
    zoned = Found.bySide(() -> new HexSet(hexes));
    lines = Found.bySide(() -> new Lines(new HexSet(hexes), new HexSet(hexes)));
    linesWithout = Found.bySide(() -> new Lines(new HexSet(hexes), new HexSet(hexes)));
    rail = Found.bySide(() -> new HexSet(hexes));
    led = Found.bySide(() -> new HexSet(hexes));
    fed = Found.in(new double[hexes]);
    room = new HexSet(hexes);
    closed = new HexSet(hexes);
  }

  /**
   * Where communication lines reach.
   *
   * @param open hexes a line may pass
   * @param reached hexes that have a line
   */
  record Lines(HexSet open, HexSet reached) {}

  Found<Lines> lines(Side side) {
    return lines.get(side.ordinal());
  }

  /** The lines of a side without one of its hexes, which is asked for again and again. */
  Found<Lines> linesWithout(Side side, int hex) {
    if (without[side.ordinal()] != hex) {
      without[side.ordinal()] = hex;
      linesWithout.get(side.ordinal()).forget();
    }
    return linesWithout.get(side.ordinal());
  }

  /** Railroad hexes that a side's reinforcements can get to. */
  Found<HexSet> rail(Side side) {
    return rail.get(side.ordinal());
  }

  /** The hexes in which a side's headquarters lead. */
  Found<HexSet> led(Side side) {
    return led.get(side.ordinal());
  }

  /**
   * Counters of enemy zones as they matter to a side, one byte a hex: those of the position, except
   * in the hexes of its fortresses.
   */
  byte[] enemyZones(Position p, Side side, int[] fortresses) {
    return zones
        .get(side.ordinal())
        .standing(
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
    byte[] counts = enemyZones(p, side, fortresses);
    return zoned.get(side.ordinal()).standing(p, set -> set.copyFrom(counts));
  }
}
