package hexfront.games.stalingrad;

import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.orders.Units;

/** Case 12.4: how far and where victorious units go. */
final class Advances {
  private static final int ON_FOOT = 2;
  private static final int CAVALRY = 3;
  private static final int GREAT = 4;

  /** What a flight before an overrun counts as: the advance goes on. */
  static final int FLIGHT = 5;

  private final StalingradRules rules;
  private final HexGrid grid;

  Advances(StalingradRules rules) {
    this.rules = rules;
    grid = rules.board().grid();
  }

  /** The hexes that a unit may advance in all, from where it attacked. */
  @Case({"CTS-12.4d", "CTS-12.4j", "CTS-12.4n", "CTS-12.5h", "CTS-16.4e", "CTS-31.2.2", "CTS-2.4a"})
  int limit(Position p, Fight fight, int unit) {
    if (rules.roster.isArtillery(unit)
        || rules.roster.isFrontHq(unit)
        || rules.roster.isAirHq(unit)
        || rules.roster.isNkvd(unit) && rules.terrain.is(p.hex(unit), Terrain.CITY)) {
      return 0;
    }
    int hexes = fight.advance();
    if (rules.combat.strength.crossesBroad(p, unit, fight.hexes())) {
      hexes /= 2;
    }
    if (Weather.isRasputitsa(p)) {
      hexes = Math.min(1, hexes);
    }
    if (!rules.roster.isMotorized(unit)) {
      return Math.min(rules.roster.isCavalry(unit) ? CAVALRY : ON_FOOT, hexes);
    }
    return p.is(unit, Flag.OUT_OF_SUPPLY) ? Math.min(1, hexes) : hexes;
  }

  /** Whether a unit may take the first step of its advance, into a vacated hex. */
  @Case({"CTS-12.4e", "CTS-12.4f", "CTS-24.6.3"})
  boolean mayBegin(Position p, Fight fight, int unit, int to) {
    return fight.hexes().has(to) && isClear(p, unit, p.hex(unit), to, rules.cities.isCity(to));
  }

  private boolean isClear(Position p, int unit, int from, int to, boolean shared) {
    int d = to < 0 ? -1 : grid.direction(from, to);
    Side side = rules.board().side(unit);
    int slot = rules.terrain.citySlot(from);
    return d >= 0
        && !rules.terrain.isBarred(from, d)
        && (rules.terrain.hexside(from, d) & Terrain.LAKE) == 0
        && (shared || !p.holds(side.enemy(), to))
        && !(Ledger.isContested(p, slot) && (Ledger.access(p, slot, side) & 1 << d) == 0)
        && !rules.stacking.clashes(p, unit, to);
  }

  /** Whether a unit may go on from one hex of its advance to the next. */
  @Case({"CTS-12.4e", "CTS-12.4g", "CTS-12.4h", "CTS-12.4i"})
  boolean mayGoOn(Position p, int unit, Units along, int from, int to) {
    Side side = rules.board().side(unit);
    return isClear(p, unit, from, to, false)
        && !stops(p, side, from)
        && !isBroad(p, from, grid.direction(from, to))
        && !rules.bonds.bars(p, along, from, grid.direction(from, to), to);
  }

  /** Whether an advance may cross a hexside with its first hex only. */
  @Case("CTS-12.4g")
  boolean isBroad(Position p, int from, int d) {
    if (rules.terrain.is(from, Terrain.MARSH)
        || rules.terrain.is(grid.neighbour(from, d), Terrain.MARSH)) {
      return true;
    }
    int river = rules.terrain.river(from, d, p.turn());
    return (river & (Terrain.MAJOR_RIVER | Terrain.VOLGA)) != 0
        && !rules.terrain.isBridged(from, d);
  }

  /** Whether an advance ends in a hex. */
  @Case({"CTS-12.4h", "CTS-23.10.1c"})
  boolean stops(Position p, Side side, int hex) {
    return rules.terrain.is(hex, Terrain.MARSH | Terrain.FOREST | Terrain.MAJOR_CITY)
        || rules.air.interdicted(p, side).has(hex);
  }

  /** Whether a step after the first crosses a river for which a die is rolled. */
  @Case("CTS-12.4k")
  boolean isRolled(Position p, Side side, int from, int to) {
    int d = grid.direction(from, to);
    boolean bridged = rules.terrain.isBridged(from, d);
    return (rules.terrain.river(from, d, p.turn()) & Terrain.MINOR_RIVER) != 0
        && !(bridged && !rules.air.interdicted(p, side).has(to));
  }

  /** What is added to the die for a crossing. */
  @Case("CTS-12.4k")
  int modifier(Position p, int[] units) {
    StalingradTables.RiverCrossing table = rules.tables.riverCrossing();
    boolean german = true;
    for (int unit : units) {
      german &= rules.roster.isGerman(unit) && rules.roster.isMotorized(unit);
    }
    boolean wet = rules.isAdvanced() && Weather.isRain(p) || Weather.isRasputitsa(p);
    return (german ? table.germanMotorized() : 0)
        + (wet ? table.rain() : 0)
        + (p.turn() >= rules.tables.majorFrozen() ? table.frozen() : 0);
  }

  /** Whether a result is great enough for overruns on foot, or for going on after one. */
  @Case({"CTS-14.0b", "CTS-14.1e"})
  static boolean isGreat(int advance) {
    return advance >= GREAT;
  }

  /** Whether a unit that advanced finds anybody or anything to go on to. */
  boolean hasWay(Position p, Advancing stage, int unit) {
    for (int d = 0; d < Direction.COUNT; d++) {
      int to = grid.neighbour(p.hex(unit), d);
      if (to != HexGrid.OFF
          && (stage.mayStep(rules, p, unit, Units.of(unit), p.hex(unit), to, stage.used(unit))
                  && stage.hasRoom(rules, p, unit, to)
              || rules.advanceOverruns.may(p, stage, unit, to))) {
        return true;
      }
    }
    return false;
  }
}
