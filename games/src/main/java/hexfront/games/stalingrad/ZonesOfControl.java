package hexfront.games.stalingrad;

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
import java.util.Arrays;
import java.util.List;

/** Section 6: zones of control, which do nothing alone, and the Bonds between them. */
final class ZonesOfControl implements ZoneRule {
  /** Zones that form Bonds. */
  static final int ZONE = Board.MOVEMENT_ZONE;

  /** Hexes next to any unit, with a zone or without. */
  static final int BESIDE = Board.SUPPLY_ZONE;

  /** The combat units without a zone that have one together. */
  private static final int TOGETHER = 3;

  private static final int FREE = 0;
  private static final int HUNGARIAN = 1;
  private static final int RUMANIAN = 2;

  private final HexMap map;
  private final HexGrid grid;
  private final StalingradTables tables;
  private final Edges edges;
  private final boolean[] occupies;
  private final boolean[] large;
  private final boolean[] fights;
  private final byte[] rival;
  private final int[] citySlot;
  private final int cities;

  static ZoneRule.Layout layout(StalingradTables tables) {
    return (map, units) -> new ZonesOfControl(map, units, tables);
  }

  private ZonesOfControl(HexMap map, List<Unit> units, StalingradTables tables) {
    this.map = map;
    this.tables = tables;
    grid = map.grid();
    edges = new Edges(map, tables);
    occupies = new boolean[units.size()];
    large = new boolean[units.size()];
    fights = new boolean[units.size()];
    rival = new byte[units.size()];
    for (Unit unit : units) {
      int i = unit.index();
      occupies[i] = StalingradRoster.occupies(unit);
      large[i] = StalingradRoster.isLarge(unit);
      fights[i] = StalingradRoster.fights(unit);
      rival[i] =
          (byte)
              (unit.nationality().equals("hungarian")
                  ? HUNGARIAN
                  : unit.nationality().equals("rumanian") ? RUMANIAN : FREE);
    }
    citySlot = new int[grid.size()];
    Arrays.fill(citySlot, -1);
    int[] major = Terrain.majorCities(map);
    for (int i = 0; i < major.length; i++) {
      citySlot[major[i]] = i;
    }
    cities = major.length;
  }

  @Override
  public int purposes() {
    return 2;
  }

  @Override
  public int bonding() {
    return 1 << ZONE;
  }

  @Override
  public int watchedFlags() {
    return Flag.DISRUPTED | Flag.OVERRUN;
  }

  @Override
  public boolean watchesSteps() {
    return true;
  }

  @Override
  public boolean watchesTurn(int before, int now) {
    return ice(before) != ice(now);
  }

  private int ice(int turn) {
    return turn < tables.majorFrozen() ? 0 : turn < tables.volgaFrozen() ? 1 : 2;
  }

  @Override
  public boolean watchesValue(int index) {
    return index == Ledger.NORTH_LIMIT
        || index == Ledger.MARKERS
        || index >= Ledger.CITIES && index < Ledger.CITIES + cities;
  }

  @Override
  public boolean isTally(int index) {
    return Ledger.isTally(index);
  }

  @Override
  public boolean occupies(Unit unit) {
    return occupies[unit.index()];
  }

  /**
   * Divisions and corps with more than their last step have a zone, and three undisrupted combat
   * units together; it leaves a contested city only by the side's own hexsides.
   */
  @Override
  @Case({
    "CTS-6.2",
    "CTS-6.2.1a",
    "CTS-6.1a",
    "CTS-6.1b",
    "CTS-6.2.1b",
    "CTS-6.2.1c",
    "CTS-13.0b",
    "CTS-4.7b",
    "CTS-24.6.2",
    "CTS-28.1b"
  })
  public long exerted(Position p, int hex, Side side) {
    boolean any = false;
    boolean zone = false;
    int together = 0;
    for (int unit = p.first(hex, side); unit >= 0; unit = p.next(unit, side)) {
      if (!p.is(unit, Flag.OVERRUN)) {
        any = true;
        if (fights[unit] && !p.is(unit, Flag.DISRUPTED)) {
          together++;
          zone |= large[unit] && p.stepsLeft(unit) > 1;
        }
      }
    }
    if (!any) {
      return 0;
    }
    long beside = ZoneRule.into(BESIDE, ALL_AROUND);
    if (!zone && together < TOGETHER) {
      return beside;
    }
    int slot = citySlot[hex];
    int directions = Ledger.isContested(p, slot) ? Ledger.access(p, slot, side) : ALL_AROUND;
    return beside | ZoneRule.into(ZONE, directions);
  }

  @Override
  public boolean exerts(Position p, int unit, int purpose) {
    return purpose == BESIDE
        || large[unit] && p.stepsLeft(unit) > 1 && !p.is(unit, Flag.DISRUPTED | Flag.OVERRUN);
  }

