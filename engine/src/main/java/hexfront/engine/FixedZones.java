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

  private final Predicate<Unit> occupies;

  /** The directions into which a hex exerts, by hex. */
  private final byte[] extent;

  /** The purposes for which a unit exerts, one bit each, by unit. */
  private final byte[] purposes;

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
    purposes = new byte[units.size()];
    for (Unit unit : units) {
      for (int purpose = 0; purpose < PURPOSES; purpose++) {
        if (exerts.exerts(unit, purpose)) {
          purposes[unit.index()] |= (byte) (1 << purpose);
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
    int exerting = 0;
    for (int unit = p.first(hex, side); unit >= 0; unit = p.next(unit, side)) {
      exerting |= purposes[unit];
    }
    long zones = 0;
    for (int purpose = 0; purpose < PURPOSES; purpose++) {
      zones |= (exerting & (1 << purpose)) == 0 ? 0 : ZoneRule.into(purpose, extent[hex]);
    }
    return zones;
  }

  @Override
  public boolean exerts(Position p, int unit, int purpose) {
    return (purposes[unit] & (1 << purpose)) != 0;
  }

  int extent(int hex) {
    return extent[hex];
  }

  int purposes(int unit) {
    return purposes[unit];
  }
}
