package hexfront.engine;

import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexMap;
import java.util.List;
import java.util.function.Predicate;

/**
 * Zones that never change while a unit stands: its counter says whether it exerts one, the map how
 * far it reaches. Two purposes, movement and supply.
 */
public final class FixedZones implements ZoneRule {
  /** Whether a zone reaches across a hexside, which leads to a hex of the map. */
  @FunctionalInterface
  public interface Extent {
    boolean reaches(HexMap map, int hex, int direction);
  }

  /** Whether a unit exerts a zone for a purpose. */
  @FunctionalInterface
  public interface Exerts {
    boolean exerts(Unit unit, int purpose);
  }

  private static final int PURPOSES = 2;
  private static final long EVERY_PURPOSE = 0x0101;

  private final Predicate<Unit> occupies;

  /** The directions into which a hex exerts, by hex. */
  private final byte[] extent;

  /** 255 for each purpose for which a unit exerts, by unit. */
  private final long[] purposes;

  private FixedZones(
      HexMap map, List<Unit> units, Extent reaches, Exerts exerts, Predicate<Unit> occupies) {
    this.occupies = occupies;
    HexGrid grid = map.grid();
    extent = new byte[grid.size()];
    for (int hex = 0; hex < extent.length; hex++) {
      for (int d = 0; d < Direction.COUNT; d++) {
        if (grid.neighbour(hex, d) != HexGrid.OFF && reaches.reaches(map, hex, d)) {
          extent[hex] |= (byte) (1 << d);
        }
      }
    }
    purposes = new long[units.size()];
    for (Unit unit : units) {
      for (int purpose = 0; purpose < PURPOSES; purpose++) {
        if (exerts.exerts(unit, purpose)) {
          purposes[unit.index()] |= ZoneRule.into(purpose, 0xff);
        }
      }
    }
  }

  /** The zones of a game all of whose counters are units. */
  public static Layout layout(Extent extent, Exerts exerts) {
    return layout(extent, exerts, unit -> true);
  }

  public static Layout layout(Extent extent, Exerts exerts, Predicate<Unit> occupies) {
    return (map, units) -> new FixedZones(map, units, extent, exerts, occupies);
  }

  @Override
  public int purposes() {
    return PURPOSES;
  }

  @Override
  public boolean occupies(Unit unit) {
    return occupies.test(unit);
  }

  @Override
  public long exerted(Position p, int hex, Side side) {
    long exerting = 0;
    for (int unit = p.first(hex, side); unit >= 0; unit = p.next(unit, side)) {
      exerting |= purposes[unit];
    }
    return exerting & EVERY_PURPOSE * extent[hex];
  }

  @Override
  public boolean exerts(Position p, int unit, int purpose) {
    return (purposes[unit] & ZoneRule.into(purpose, ALL_AROUND)) != 0;
  }
}
