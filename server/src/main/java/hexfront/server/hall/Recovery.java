package hexfront.server.hall;

import hexfront.engine.journal.Journal.JournalProblem;
import hexfront.server.store.Checkpoint;
import hexfront.server.store.Entry;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Finds where a game goes on whose entries do not lead where they did, because the rules have
 * changed: from its checkpoint, or where the orders after it still lead; without one, where its
 * orders still lead from the beginning.
 */
final class Recovery {
  private final Course course;
  private final List<Entry> entries;
  private final JournalProblem problem;
  private final int good;
  private int rules;
  private @Nullable Checkpoint used;

  /**
   * @param course a course that was taken through the entries as far as they go
   * @param problem what is wrong with the next of them
   */
  Recovery(Course course, List<Entry> entries, JournalProblem problem) {
    this.course = course;
    this.entries = entries;
    this.problem = problem;
    this.good = course.sequence();
    this.rules = course.rulebook().version();
  }

  /** The entry with which the game goes on. */
  Entry entry(String id, Optional<Checkpoint> checkpoint, long at) {
    checkpoint
        .filter(c -> c.sequence() > good && c.sequence() <= entries.size())
        .ifPresent(this::goOnFrom);
    return new Entry(
        id,
        entries.size() + 1,
        Entry.What.RESUME,
        course.decision().side(),
        Course.stand(rules, course.table().game().stand().position()),
        "",
        course.table().game().hash(),
        sentence(),
        course.next(),
        at);
  }

  private void goOnFrom(Checkpoint checkpoint) {
    entries.subList(good, checkpoint.sequence()).forEach(course::note);
    course.goOn(checkpoint.rules(), checkpoint.position(), String.valueOf(problem.getMessage()));
    used = checkpoint;
    rules = checkpoint.rules();
    var _ = Rerun.of(course, entries.subList(checkpoint.sequence(), entries.size()), step -> {});
  }

  private String sentence() {
    StringBuilder text = new StringBuilder("The rules have been corrected since ");
    text.append(good + 1 == entries.size() ? "order " : "orders ").append(good + 1);
    if (good + 1 < entries.size()) {
      text.append(" to ").append(entries.size());
    }
    text.append(" were given, and number ")
        .append(good + 1)
        .append(" would go another way today. ");
    if (used != null) {
      text.append("What was done up to number ").append(course.sequence()).append(" stands");
    } else {
      text.append("What was done before stands");
    }
    if (course.sequence() < entries.size()) {
      int first = course.sequence() + 1;
      text.append("; what came after it, number ").append(first);
      text.append(first == entries.size() ? "" : " to " + entries.size());
      text.append(", is taken back");
    }
    return text.append('.').toString();
  }
}
