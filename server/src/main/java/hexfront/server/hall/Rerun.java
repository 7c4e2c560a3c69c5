package hexfront.server.hall;

import hexfront.engine.journal.Journal.JournalProblem;
import hexfront.server.store.Entry;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Goes through the entries of a game again, as far as one likes. Entries that lead elsewhere today
 * than they did are only noted, if the game went on from a stored position after them.
 */
final class Rerun {
  private final Course course;
  private boolean noting;

  Rerun(Course course) {
    this.course = course;
  }

  /**
   * Takes a course through entries.
   *
   * @param each told of every step
   * @return what is wrong with the first entry that could not be done; the course stands before it
   */
  static Optional<JournalProblem> of(
      Course course, List<Entry> entries, Consumer<Course.Step> each) {
    Rerun rerun = new Rerun(course);
    try {
      int goesOn = lastResume(entries);
      for (int i = 0; i < entries.size(); i++) {
        each.accept(rerun.step(entries.get(i), i < goesOn));
      }
      return Optional.empty();
    } catch (JournalProblem e) {
      return Optional.of(e);
    }
  }

  /**
   * Does one entry, or notes it.
   *
   * @param goesOn whether the game goes on from a stored position later
   */
  Course.Step step(Entry entry, boolean goesOn) {
    if (entry.what() == Entry.What.RESUME) {
      noting = false;
    }
    if (!noting) {
      try {
        return course.repeat(entry);
      } catch (JournalProblem e) {
        if (!goesOn) {
          throw e;
        }
        noting = true;
      }
    }
    return course.note(entry);
  }

  /** The place of the last entry with which the game went on; below 0 if there is none. */
  static int lastResume(List<Entry> entries) {
    int last = entries.size() - 1;
    while (last >= 0 && entries.get(last).what() != Entry.What.RESUME) {
      last--;
    }
    return last;
  }
}
