package hexfront.engine;

import hexfront.engine.dice.Dice;
import hexfront.engine.journal.Journal;
import java.util.ArrayList;
import java.util.List;

/**
 * The positions before the last orders of a game, as far as these can be taken back. Nothing was
 * left to chance in them, so that only one position in several is kept: the others are found by
 * playing on from it. A large game would else hold hundreds of positions.
 */
final class Earlier {
  private static final int STRIDE = 16;

  private final Rulebook rulebook;
  private final List<Position> kept = new ArrayList<>();
  private int size;

  Earlier(Rulebook rulebook) {
    this.rulebook = rulebook;
  }

  boolean isEmpty() {
    return size == 0;
  }

  void clear() {
    kept.clear();
    size = 0;
  }

  /** Notes a position before an order. */
  void add(Position position) {
    if (size % STRIDE == 0) {
      kept.add(position);
    }
    size++;
  }

  /**
   * The position before the last order, which is forgotten.
   *
   * @param entries the journal, whose last orders are those that can be taken back
   */
  Position removeLast(List<Journal.Entry> entries) {
    size--;
    int behind = size % STRIDE;
    if (behind == 0) {
      return kept.removeLast();
    }
    Position position = kept.getLast().copy();
    int last = entries.size() - 1;
    for (Journal.Entry entry : entries.subList(last - behind, last)) {
      rulebook.carryOut(position, entry.order(), Dice.unrecorded(0), Chronicle.SILENT);
    }
    return position;
  }
}
