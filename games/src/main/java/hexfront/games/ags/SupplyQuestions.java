package hexfront.games.ags;

import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.kernels.Trace;
import hexfront.engine.map.HexSet;
import hexfront.engine.orders.Hexes;
import org.jspecify.annotations.Nullable;

/** Section 12: supply. The answers are those of the Standard rules. */
public interface SupplyQuestions extends HeadquartersQuestions {
  /** The hexes that are sources of supply of a side, whether or not an enemy blocks them. */
  HexSet sources(Position p, Side side);

  /** Whether the map has sources of supply for a side at all, even if all are cut off now. */
  default boolean hasSources(Position p, Side side) {
    return !sources(p, side).isEmpty();
  }

  /** How long a supply line may be. */
  @Case("AGS-12.12")
  default int supplyRange(Side side) {
    return Trace.UNLIMITED;
  }

  /** Whether a unit is in supply if something else than lines decides it; otherwise null. */
  default @Nullable Boolean suppliedOtherwise(Position p, int unit) {
    return null;
  }

  /**
   * What lines of supply and communications depend on besides where units stand: those found in one
   * state do not hold in another.
   */
  default int lineState(Position p) {
    return 0;
  }

  /** Whether a friendly city carries supply over its major river. */
  @Case("AGS-10.15")
  default boolean citiesCarrySupply(Side side) {
    return true;
  }

  /** Whether all units of the side are in supply whatever the map says. */
  default boolean alwaysSupplied(Position p, Side side) {
    return false;
  }

  /** Whether the game itself traces the supply of a side. */
  default boolean tracesItself(Side side) {
    return false;
  }

  /**
   * Finds the hexes in which units of a side are in supply, where the game {@link #tracesItself}.
   */
  default void trace(Position p, Side side, Supply.Ground ground, HexSet into) {
    throw new IllegalStateException("the game traces no supply of its own");
  }

  /**
   * The line that supplies a unit, where the game {@link #tracesItself}.
   *
   * @param open the hexes a line may pass
   * @param blocked for each hex the directions in which no line leaves it, as bits
   */
  default Hexes supplyLine(Position p, int unit, HexSet open, byte[] blocked) {
    throw new IllegalStateException("the game traces no supply of its own");
  }

  /** Whether units trace straight to a source instead of to a headquarters. */
  default boolean suppliedWithoutHeadquarters(Position p, Side side) {
    return false;
  }

  @Case("AGS-10.15")
  default boolean supplyCrossesMajorRivers(Side side) {
    return false;
  }

  /**
   * The kinds of ways that carry supply over a major river, as bits of {@link Terrain#HEXSIDES}.
   */
  @Case("AGS-10.15")
  default int waysThatCarrySupply(Side side) {
    return Terrain.ROAD | Terrain.RAILROAD;
  }

  default String supplyCase(Position p, Side side) {
    return needsHeadquarters(side) ? "AGS-12.14" : "AGS-12.1";
  }
}
