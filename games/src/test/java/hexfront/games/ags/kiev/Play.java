package hexfront.games.ags.kiev;

import hexfront.engine.Event;
import hexfront.engine.journal.Journal;
import hexfront.games.Setting;
import hexfront.games.ags.AgsPlay;
import hexfront.games.ags.Flag;
import java.util.List;

/** A game of Kiev played in the words of the journal. */
final class Play extends AgsPlay<Play> {
  Play(Setting setting) {
    super(setting, 1);
  }

  /** What the last order brought about. */
  <T extends Event> List<T> events(Class<T> type) {
    return game().journal().entries().getLast().events().stream()
        .map(Journal.Told::event)
        .filter(type::isInstance)
        .map(type::cast)
        .toList();
  }

  int stepsLost(String id) {
    return position().lost(unit(id));
  }

  boolean wasSuppliedAtTheStart(String id) {
    return !is(id, Flag.OUT_OF_SUPPLY);
  }
}
