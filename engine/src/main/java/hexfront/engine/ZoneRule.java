package hexfront.engine;

import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexMap;
import java.util.List;

/**
 * Who exerts a zone of control now, where to and for what. The position counts what the rule says,
 * and asks again where something changed that the rule watches. The answers may depend on nothing
 * else.
 *
 * <p>Zones have up to {@link #MOST_PURPOSES} purposes, numbered from 0. The first two are {@link
 * Board#MOVEMENT_ZONE} and {@link Board#SUPPLY_ZONE}; what further ones are for is the game's
 * business.
 */
public interface ZoneRule {
  int MOST_PURPOSES = 8;

  /** All six directions. */
  int ALL_AROUND = 63;

  /** Makes the rule for a map and its units. */
  @FunctionalInterface
  interface Layout {
    ZoneRule on(HexMap map, List<Unit> units);
  }

  /** How many purposes zones have. */
  int purposes();

  /**
   * The zones that the units of a side in a hex exert now, for all purposes, put together from
   * {@link #into}. Asked only of hexes that hold units of the side. What leads off the map does not
   * count.
   */
  long exerted(Position p, int hex, Side side);

  /** A zone of one purpose into some directions: bit {@code d} for direction {@code d}. */
  static long into(int purpose, int directions) {
    return (long) directions << (8 * purpose);
  }

  /** Whether a unit has a part in the zone that its hex exerts. */
  default boolean exerts(Position p, int unit, int purpose) {
    return p.exerted(p.board().side(unit), purpose, p.hex(unit)) != 0;
  }

  /**
   * Whether the unit occupies the hex it is in. What does not (a supply marker) stands there beside
   * the units, unseen by stacks and zones.
   */
  default boolean occupies(Unit unit) {
    return true;
  }

  // ---- what the rule watches, beside who is in the hex and the ground

  /** How far from a hex other stacks, of either side, matter to the zone it exerts. */
  default int sight() {
    return 0;
  }

  /**
   * Whether a unit matters to the zones of other hexes within {@link #sight}; most units of a game
   * may matter only to that of their own.
   */
  default boolean isSeen(Unit unit) {
    return true;
  }

  /** Whether it matters how many steps a unit has lost. */
  default boolean watchesSteps() {
    return false;
  }

  /** The flags of units that matter. */
  default int watchedFlags() {
    return 0;
  }

  /** Whether it matters that one turn follows upon another. */
  default boolean watchesTurn(int before, int now) {
    return false;
  }

  /** Whether one of the whole numbers that the game keeps in the position matters. */
  default boolean watchesValue(int index) {
    return false;
  }

  /**
   * Whether one of these numbers only counts something and matters neither to zones nor to supply
   * nor to strength: what was computed holds when it changes.
   */
  default boolean isTally(int index) {
    return false;
  }

  // ---- bonds

  /** The purposes whose zones form bonds, one bit each. */
  default int bonding() {
    return 0;
  }

  /**
   * Whether two hexes in a straight line, which both exert a zone into the hex between them, form a
   * bond there. The answer may depend on the stacks of these three hexes.
   */
  default boolean bondsOver(Position p, Side side, int purpose, int a, int b, int between) {
    return true;
  }

  /**
   * Whether two hexes that both exert a zone into both of their common neighbours form a bond on
   * the hexside between these. The answer may depend on the stacks of these four hexes.
   *
   * @param b the other hex, or {@link HexGrid#OFF} if it would lie beyond the edge of the map
   */
  default boolean bondsAcross(
      Position p, Side side, int purpose, int a, int b, int left, int right) {
    return b != HexGrid.OFF;
  }
}
