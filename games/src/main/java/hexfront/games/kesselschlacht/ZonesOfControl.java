package hexfront.games.kesselschlacht;

import hexfront.engine.Board;
import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Unit;
import hexfront.engine.ZoneRule;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexMap;
import hexfront.engine.map.HexSet;
import java.util.List;

/** Section 3.2: zones of control. */
final class ZonesOfControl implements ZoneRule {
  /** The zones that stop advances: those of crack units in good order. */
  static final int ADVANCE_ZONE = 2;

  static final ZoneRule.Layout LAYOUT = ZonesOfControl::new;

  private static final int BATTALIONS = 3;
  private static final int CRACK = 3;

  private final HexGrid grid;
  private final byte[] open;
  private final boolean[] isCombat;
  private final boolean[] isBattalion;
  private final boolean[] isCrack;
  private final boolean[] isAir;

  private ZonesOfControl(HexMap map, List<Unit> units) {
    grid = map.grid();
    open = new byte[grid.size()];
    for (int hex = 0; hex < grid.size(); hex++) {
      for (int d = 0; d < Direction.COUNT; d++) {
        int to = grid.neighbour(hex, d);
        if (to != HexGrid.OFF && (map.terrain(to) & Terrain.CITY) == 0) {
          open[hex] |= (byte) (1 << d);
        }
      }
    }
    isCombat = new boolean[units.size()];
    isBattalion = new boolean[units.size()];
    isCrack = new boolean[units.size()];
    isAir = new boolean[units.size()];
    for (Unit unit : units) {
      int i = unit.index();
      isAir[i] = KesselRoster.isAir(unit);
      isCombat[i] = !isAir[i] && !unit.arm().equals(KesselRoster.HEADQUARTERS);
      isBattalion[i] = unit.size().equals("battalion");
      isCrack[i] = unit.values().get(KesselRoster.QUALITY) >= CRACK;
    }
  }

  @Override
  public int purposes() {
    return 3;
  }

  @Override
  public int watchedFlags() {
    return Flag.DISORDER;
  }

  @Override
  public boolean occupies(Unit unit) {
    return !KesselRoster.isAir(unit);
  }

  /**
   * One unit larger than a battalion or three battalions exert a zone, routed ones and headquarters
   * none. It enters no city and crosses no major river without a bridge.
   */
  @Override
  @Case({"KS-3.2", "KS-3.2.1", "KS-3.2.2", "KS-3.2.3", "KS-3.3.2", "KS-13.3.3"})
  public long exerted(Position p, int hex, Side side) {
    int battalions = 0;
    boolean large = false;
    boolean crackBattalion = false;
    boolean crackLarge = false;
    for (int unit = p.first(hex, side); unit >= 0; unit = p.next(unit, side)) {
      if (isCombat[unit] && !p.is(unit, Flag.ROUTED)) {
        boolean crack = isCrack[unit] && !p.is(unit, Flag.DISORDER);
        if (isBattalion[unit]) {
          battalions++;
          crackBattalion |= crack;
        } else {
          large = true;
          crackLarge |= crack;
        }
      }
    }
    boolean three = battalions >= BATTALIONS;
    if (!large && !three) {
      return 0;
    }
    int directions = directions(p, hex);
    boolean crack = crackLarge || three && crackBattalion;
    return ZoneRule.into(Board.MOVEMENT_ZONE, directions)
        | ZoneRule.into(Board.SUPPLY_ZONE, directions)
        | (crack ? ZoneRule.into(ADVANCE_ZONE, directions) : 0);
  }

  private int directions(Position p, int hex) {
    int directions = open[hex];
    for (int d = 0; d < Direction.COUNT; d++) {
      if ((directions & 1 << d) != 0 && Terrain.isUnbridgedMajor(p, hex, d)) {
        directions &= ~(1 << d);
      }
    }
    return directions;
  }

  @Override
  public boolean exerts(Position p, int unit, int purpose) {
    return isCombat[unit]
        && !p.is(unit, Flag.ROUTED)
        && p.exerted(p.board().side(unit), purpose, p.hex(unit)) != 0;
  }

  // ---- what sections ask

  /** Whether enemy zones stop a side's movement in a hex. */
  @Case({"KS-3.2.2", "KS-3.2.4", "KS-11.1.3"})
  static boolean stops(Position p, Side side, int hex) {
    return p.inZone(side.enemy(), Board.MOVEMENT_ZONE, hex);
  }

  /** Whether an enemy zone that no friend cancels lies in a hex, for lines and retreats. */
  @Case({"KS-3.2.2", "KS-3.2.5"})
  static boolean hinders(Position p, Side side, int hex) {
    return p.inZone(side.enemy(), Board.SUPPLY_ZONE, hex) && !p.holds(side, hex);
  }

  /** The hexes in a side's zones, for a purpose. */
  static HexSet hexes(Position p, Side side, String purpose) {
    HexSet zone = new HexSet(p.board().hexes());
    for (int hex = 0; hex < p.board().hexes(); hex++) {
      boolean in =
          switch (purpose) {
            case "supply", "retreat" -> hinders(p, side.enemy(), hex);
            case "advance" -> p.inZone(side, ADVANCE_ZONE, hex);
            default -> stops(p, side.enemy(), hex);
          };
      if (in) {
        zone.add(hex);
      }
    }
    return zone;
  }
}
