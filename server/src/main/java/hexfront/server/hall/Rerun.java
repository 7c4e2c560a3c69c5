package hexfront.server.hall;

import hexfront.engine.journal.Journal.JournalProblem;
import hexfront.server.store.Entry;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Goes through the entries of a game again. Entries that lead elsewhere today than they did are
 * only noted, if the game went on from a stored position after them.
 */
final class Rerun {
  private Rerun() {}

  /**
   * Takes a course through entries.
   *
   * @param each told of every step
   * @return what is wrong with the first entry that could not be done; the course stands before it
   */
  static Optional<JournalProblem> of(
      Course course, List<Entry> entries, Consumer<Course.Step> each) {
    int goesOn = lastResume(entries);
    boolean noting = false;
    for (int i = 0; i < entries.size(); i++) {
      Entry entry = entries.get(i);
      if (entry.what() == Entry.What.RESUME) {
        noting = false;
      }
      if (noting) {
        each.accept(course.note(entry));
        continue;
      }
      Course.Step step;
      try {
        step = course.repeat(entry);
      } catch (JournalProblem e) {
        if (i >= goesOn) {
          return Optional.of(e);
        }
        noting = true;
        step = course.note(entry);
      }
      each.accept(step);
    }
    return Optional.empty();
  }

  private static int lastResume(List<Entry> entries) {
    int last = entries.size() - 1;
    while (last >= 0 && entries.get(last).what() != Entry.What.RESUME) {
      last--;
    }
    return last;
  }
}
