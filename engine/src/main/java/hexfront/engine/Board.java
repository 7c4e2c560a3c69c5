package hexfront.engine;

import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexMap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * What never changes while a game is played: the map, the boxes beside it, the units and the rule
 * of their zones of control. Positions share it.
 */
public final class Board {
  /** Zones that stop and hold moving units. */
  public static final int MOVEMENT_ZONE = 0;

  /** Zones that block supply, communications and retreats. */
  public static final int SUPPLY_ZONE = 1;

  /** The most steps a unit can have. */
  public static final int MOST_STEPS = 99;

  private static final long EVERY_PURPOSE = 0x0101_0101_0101_0101L;
  private static final List<String> EVERY_GAMES_BOXES = List.of("waiting", "gone");

  private final HexMap map;
  private final List<String> boxes;
  private final List<Unit> units;
  private final Unit[] byIndex;
  private final byte[] steps;
  private final Map<String, Integer> indexById = new HashMap<>();
  private final ZoneRule zones;
  private final int purposes;
  private final int[][] inSight;
  private final long[] around;
  private final Side[] sides;
  private final boolean[] occupies;
  private final boolean[] seen;
  private final int[][] alone;
  private final Ground printed;
  private final int changeableHexes;
  private final int changeableHexsides;

  /** The board of a game without boxes of its own, whose ground never changes. */
  public Board(HexMap map, List<Unit> roster, ZoneRule.Layout zones) {
    this(map, roster, zones, List.of(), Changeable.NOTHING);
  }

  /**
   * A board.
   *
   * @param boxes the names of the places beside the map, further to those of every game
   */
  public Board(
      HexMap map,
      List<Unit> roster,
      ZoneRule.Layout zones,
      List<String> boxes,
      Changeable changeable) {
    this.map = map;
    List<Unit> indexed = new ArrayList<>();
    for (Unit unit : roster) {
      if (indexById.put(unit.id(), indexed.size()) != null) {
        throw new IllegalArgumentException("two units have the id " + unit.id());
      }
      if (unit.steps().size() > MOST_STEPS) {
        throw new IllegalArgumentException(unit.id() + " has more than " + MOST_STEPS + " steps");
      }
      indexed.add(unit.withIndex(indexed.size()));
    }
    if (Math.max(map.grid().size(), indexed.size()) > Short.MAX_VALUE) {
      throw new IllegalArgumentException("more than " + Short.MAX_VALUE + " hexes or units");
    }
    List<String> names = new ArrayList<>(EVERY_GAMES_BOXES);
    names.addAll(boxes);
    this.boxes = List.copyOf(names);
    units = List.copyOf(indexed);
    byIndex = units.toArray(Unit[]::new);
    steps = new byte[units.size()];
    this.zones = zones.on(map, units);
    purposes = this.zones.purposes();
    if (purposes > ZoneRule.MOST_PURPOSES) {
      throw new IllegalArgumentException("more than " + ZoneRule.MOST_PURPOSES + " purposes");
    }
    inSight = inSight(map.grid(), this.zones.sight());
    around = new long[map.grid().size()];
    for (int hex = 0; hex < around.length; hex++) {
      for (int d = 0; d < Direction.COUNT; d++) {
        around[hex] |= map.grid().neighbour(hex, d) == HexGrid.OFF ? 0 : EVERY_PURPOSE << d;
      }
    }
    sides = new Side[units.size()];
    occupies = new boolean[units.size()];
    seen = new boolean[units.size()];
    alone = inSight(map.grid(), 0);
    for (Unit unit : units) {
      sides[unit.index()] = unit.side();
      steps[unit.index()] = (byte) unit.steps().size();
      occupies[unit.index()] = this.zones.occupies(unit);
      seen[unit.index()] = this.zones.isSeen(unit);
    }
    printed = new Ground(map);
    changeableHexes = changeable.hexBits(map);
    changeableHexsides = changeable.hexsideBits(map);
  }

  /** The hexes within a distance of each hex, itself included. */
  private static int[][] inSight(HexGrid grid, int sight) {
    int[][] within = new int[grid.size()][];
    for (int hex = 0; hex < within.length; hex++) {
      within[hex] = new int[] {hex};
    }
    for (int ring = 0; ring < sight; ring++) {
      int[][] wider = new int[grid.size()][];
      for (int hex = 0; hex < wider.length; hex++) {
        wider[hex] =
            Arrays.stream(within[hex])
                .flatMap(near -> IntStream.concat(IntStream.of(near), around(grid, near)))
                .distinct()
                .toArray();
      }
      within = wider;
    }
    return within;
  }

  private static IntStream around(HexGrid grid, int hex) {
    return IntStream.range(0, Direction.COUNT)
        .map(d -> grid.neighbour(hex, d))
        .filter(near -> near != HexGrid.OFF);
  }

  public HexMap map() {
    return map;
  }

  public HexGrid grid() {
    return map.grid();
  }

  public int hexes() {
    return map.grid().size();
  }

  // ---- boxes

  /**
   * The names of the places beside the map. A unit in the first, {@code waiting}, stands at {@link
   * Position#WAITING}, one in the second, {@code gone}, at {@link Position#GONE}, and so on down.
   */
  public List<String> boxes() {
    return boxes;
  }

  /** Where a unit stands that is in the box of this name. */
  public OptionalInt box(String name) {
    int i = boxes.indexOf(name);
    return i < 0 ? OptionalInt.empty() : OptionalInt.of(-1 - i);
  }

  /** Where a unit stands that is in the box of this number among the game's own. */
  public static int place(int ownBox) {
    return -1 - EVERY_GAMES_BOXES.size() - ownBox;
  }

  /** The name of a place: the printed number of a hex, or the name of a box. */
  public String placeName(int place) {
    return place >= 0 ? grid().number(place) : boxes.get(-1 - place);
  }

  // ---- units

  public List<Unit> units() {
    return units;
  }

  public int unitCount() {
    return units.size();
  }

  public Unit unit(int index) {
    return byIndex[index];
  }

  /** How many steps a unit has when it has lost none. */
  public int steps(int unit) {
    return steps[unit];
  }

  public OptionalInt unit(String id) {
    Integer index = indexById.get(id);
    return index == null ? OptionalInt.empty() : OptionalInt.of(index);
  }

  public Side side(int unit) {
    return sides[unit];
  }

  /** Whether a unit occupies the hex it is in; a marker does not. */
  public boolean occupies(int unit) {
    return occupies[unit];
  }

  // ---- zones and ground

  ZoneRule zones() {
    return zones;
  }

  /** How many purposes zones of control have. */
  public int purposes() {
    return purposes;
  }

  /** The hexes whose zones depend on the stack of a hex; itself among them. */
  int[] inSight(int hex) {
    return inSight[hex];
  }

  /** The hexes whose zones depend on a unit in a hex; the hex among them. */
  int[] inSight(int unit, int hex) {
    return seen[unit] ? inSight[hex] : alone[hex];
  }

  /** The directions in which a hex has neighbours, for every purpose of zones. */
  long around(int hex) {
    return around[hex];
  }

  Ground printed() {
    return printed;
  }

  boolean groundChanges() {
    return (changeableHexes | changeableHexsides) != 0;
  }

  void checkTerrain(int kind) {
    check(kind, changeableHexes, map.hexKinds().in(kind));
  }

  void checkHexside(int kind) {
    check(kind, changeableHexsides, map.hexsideKinds().in(kind));
  }

  private static void check(int kind, int changeable, List<String> names) {
    if (kind == 0 || (kind & ~changeable) != 0) {
      throw new IllegalArgumentException("not ground that can change: " + names);
    }
  }
}
