package hexfront.games.ags;

import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Score;
import hexfront.engine.Side;
import hexfront.engine.written.Forms;
import hexfront.games.common.Flags;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Victory, control of places, and what a game keeps for itself. The answers are those of the
 * Standard rules.
 */
public interface VictoryQuestions {
  Score score(Position p);

  /** The levels of victory as the points stand; none where the game counts no points. */
  default Optional<VictoryLevels> victoryLevels(Position p) {
    return Optional.empty();
  }

  default String victoryCase() {
    return "AGS-4.1";
  }

  /** A unit of a side came into a hex or passed through it. */
  default void occupied(Position p, Side side, int hex, Chronicle chronicle) {}

  /** What is wrong with a position by the game's own rules. */
  default List<String> broken(Position p) {
    return List.of();
  }

  /** A unit is about to be eliminated; it still stands where it stood. */
  default void eliminating(Position p, int unit) {}

  /** A unit was eliminated. */
  default void eliminated(Position p, int unit) {}

  /** The flags that an eliminated unit keeps. */
  default int flagsOfTheDead() {
    return 0;
  }

  /** The case that says who controls a place. */
  default String controlCase() {
    return "AGS-10.15";
  }

  /** How many whole numbers the game keeps in a position. */
  int values();

  /** Registers how the game's own stages, flags and numbers are written in saves. */
  void register(Forms forms);

  /** The game's own flags of units. */
  default Flags ownFlags() {
    return Flags.NONE;
  }

  /** The flags a unit shows; some are a judgement of the moment and not kept. */
  default int shownFlags(Position p, int unit) {
    return p.flags(unit);
  }

  /** The game's own state under the names it documents. */
  default Map<String, Object> state(Position p) {
    return Map.of();
  }
}
