package hexfront.games.ags;

import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Unit;
import hexfront.engine.map.HexMap;

/**
 * Sections 9.7 and 9.8: retreat and advance after combat. The answers are those of the Standard
 * rules.
 */
public interface RetreatQuestions {
  @Case("AGS-9.72")
  default Side retreatedBy(Side owner) {
    return owner;
  }

  /** Who moves the units that retreat from this battle. */
  default Side retreatedBy(Battle battle) {
    return retreatedBy(battle.side());
  }

  /**
   * Whether ways are found for all units of a battle together, and a rating that nobody can lend is
   * refused. Games saved before version 2 go on as they began: each unit has its own best ways.
   */
  @Case({"AGS-9.74", "AGS-9.75"})
  default boolean followsVersion2() {
    return true;
  }

  /** Whether a unit may retreat into or through a hex that another friendly unit holds. */
  @Case("AGS-9.74")
  default boolean mayRetreatOnto(Unit unit, Unit other) {
    return true;
  }

  /** The case behind {@link #mayRetreatOnto}. */
  default String retreatOntoCase() {
    return "AGS-9.74";
  }

  /** The case that a retreat breaks which costs more units than it must. */
  default String retreatLossCase() {
    return "AGS-9.74";
  }

  /** Whether a retreat may cross this major river hexside where there is no other way. */
  @Case("AGS-9.78")
  default boolean retreatsOverMajorRiver(HexMap map, int hex, int direction) {
    return true;
  }

  default String riverRetreatCase() {
    return "AGS-9.78";
  }

  /**
   * Whether units of a side may retreat into enemy zones where there is no other way, at the price
   * of a step for each such hex.
   */
  @Case("AGS-9.71")
  default boolean retreatsIntoZones(Side side) {
    return false;
  }

  /** The case behind {@link #retreatsIntoZones}. */
  default String zoneRetreatCase() {
    return "AGS-9.71";
  }

  /**
   * A unit has retreated off the map.
   *
   * @param exit the hex it left the map from
   * @return whether it lives on; the game has then taken it off the map
   */
  @Case("AGS-9.71")
  default boolean survivesOffMap(Position p, int unit, int exit) {
    return false;
  }

  /** The most hexes a unit may advance. */
  default int advanceLimit(Position p, int unit) {
    return 3;
  }

  /** The case behind {@link #advanceLimit}. */
  default String advanceCase() {
    return "AGS-9.85";
  }
}
