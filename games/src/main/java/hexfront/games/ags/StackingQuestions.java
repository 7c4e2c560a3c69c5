package hexfront.games.ags;

import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Unit;

/** Sections 7 and 8: stacking and zones of control. The answers are those of the Standard rules. */
public interface StackingQuestions {
  @Case("AGS-7.0")
  default int stackingLimit() {
    return 3;
  }

  default int stackingPoints(Unit unit) {
    return 1;
  }

  /** Whether two units of one side may share a hex at all. */
  default boolean mayShareHex(Unit one, Unit other) {
    return true;
  }

  /** The case behind {@link #mayShareHex}. */
  default String companyCase() {
    return "AGS-7.0";
  }

  /** The case that the units of an overfull hex break. */
  default String stackingCase(Position p, int hex) {
    return "AGS-7.0";
  }

  /** Whether the zone of a unit closes hexes to enemy retreats. */
  @Case("AGS-11.35")
  default boolean zoneBlocksRetreat(Unit unit) {
    return true;
  }
}
