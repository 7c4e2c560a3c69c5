package hexfront.server.hall;

import hexfront.engine.View;
import hexfront.games.table.Tables;
import hexfront.server.store.Entry;
import hexfront.server.store.GameRecord;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Tells the course of a game again to one seat, from its entries, a page at a time. It remembers
 * where it stands, so that the next page costs no more than the first.
 */
final class History {
  private final Course course;
  private final Rerun rerun;
  private final Seat seat;
  private final boolean over;
  private @Nullable Teller teller;

  /**
   * A history at its beginning.
   *
   * @param over whether the whole game is over, so that nothing is secret any more
   */
  History(Tables tables, GameRecord game, Seat seat, boolean over) {
    this.course = new Course(tables.setUp(game.header(), DiceWords.source(game)));
    this.rerun = new Rerun(course);
    this.seat = seat;
    this.over = over;
  }

  static boolean isOver(List<Entry> entries) {
    return !entries.isEmpty() && entries.getLast().next().equals(Entry.OVER);
  }

  /** The first position as a seat may see it. */
  View start() {
    return new Teller(course, false).view(seat);
  }

  /** The number of the last entry told or passed over. */
  int at() {
    return course.sequence();
  }

  boolean isOver() {
    return over;
  }

  /** The next frames after a number, no more than so many. */
  List<Frame> tell(List<Entry> entries, int after, int most) {
    int goesOn = Rerun.lastResume(entries);
    while (at() < Math.min(after, entries.size())) {
      rerun.step(entries.get(at()), at() < goesOn);
      teller = null;
    }
    Teller telling = teller == null ? new Teller(course, over) : teller;
    teller = telling;
    List<Frame> frames = new ArrayList<>();
    while (at() < entries.size() && frames.size() < most) {
      Frame frame = telling.frames(rerun.step(entries.get(at()), at() < goesOn)).get(seat);
      if (frame != null) {
        frames.add(frame);
      }
    }
    return frames;
  }
}
