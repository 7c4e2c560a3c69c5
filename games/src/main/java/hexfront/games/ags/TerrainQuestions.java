package hexfront.games.ags;

import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict.Refusal;
import hexfront.engine.map.HexMap;
import org.jspecify.annotations.Nullable;

/** Section 10: terrain. The answers are those of the Standard rules. */
public interface TerrainQuestions {
  /** No hexes. */
  int[] NOWHERE = new int[0];

  /** How many states change what terrain costs, for example frozen rivers; they count from 0. */
  default int terrainStates() {
    return 1;
  }

  default int terrainState(Position p) {
    return 0;
  }

  /** The state that counts for units that began the phase in a hex, or defend it. */
  default int terrainState(Position p, int hex) {
    return terrainState(p);
  }

  /** The weather or season that a state stands for; nothing where there is only one. */
  default String terrainStateName(int state) {
    return "";
  }

  /** Hexes that cost a unit one point more to enter now. */
  default int[] dearHexes(Position p, int unit) {
    return NOWHERE;
  }

  /** What one hex costs more in this state. */
  default int hexCostFactor(int state) {
    return 1;
  }

  @Case("AGS-10.11")
  default int minorRiverExtra(Side side, int state) {
    return 1;
  }

  @Case("AGS-10.13")
  default int majorRiverExtra(Side side) {
    return 2;
  }

  default boolean minorRiversExist(int state, int hex) {
    return true;
  }

  /** Whether roads help units of this movement class. */
  @Case({"AGS-10.23", "AGS-11.21"})
  default boolean roadsHelp(int movementClass) {
    return movementClass != AgsRoster.INFANTRY;
  }

  /** Whether a road takes away the cost of the river it crosses. */
  default boolean roadsBridgeRivers() {
    return false;
  }

  /** The case that closes a hex of water. */
  @Case("AGS-10.16")
  default String waterCase() {
    return "AGS-10.16";
  }

  /**
   * Why nobody may ever move across this hexside, beyond the Standard rules; null if somebody may.
   */
  default @Nullable Refusal barred(HexMap map, int hex, int direction) {
    return null;
  }

  /**
   * Whether {@link MovementQuestions#barredStep} is to be asked about this hexside for all units.
   */
  default boolean asksAbout(HexMap map, int hex, int direction) {
    return false;
  }
}
