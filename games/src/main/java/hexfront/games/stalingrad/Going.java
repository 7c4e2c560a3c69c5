package hexfront.games.stalingrad;

import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.kernels.Reach;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexSet;
import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Case 4.4: what a step costs, in half points, as ground, ice, mud, ferries and aircraft have it.
 */
final class Going {
  private static final int MOST_FERRIES = 16;

  private final StalingradRules rules;
  private final Terrain terrain;
  private final StalingradTables tables;
  private final HexGrid grid;
  private final Map<Integer, byte[]> printed = new ConcurrentHashMap<>();

  Going(StalingradRules rules) {
    this.rules = rules;
    terrain = rules.terrain;
    tables = rules.tables;
    grid = rules.board().grid();
  }

  /**
   * What holds while a table of costs holds.
   *
   * @param motorized 0 on foot, 1 motorized
   * @param ice 0 to 2: nothing, Major Rivers, the Volga too
   * @param ferries the ferries the side may use, a bit each
   */
  private record State(int motorized, boolean mud, int ice, int ferries) {
    int key() {
      return ferries << 4 | ice << 2 | (mud ? 2 : 0) | motorized;
    }
  }

  private State state(Position p, Side side, boolean motorized) {
    int ferries = 0;
    for (int i = 0; i < Math.min(MOST_FERRIES, terrain.ferries.length); i++) {
      ferries |= rules.control.isFerryOpen(p, side, i) ? 1 << i : 0;
    }
    int ice = p.turn() < tables.majorFrozen() ? 0 : p.turn() < tables.volgaFrozen() ? 1 : 2;
    return new State(motorized ? 1 : 0, Weather.isRasputitsa(p), ice, ferries);
  }

  /** The cost of each step for units of a side and class now; valid until somebody moves. */
  byte[] costs(Position p, Side side, boolean motorized) {
    return StalingradScratch.of(p)
        .costs(side, motorized)
        .at(p, table -> look(p, side, motorized, table))
        .now;
  }

  /** The table of a side and class: a printed one, or one patched for aircraft and cities. */
  static final class Table {
    private byte[] now = new byte[0];
    private byte[] patched = new byte[0];
    private int patchedKey = -1;
    private HexSet patchedAir = new HexSet(0);
    private int[] patchedCities = new int[0];
  }

  private void look(Position p, Side side, boolean motorized, Table table) {
    State state = state(p, side, motorized);
    HexSet air = rules.air.interdicted(p, side);
    int[] cities = new int[terrain.majorCities.length];
    boolean contested = false;
    for (int slot = 0; slot < cities.length; slot++) {
      cities[slot] = p.value(Ledger.CITIES + slot);
      contested |= cities[slot] != 0;
    }
    if (!contested && air.isEmpty()) {
      table.now = printed(state);
      return;
    }
    if (table.patchedKey != state.key()
        || !table.patchedAir.equals(air)
        || !Arrays.equals(table.patchedCities, cities)) {
      table.patched = printed(state).clone();
      patch(p, side, state, air, table.patched);
      table.patchedKey = state.key();
      table.patchedAir = air.copy();
      table.patchedCities = cities;
    }
    table.now = table.patched;
  }

  /** The same without aircraft and battles for cities. */
  byte[] printed(Position p, Side side, boolean motorized) {
    return printed(state(p, side, motorized));
  }

  private byte[] printed(State state) {
    byte[] table = printed.get(state.key());
    if (table == null) {
      table = Reach.costs(grid, (hex, d) -> cost(hex, d, state, true, true));
      printed.put(state.key(), table);
    }
    return table;
  }

  private void patch(Position p, Side side, State state, HexSet interdicted, byte[] patched) {
    if (!interdicted.isEmpty()) {
      interdict(interdicted, state, patched);
    }
    contest(p, side, patched);
  }

  // ---- one step

  @Case({
    "CTS-4.2a",
    "CTS-4.4.0",
    "CTS-4.4.1a",
    "CTS-4.4.1b",
    "CTS-4.4.1c",
    "CTS-4.4.3b",
    "CTS-4.4.4b",
    "CTS-4.4.6a",
    "CTS-4.4.6b",
    "CTS-4.4.6c",
    "CTS-26.0a",
    "CTS-26.0b",
    "CTS-26.0c",
    "CTS-31.2.1",
    "CTS-25.0f"
  })
  private int cost(int hex, int d, State state, boolean roads, boolean bridges) {
    int hexside = terrain.hexside(hex, d);
    if (terrain.isBarred(hex, d) || (hexside & Terrain.LAKE) != 0) {
      return Reach.NEVER;
    }
    if (roads && (hexside & Terrain.ROAD) != 0) {
      return (state.mud ? tables.roadInRasputitsa() : tables.road())[state.motorized];
    }
    boolean bridged = bridges && terrain.isBridged(hex, d);
    int river = bridged ? 0 : river(hexside, state.ice);
    if ((river & Terrain.VOLGA) != 0) {
      return Reach.NEVER;
    }
    int to = grid.neighbour(hex, d);
    int cost = entry(to, state);
    if (terrain.is(hex, Terrain.MARSH)) {
      cost += effect("marsh").leave()[state.motorized];
    }
    if (!terrain.is(hex, Terrain.MARSH) && !terrain.is(to, Terrain.MARSH)) {
      if ((river & Terrain.MAJOR_RIVER) != 0) {
        cost += ferry(hex, d, state) ? tables.ferry() : tables.majorRiver()[state.motorized];
      } else if ((river & Terrain.MINOR_RIVER) != 0) {
        cost += tables.minorRiver()[state.motorized];
      }
    }
    return cost;
  }