  /** A Hex Bond: void over an enemy, in a river loop, and between Hungarians and Rumanians. */
  @Override
  @Case({"CTS-6.3a", "CTS-6.3b", "CTS-6.5a", "CTS-6.6", "CTS-6.8H"})
  public boolean bondsOver(Position p, Side side, int purpose, int a, int b, int between) {
    return !stands(p, side.enemy(), between)
        && !(isBroad(p, a, between) && isBroad(p, b, between))
        && !areRivals(p, side, a, b);
  }

  /** A Hexside Bond: void between two enemies; with a Friendly Map Edge as with a unit. */
  @Override
  @Case({"CTS-6.3a", "CTS-6.3c", "CTS-6.5b", "CTS-6.8H", "CTS-6.9"})
  public boolean bondsAcross(
      Position p, Side side, int purpose, int a, int b, int left, int right) {
    if (stands(p, side.enemy(), left) && stands(p, side.enemy(), right)) {
      return false;
    }
    return b == HexGrid.OFF
        ? edges.isFriendly(p, side, left) && edges.isFriendly(p, side, right)
        : !areRivals(p, side, a, b);
  }

  private static boolean stands(Position p, Side side, int hex) {
    int unit = p.holds(side, hex) ? p.first(hex, side) : -1;
    return unit >= 0 && !p.is(unit, Flag.OVERRUN);
  }

  /** Whether a Major River or the Volga, not frozen, lies between two hexes. */
  private boolean isBroad(Position p, int a, int b) {
    int river = Terrain.frozen(map.hexside(a, grid.direction(a, b)), p.turn(), tables);
    return (river & (Terrain.MAJOR_RIVER | Terrain.VOLGA)) != 0;
  }

  private boolean areRivals(Position p, Side side, int a, int b) {
    return side == Side.AXIS && (rivals(p, a) | rivals(p, b)) == (HUNGARIAN | RUMANIAN);
  }

  /** The rivals that alone make the zone of a hex; none if others would do. */
  private int rivals(Position p, int hex) {
    int zoned = -1;
    int all = -1;
    int small = 0;
    for (int unit = p.first(hex, Side.AXIS); unit >= 0; unit = p.next(unit, Side.AXIS)) {
      if (fights[unit] && !p.is(unit, Flag.DISRUPTED)) {
        all = joined(all, rival[unit]);
        if (large[unit] && p.stepsLeft(unit) > 1) {
          zoned = joined(zoned, rival[unit]);
        } else {
          small++;
        }
      }
    }
    return Math.max(FREE, zoned < 0 || small >= TOGETHER ? all : zoned);
  }

  private static int joined(int before, int nation) {
    return before < 0 || before == nation ? nation : FREE;
  }

  // ---- what sections ask

  /** Whether a Bond of the enemy lies over a hex. */
  static boolean isBarred(Position p, Side side, int hex) {
    return p.bondOver(side.enemy(), ZONE, hex);
  }

  /** Whether a Bond of the enemy lies on a hexside. */
  static boolean isBarred(Position p, Side side, int hex, int direction) {
    return p.bondAcross(side.enemy(), ZONE, hex, direction);
  }

  /** Whether a step of a side would enter or cross a Bond of the enemy. */
  @Case({"CTS-6.4a", "CTS-6.4b"})
  static boolean bars(Position p, Side side, int from, int direction, int to) {
    return isBarred(p, side, from, direction) || isBarred(p, side, to);
  }

  /** Whether a hex lies next to an enemy unit of a side. */
  @Case("CTS-4.6")
  static boolean isBesideEnemy(Position p, Side side, int hex) {
    return p.inZone(side.enemy(), BESIDE, hex);
  }

  /** The hexes of a side's zones for a purpose of the protocol. */
  static HexSet hexes(Position p, Side side, String purpose) {
    HexSet found = new HexSet(p.board().hexes());
    for (int hex = 0; hex < p.board().hexes(); hex++) {
      boolean in =
          switch (purpose) {
            case "zone" -> p.inZone(side, ZONE, hex);
            case "combat-zone" -> p.inZone(side, BESIDE, hex);
            default -> p.bondOver(side, ZONE, hex);
          };
      if (in) {
        found.add(hex);
      }
    }
    return found;
  }

  /** The hexsides on which Bonds of a side lie, near bank and direction packed. */
  static int[] hexsides(Position p, Side side) {
    int[] found = new int[p.board().hexes() * Direction.COUNT / 2];
    int n = 0;
    for (int hex = 0; hex < p.board().hexes(); hex++) {
      for (int d = 0; d < Direction.COUNT / 2; d++) {
        if (p.bondAcross(side, ZONE, hex, d)) {
          found[n++] = hex * Direction.COUNT + d;
        }
      }
    }
    return Arrays.copyOf(found, n);
  }
}
