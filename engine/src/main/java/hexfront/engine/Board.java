package hexfront.engine;

import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexMap;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/**
 * What never changes while a game is played: the map, the units and how far their zones of control
 * extend. Positions share it.
 */
public final class Board {
  /** Zones that stop and hold moving units. */
  public static final int MOVEMENT_ZONE = 0;

  /** Zones that block supply, communications and retreats. */
  public static final int SUPPLY_ZONE = 1;

  static final int LAYERS = 2;

  /** How a game lays out zones of control. */
  public interface ZoneRule {
    /** Whether a zone reaches across this hexside. */
    boolean extends_(HexMap map, int hex, int direction);

    /** Whether the unit exerts a zone of the layer. */
    boolean exerts(Unit unit, int layer);

    /**
     * Whether the unit occupies the hex it is in. What does not (a supply marker) stands there
     * beside the units, unseen by stacks and zones.
     */
    default boolean occupies(Unit unit) {
      return true;
    }
  }

  private final HexMap map;
  private final List<Unit> units;
  private final Unit[] byIndex;
  private final byte[] steps;
  private final Map<String, Integer> indexById = new HashMap<>();
  private final byte[] zoneSides;
  private final byte[] zoneLayers;
  private final byte[] sides;
  private final boolean[] occupies;

  public Board(HexMap map, List<Unit> roster, ZoneRule zones) {
    this.map = map;
    List<Unit> indexed = new ArrayList<>();
    for (Unit unit : roster) {
      if (indexById.put(unit.id(), indexed.size()) != null) {
        throw new IllegalArgumentException("two units have the id " + unit.id());
      }
      indexed.add(unit.withIndex(indexed.size()));
    }
    units = List.copyOf(indexed);
    byIndex = units.toArray(Unit[]::new);
    steps = new byte[units.size()];
    zoneSides = extent(map, zones);
    zoneLayers = new byte[units.size()];
    sides = new byte[units.size()];
    occupies = new boolean[units.size()];
    for (Unit unit : units) {
      sides[unit.index()] = (byte) unit.side().ordinal();
      steps[unit.index()] = (byte) unit.steps().size();
      occupies[unit.index()] = zones.occupies(unit);
      for (int layer = 0; layer < LAYERS; layer++) {
        if (occupies[unit.index()] && zones.exerts(unit, layer)) {
          zoneLayers[unit.index()] |= (byte) (1 << layer);
        }
      }
    }
  }

  private static byte[] extent(HexMap map, ZoneRule zones) {
    byte[] sides = new byte[map.grid().size()];
    for (int hex = 0; hex < sides.length; hex++) {
      for (int d = 0; d < Direction.COUNT; d++) {
        if (map.grid().neighbour(hex, d) != HexGrid.OFF && zones.extends_(map, hex, d)) {
          sides[hex] |= (byte) (1 << d);
        }
      }
    }
    return sides;
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
    return Side.at(sides[unit]);
  }

  /** Whether a unit occupies the hex it is in; a marker does not. */
  public boolean occupies(int unit) {
    return occupies[unit];
  }

  /** Whether a zone of control reaches from a hex across one of its hexsides. */
  public boolean zoneExtends(int hex, int direction) {
    return (zoneSides[hex] & (1 << direction)) != 0;
  }

  /** Whether a unit exerts a zone of the layer. */
  public boolean exerts(int unit, int layer) {
    return (zoneLayers[unit] & (1 << layer)) != 0;
  }

  int zoneSides(int hex) {
    return zoneSides[hex];
  }

  int zoneLayers(int unit) {
    return zoneLayers[unit];
  }
}