  private int river(int hexside, int ice) {
    int turn = ice == 0 ? 0 : ice == 1 ? tables.majorFrozen() : tables.volgaFrozen();
    return Terrain.frozen(hexside, turn, tables);
  }

  private boolean ferry(int hex, int d, State state) {
    int near = hex * Direction.COUNT + d;
    int far = grid.neighbour(hex, d) * Direction.COUNT + Direction.opposite(d);
    for (int i = 0; i < Math.min(MOST_FERRIES, terrain.ferries.length); i++) {
      if (terrain.ferries[i] == near || terrain.ferries[i] == far) {
        return (state.ferries & 1 << i) != 0;
      }
    }
    return false;
  }

  /** What the terrain of a hex costs to enter. */
  private int entry(int hex, State state) {
    String kind =
        terrain.is(hex, Terrain.CITY)
            ? "city"
            : terrain.is(hex, Terrain.MARSH)
                ? "marsh"
                : terrain.is(hex, Terrain.FOREST)
                    ? "forest"
                    : terrain.is(hex, Terrain.HILL) ? "hill" : "clear";
    boolean muddy = state.mud && state.motorized == 1 && kind.equals("clear");
    return muddy ? tables.clearInRasputitsa() : effect(kind).move()[state.motorized];
  }

  private StalingradTables.Effect effect(String kind) {
    StalingradTables.Effect effect = tables.terrain().get(kind);
    if (effect == null) {
      throw new IllegalStateException("no terrain effects of " + kind);
    }
    return effect;
  }

  /** What it costs to come onto the map in a hex: along a road that leaves the map, or not. */
  @Case({"CTS-17.1b", "CTS-19.1a"})
  int entering(Position p, Side side, boolean motorized, int hex) {
    State state = state(p, side, motorized);
    if (terrain.roadExits.has(hex)) {
      return (state.mud ? tables.roadInRasputitsa() : tables.road())[state.motorized];
    }
    return entry(hex, state);
  }

  // ---- what changes a table

  /** Leaving an interdicted hex costs more, and roads and bridges there do not exist. */
  @Case({"CTS-23.10a", "CTS-23.10.1a", "CTS-23.10.1d"})
  private void interdict(HexSet interdicted, State state, byte[] costs) {
    for (int hex : interdicted.toArray()) {
      around(hex, interdicted, state, costs);
      for (int d = 0; d < Direction.COUNT; d++) {
        int near = grid.neighbour(hex, d);
        if (near != HexGrid.OFF) {
          around(near, interdicted, state, costs);
        }
      }
    }
    for (int hex : interdicted.toArray()) {
      for (int d = 0; d < Direction.COUNT; d++) {
        int at = hex * Direction.COUNT + d;
        if (costs[at] >= 0) {
          costs[at] += (byte) tables.interdicted();
        }
      }
    }
  }

  /** All steps out of a hex and into it, without roads; without bridges beside interdicted ones. */
  private void around(int hex, HexSet interdicted, State state, byte[] costs) {
    for (int d = 0; d < Direction.COUNT; d++) {
      int near = grid.neighbour(hex, d);
      if (near != HexGrid.OFF) {
        boolean bridges = !interdicted.has(hex) && !interdicted.has(near);
        costs[hex * Direction.COUNT + d] = (byte) cost(hex, d, state, false, bridges);
        int back = Direction.opposite(d);
        costs[near * Direction.COUNT + back] = (byte) cost(near, back, state, false, bridges);
      }
    }
  }

  /** Units enter and leave a contested city only by their own hexsides. */
  @Case("CTS-24.6.3")
  private void contest(Position p, Side side, byte[] costs) {
    for (int slot = 0; slot < terrain.majorCities.length; slot++) {
      int hex = terrain.majorCities[slot];
      for (int d = 0; d < Direction.COUNT && Ledger.isContested(p, slot); d++) {
        int near = grid.neighbour(hex, d);
        if (near != HexGrid.OFF && (Ledger.access(p, slot, side) & 1 << d) == 0) {
          costs[hex * Direction.COUNT + d] = Reach.NEVER;
          costs[near * Direction.COUNT + Direction.opposite(d)] = Reach.NEVER;
        }
      }
    }
  }

  /** Whether a step crosses water that takes a unit's whole move: the Volga or a lake. */
  @Case({"CTS-4.4.5", "CTS-4.4.7", "CTS-31.2.3"})
  boolean isWholeMove(Position p, int hex, int d) {
    if (terrain.isBarred(hex, d)) {
      return false;
    }
    if ((terrain.hexside(hex, d) & Terrain.LAKE) != 0) {
      return !Weather.isRasputitsa(p);
    }
    return (terrain.river(hex, d, p.turn()) & Terrain.VOLGA) != 0 && !terrain.isBridged(hex, d);
  }
}
