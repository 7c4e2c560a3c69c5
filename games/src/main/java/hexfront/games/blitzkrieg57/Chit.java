package hexfront.games.blitzkrieg57;

import hexfront.engine.Side;
import hexfront.engine.Unit;
import org.jspecify.annotations.Nullable;

/**
 * A command chit.
 *
 * @param index its bit in the cup
 * @param name as printed; the two chits of a Panzer Group share it, and so do the 6th Armies
 * @param side whose it is, or null for the common one
 * @param group among which it is selected, or empty if it goes into the cup by itself
 * @param from the first turn it can be used
 */
record Chit(int index, String name, Kind kind, @Nullable Side side, String group, int from) {
  /** What a chit does when it is drawn. */
  enum Kind {
    HEADQUARTERS,
    REINFORCEMENT,
    RESERVE,
    SUPPLY
  }

  int bit() {
    return 1 << index;
  }

  /** Whether its owner decides if it goes into the cup. */
  boolean isSelected() {
    return !group.isEmpty();
  }

  boolean belongsTo(Side owner) {
    return side == owner;
  }

  /** Whether a headquarters acts by this chit. */
  boolean leads(Unit hq) {
    return kind == Kind.HEADQUARTERS
        && belongsTo(hq.side())
        && (hq.designation().equalsIgnoreCase(name) || hq.id().equalsIgnoreCase(name));
  }

  /** Its name with its owner, for where both sides' chits meet. */
  String word() {
    return side == null ? name : side.word() + ":" + name;
  }
}
