package hexfront.games.ags;

import hexfront.engine.Position;
import hexfront.engine.Verdict;
import hexfront.engine.Verdict.Refusal;
import hexfront.engine.map.HexSet;
import hexfront.engine.orders.Enter;
import org.jspecify.annotations.Nullable;

/** Section 15: reinforcements. The answers are those of the Standard rules. */
public interface ReinforcementQuestions {
  /** Whether a waiting unit may enter in this player-turn. */
  boolean isDue(Position p, int unit);

  HexSet entryHexes(Position p, int unit);

  /** What a game has against a due unit entering at one of its entry hexes, or null. */
  default @Nullable Refusal barredEntry(Position p, int unit, int hex) {
    return null;
  }

  /** Whether a due unit that can enter may not be held back. */
  default boolean mustEnter(Position p, int unit) {
    return false;
  }

  /** What entering costs, if the hex costs this much, in half points. */
  default int entryCost(int hexCost) {
    return hexCost;
  }

  /** What a unit pays to enter at this hex, if the hex costs this much, in half points. */
  default int entryCost(Position p, int unit, int hex, int hexCost) {
    return entryCost(hexCost);
  }

  /** What a game has against an entry that the Standard rules allow. */
  default Verdict checkEntry(Position p, Enter order) {
    return Verdict.legal();
  }

  /** Units have entered. */
  default void entered(Position p, Enter order) {}

  default String reinforcementCase(int unit) {
    return "AGS-15.0";
  }

  default String entryCase() {
    return "AGS-15.0";
  }
}
