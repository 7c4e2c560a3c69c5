package hexfront.games.blitzfront;

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

/** Who has a zone of control: large units, and German divisions where two stand beside a hex. */
final class ZonesOfControl implements ZoneRule {
  /** The zones that cost a mover his bonus. */
  static final int COSTLY = 2;

  private static final int PURPOSES = 3;
  private static final int STRONG = 1;
  private static final int SOFT = 2;
  private static final int PAIRED = 4;
  private static final int DEAR = 8;

  private final int[] neighbours;
  private final byte[][] extent = new byte[2][];
  private final byte[] kinds;
  private final boolean[] air;

  private ZonesOfControl(HexMap map, List<Unit> units, String outOfPlayArea) {
    neighbours = map.grid().neighbourTable();
    HexSet outOfPlay = map.area(outOfPlayArea);
    for (int frozen = 0; frozen < 2; frozen++) {
      extent[frozen] =
          extent(map, outOfPlay, frozen == 0 ? Terrain.SEA | Terrain.LAKE : Terrain.SEA);
    }
    kinds = new byte[units.size()];
    air = new boolean[units.size()];
    for (Unit unit : units) {
      kinds[unit.index()] = (byte) kind(BlitzfrontRoster.kinds(unit));
      air[unit.index()] = unit.arm().equals("air");
    }
  }

  static Layout layout(String outOfPlayArea) {
    return (map, units) -> new ZonesOfControl(map, units, outOfPlayArea);
  }

  /** Zones cross no sea or impassable hexside and reach neither water nor what is out of play. */
  @Case("BF-ZOC-1")
  private static byte[] extent(HexMap map, HexSet outOfPlay, int water) {
    HexGrid grid = map.grid();
    int closed = Terrain.HEXSIDES.bit("sea") | Terrain.HEXSIDES.bit("impassable");
    byte[] extent = new byte[grid.size()];
    for (int hex = 0; hex < extent.length; hex++) {
      for (int d = 0; d < Direction.COUNT; d++) {
        int to = grid.neighbour(hex, d);
        if (to != HexGrid.OFF
            && (map.terrain(to) & water) == 0
            && (map.hexside(hex, d) & closed) == 0
            && !outOfPlay.has(to)) {
          extent[hex] |= (byte) (1 << d);
        }
      }
    }
    return extent;
  }

  @Case({"BF-ZOC-1", "BF-ZOC-5", "BF-MOV-2"})
  private static int kind(int of) {
    boolean army = (of & BlitzfrontRoster.ARMY) != 0;
    boolean corps = (of & BlitzfrontRoster.CORPS) != 0;
    boolean german = (of & BlitzfrontRoster.GERMAN) != 0;
    boolean division = (of & BlitzfrontRoster.DIVISION) != 0;
    boolean soviet = (of & BlitzfrontRoster.SOVIET) != 0;
    return (army || corps && german ? STRONG : corps ? SOFT : german && division ? PAIRED : 0)
        | (army && (german || soviet) || corps && german ? DEAR : 0);
  }

  @Override
  public int purposes() {
    return PURPOSES;
  }

  @Override
  public int sight() {
    return 2;
  }

  /** Only German divisions matter to each other. */
  @Override
  public boolean isSeen(Unit unit) {
    return (kind(BlitzfrontRoster.kinds(unit)) & PAIRED) != 0;
  }

  @Override
  public int watchedFlags() {
    return Flag.DISRUPTED;
  }

  @Override
  public boolean watchesValue(int index) {
    return index == BlitzfrontRules.WEATHER;
  }

  @Override
  public boolean occupies(Unit unit) {
    return !unit.arm().equals("air");
  }

  @Override
  @Case({"BF-ZOC-1", "BF-ZOC-5"})
  public long exerted(Position p, int hex, Side side) {
    int found = 0;
    int divisions = 0;
    for (int unit = p.first(hex, side); unit >= 0; unit = p.next(unit, side)) {
      int kind = kinds[unit];
      boolean ordered = !p.is(unit, Flag.DISRUPTED);
      if ((kind & STRONG) != 0 || ordered && (kind & SOFT) != 0) {
        found |= STRONG;
      }
      if (ordered && (kind & DEAR) != 0) {
        found |= DEAR;
      }
      if (ordered && (kind & PAIRED) != 0) {
        divisions++;
      }
    }
    int all = extent(p)[hex];
    int zone =
        (found & STRONG) != 0 || divisions > 1 ? all : divisions == 1 ? shared(p, hex, all) : 0;
    return ZoneRule.into(Board.MOVEMENT_ZONE, zone)
        | ZoneRule.into(Board.SUPPLY_ZONE, zone)
        | ZoneRule.into(COSTLY, (found & DEAR) != 0 ? all : 0);
  }

  private byte[] extent(Position p) {
    return extent[p.value(BlitzfrontRules.WEATHER) == Weather.SNOW.ordinal() ? 1 : 0];
  }

  /** The directions in which a second German division stands beside the same hex. */
  @Case("BF-ZOC-1")
  private int shared(Position p, int hex, int all) {
    int directions = 0;
    for (int d = 0; d < Direction.COUNT; d++) {
      if ((all & 1 << d) != 0 && hasOther(p, hex, neighbours[hex * Direction.COUNT + d])) {
        directions |= 1 << d;
      }
    }
    return directions;
  }

  private boolean hasOther(Position p, int hex, int target) {
    byte[] reaches = extent(p);
    for (int d = 0; d < Direction.COUNT; d++) {
      int from = neighbours[target * Direction.COUNT + d];
      if (from >= 0
          && from != hex
          && p.holds(Side.AXIS, from)
          && (reaches[from] & 1 << Direction.opposite(d)) != 0) {
        for (int unit = p.first(from, Side.AXIS); unit >= 0; unit = p.next(unit, Side.AXIS)) {
          if ((kinds[unit] & PAIRED) != 0 && !p.is(unit, Flag.DISRUPTED)) {
            return true;
          }
        }
      }
    }
    return false;
  }

  @Override
  public boolean exerts(Position p, int unit, int purpose) {
    return !air[unit]
        && (kinds[unit] != 0)
        && p.exerted(p.board().side(unit), purpose, p.hex(unit)) != 0;
  }
}
