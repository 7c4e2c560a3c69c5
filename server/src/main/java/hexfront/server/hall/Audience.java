package hexfront.server.hall;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import org.jspecify.annotations.Nullable;

/**
 * Those who watch a game, and what they were told last, for those who come back. Anybody may tell
 * them something; frames are told and looked up by one at a time.
 */
final class Audience {
  private static final int RECENT = 16;

  private final List<Watcher> watchers = new CopyOnWriteArrayList<>();
  private final Deque<Map<Seat, Frame>> recent = new ArrayDeque<>();

  boolean isEmpty() {
    return watchers.isEmpty();
  }

  Watcher enter(Seat seat) {
    Watcher watcher = new Watcher(seat);
    watchers.add(watcher);
    return watcher;
  }

  void leave(Watcher watcher) {
    watchers.remove(watcher);
  }

  void end() {
    watchers.forEach(Watcher::end);
  }

  /** Tells everybody the same. */
  void tell(Watcher.News news) {
    watchers.forEach(watcher -> watcher.tell(news));
  }

  /** Tells everybody of an entry, each what the seat may know. */
  void tell(Map<Seat, Frame> frames) {
    recent.addLast(frames);
    if (recent.size() > RECENT) {
      recent.removeFirst();
    }
    watchers.removeIf(Watcher::isGone);
    watchers.forEach(w -> w.tell(new Watcher.News.Told(frame(w.seat(), frames))));
  }

  static Frame frame(Seat seat, Map<Seat, Frame> frames) {
    Frame frame = frames.get(seat);
    if (frame == null) {
      throw new IllegalStateException("no frame for " + seat);
    }
    return frame;
  }

  /**
   * The frames after a number that are still at hand; null if some are not.
   *
   * @param last the number of the last frame there is
   */
  @Nullable List<Frame> recent(Seat seat, int after, int last) {
    int first = last - recent.size() + 1;
    return after + 1 < first
        ? null
        : recent.stream()
            .map(frames -> frame(seat, frames))
            .filter(frame -> frame.sequence() > after)
            .toList();
  }

  /** About how much memory the frames at hand take. */
  long weight() {
    long bytes = 0;
    for (Map<Seat, Frame> each : recent) {
      for (Frame frame : each.values()) {
        bytes += frame.length();
      }
    }
    return bytes;
  }
}
